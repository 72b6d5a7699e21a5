/// Which of a word's two or three plural forms, as a screen's author writes them, fits a number.
enum PluralForms {
  /// The form's index. Two forms are one and other; three are one, few and many, and only East
  /// Slavic languages tell the last two apart.
  static func index(for number: Double, of count: Int, language: String) -> Int {
    let isWhole = number == number.rounded() && number.magnitude < 1e15
    let whole = isWhole ? Int(number.magnitude) : 0
    let last = count - 1
    guard isWhole else { return last }
    switch language.prefix(2) {
    case "ru", "uk", "be":
      if whole % 10 == 1, whole % 100 != 11 { return 0 }
      guard count > 2 else { return last }
      return (2...4).contains(whole % 10) && !(12...14).contains(whole % 100) ? 1 : 2
    default:
      return whole == 1 ? 0 : last
    }
  }
}
