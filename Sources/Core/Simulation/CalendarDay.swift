/// A day of the calendar, without time and place: "2026-12-04".
struct CalendarDay: Hashable, Sendable {
  var year: Int
  /// 1 to 12.
  var month: Int
  /// From 1.
  var day: Int

  init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// Nil where the text is no day between the years 1 and 9999.
  init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2],
      (1...9999).contains(year), (1...12).contains(month)
    else { return nil }
    self.init(year: year, month: month, day: day)
    guard (1...daysInMonth).contains(day) else { return nil }
  }

  var text: String {
    func digits(_ number: Int, _ count: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    return "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))"
  }

  var daysInMonth: Int {
    switch month {
    case 2: isLeapYear ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private var isLeapYear: Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }

  /// From 0 for Monday to 6 for Sunday.
  var weekday: Int {
    // Zeller's congruence counts January and February with the year before.
    let (m, y) = month < 3 ? (month + 12, year - 1) : (month, year)
    let century = y / 100
    let sum = day + 13 * (m + 1) / 5 + y % 100 + (y % 100) / 4 + century / 4 + 5 * century
    return (sum + 5) % 7
  }

  /// The first day of the month that is so many months later.
  func firstOfMonth(_ months: Int = 0) -> CalendarDay {
    let count = year * 12 + month - 1 + months
    return CalendarDay(year: count / 12, month: count % 12 + 1, day: 1)
  }
}
