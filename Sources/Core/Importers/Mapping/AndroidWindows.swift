import SpaceAndTime

/// The windows of `uiautomator dump --windows`: bars of the system are no part of the app, and a
/// window over another one hides it.
struct AndroidWindows {
  struct Window {
    var type: String
    var layer: Int
    var isActive: Bool
    var frame: DumpFrame

    var isOfSystem: Bool { type.hasSuffix("SYSTEM") || type.hasSuffix("ACCESSIBILITY_OVERLAY") }
    var isApplication: Bool { type.hasSuffix("APPLICATION") }
  }

  private var windows: [(index: Int, window: Window)] = []

  var isEmpty: Bool { windows.isEmpty }

  mutating func open(_ index: Int, _ window: Window) { windows.append((index, window)) }

  func mark(in tree: inout DumpTree) {
    var bars = 0
    for (index, window) in windows where window.isOfSystem {
      tree.drop(index)
      bars += 1
    }
    tree.notes.add(
      .lost, bars, "window of the system, such as its bars",
      "windows of the system, such as its bars")
    let frames = windows.map(\.window.frame).filter { $0.isKnown && $0.maxX >= 1 && $0.maxY >= 1 }
    if tree.size == nil, let largest = frames.max(by: { $0.maxY < $1.maxY }) {
      tree.size = Size(width: Double(largest.maxX), height: Double(largest.maxY))
    }
    let applications = windows.filter { $0.window.isApplication }
    guard applications.count > 1,
      let front = applications.first(where: \.window.isActive)
        ?? applications.max(by: { $0.window.layer < $1.window.layer })
    else { return }
    tree.change(front.index) { $0.states.insert(.isModal) }
    tree.notes.add(
      .guessed, "the active one of \(applications.count) windows of the app hides the others")
  }
}
