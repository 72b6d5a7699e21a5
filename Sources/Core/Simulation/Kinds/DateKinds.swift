import AccessibilityTree
import SpaceAndTime

/// `UIDatePickerStyle`.
public enum DatePickerStyle: String, Hashable, Sendable, CaseIterable {
  /// Each wheel is a `picker` inside it.
  case wheels
  /// A button with the date, which opens a calendar.
  case compact
  /// The calendar itself.
  case inline
}

extension ViewKind {
  /// `UIDatePicker`; its value is a day such as "2026-12-04".
  static let datePicker = ViewKind(
    "datePicker", aliases: ["DatePicker"],
    contentKeys: ["preferredDatePickerStyle", "date", "bind"],
    describe: { scene, node in
      node.shouldGroupAccessibilityChildren = true
      switch scene.content.datePickerStyle {
      case .wheels: break
      case .compact: describeCompact(scene, &node)
      case .inline: addCalendar(scene, to: &node, in: scene.frame)
      }
    },
    initialValue: { content in
      content.datePickerStyle == .wheels ? nil : .text(content.date ?? firstDay.text)
    },
    respond: { event, scene in
      guard case .activate(let part?) = event, scene.content.datePickerStyle != .wheels else {
        return nil
      }
      switch part {
      case "button":
        return .aside(ViewScene.isOpen, .flag(true), focus: "month", change: .popover)
      case "dismiss": return scene.closing
      case "previous": return .aside(shown, .text(scene.shownMonth.firstOfMonth(-1).text))
      case "next": return .aside(shown, .text(scene.shownMonth.firstOfMonth(1).text))
      default:
        guard let number = Int(part), (1...scene.shownMonth.daysInMonth).contains(number) else {
          return nil
        }
        var day = scene.shownMonth
        day.day = number
        return .value(.text(day.text))
      }
    })

  /// Where a screen names no day.
  fileprivate static let firstDay = CalendarDay(year: 2026, month: 1, day: 1)
  /// Name of what a date picker remembers beside its value.
  fileprivate static let shown = "shownMonth"

  private static func describeCompact(_ scene: ViewScene, _ node: inout AccessibilityNode) {
    var button = scene.part("button", frame: scene.frame)
    button.content.label = scene.texts.datePicker
    button.content.value = scene.texts.date(of: scene.chosenDay)
    button.content.traits = .button
    guard scene.aside(ViewScene.isOpen)?.isTrue == true else {
      node.children.append(button)
      return
    }
    // Open, the calendar is all there is, as a popover.
    node.accessibilityViewIsModal = true
    let frame = scene.frame
    let size = Size(width: max(frame.size.width, 7 * 44), height: 8 * 44)
    addCalendar(
      scene, to: &node,
      in: Rect(origin: Point(x: frame.minX, y: frame.maxY), size: size))
    var dismiss = scene.part(
      "dismiss",
      frame: Rect(x: frame.minX, y: frame.maxY + 7 * 44, width: size.width, height: 44))
    dismiss.content.label = scene.texts.dismissPopup
    dismiss.content.traits = .button
    node.children.append(dismiss)
  }

  /// The month, the ways to its neighbors, and its days in weeks from Monday.
  private static func addCalendar(
    _ scene: ViewScene, to node: inout AccessibilityNode, in frame: Rect
  ) {
    let month = scene.shownMonth
    let width = frame.size.width / 7
    let height = 44.0
    func place(_ column: Int, _ row: Int, _ columns: Int = 1) -> Rect {
      Rect(
        x: frame.minX + Double(column) * width, y: frame.minY + Double(row) * height,
        width: Double(columns) * width, height: height)
    }
    func add(
      _ name: String, _ label: String, _ frame: Rect, _ traits: AccessibilityTraits = .button
    ) {
      var part = scene.part(name, frame: frame)
      part.content.label = label
      part.content.traits = traits
      if !scene.isEnabled { part.content.traits.insert(.notEnabled) }
      node.children.append(part)
    }
    add("month", scene.texts.month(of: month), place(0, 0, 5), .header)
    add("previous", scene.texts.previousMonth, place(5, 0))
    add("next", scene.texts.nextMonth, place(6, 0))
    for number in 1...month.daysInMonth {
      var day = month
      day.day = number
      let cell = month.weekday + number - 1
      add(
        String(number), scene.texts.day(day), place(cell % 7, 1 + cell / 7),
        day == scene.chosenDay ? [.button, .selected] : .button)
    }
  }
}

extension ViewScene {
  fileprivate var chosenDay: CalendarDay {
    CalendarDay(value?.description ?? "") ?? ViewKind.firstDay
  }

  /// The month that the calendar shows, by its first day.
  fileprivate var shownMonth: CalendarDay {
    let shown = aside(ViewKind.shown).flatMap { CalendarDay($0.description) }
    return shown ?? chosenDay.firstOfMonth()
  }
}

extension SystemTexts {
  fileprivate func date(of day: CalendarDay) -> String { fill(date, day) }

  fileprivate func day(_ day: CalendarDay) -> String { fill(calendarDay, day) }

  fileprivate func month(of day: CalendarDay) -> String { fill(calendarMonth, day) }

  private func fill(_ text: String, _ day: CalendarDay) -> String {
    func name(_ names: String, _ index: Int) -> String {
      let names = names.split(separator: " ")
      return names.indices.contains(index) ? String(names[index]) : String(index + 1)
    }
    return Self.fill(
      text,
      [
        ("weekday", name(weekdays, day.weekday)), ("month", name(months, day.month - 1)),
        ("monthOfDate", name(monthsOfDates, day.month - 1)), ("day", String(day.day)),
        ("year", String(day.year)),
      ])
  }
}
