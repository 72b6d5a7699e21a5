/// The command: arguments, the loop, the choice of backends.
@main
struct Curtain {
  static let version = "0.1.0"

  static func main() {
    print("curtain \(version)")
  }
}
