import Simulation
import Typing

/// The keys for what a view shows; each kind has its own part of them.
enum ContentFields {
  typealias Read = FieldTable<ViewFields.Draft>.Read

  static let rows: [String: Read] = [
    "text": row("text") { (content, value, reading) throws(FileProblem) in
      content.text = try reading.template(value)
    },
    "image": row("image") { (content, value, reading) throws(FileProblem) in
      content.image = try reading.text(value, "the file name of an image")
    },
    "decorative": row("decorative") { (content, value, reading) throws(FileProblem) in
      content.isDecorative = try reading.flag(value)
    },
    "placeholder": row("placeholder") { (content, value, reading) throws(FileProblem) in
      content.placeholder = try reading.template(value)
    },
    "message": row("message") { (content, value, reading) throws(FileProblem) in
      content.message = try reading.template(value)
    },
    "bind": row("bind") { (content, value, reading) throws(FileProblem) in
      let name = try reading.text(value, "the name of a value")
      reading.mention(.state, name, at: value.offset)
      content.bind = name
    },
    "isOn": row("isOn") { (content, value, reading) throws(FileProblem) in
      content.isOn = try reading.flag(value)
    },
    "value": row("value") { (content, value, reading) throws(FileProblem) in
      content.value = try reading.number(value)
    },
    "minimumValue": row("minimumValue") { (content, value, reading) throws(FileProblem) in
      content.minimumValue = try reading.number(value)
    },
    "maximumValue": row("maximumValue") { (content, value, reading) throws(FileProblem) in
      content.maximumValue = try reading.number(value)
    },
    "stepValue": row("stepValue") { (content, value, reading) throws(FileProblem) in
      content.stepValue = try reading.number(value, in: 0.000_001...1e9)
    },
    "progress": row("progress") { (content, value, reading) throws(FileProblem) in
      content.progress = try reading.number(value, in: 0...1)
    },
    "isAnimating": row("isAnimating") { (content, value, reading) throws(FileProblem) in
      content.isAnimating = try reading.flag(value)
    },
    "numberOfPages": row("numberOfPages") { (content, value, reading) throws(FileProblem) in
      content.numberOfPages = try reading.integer(value, in: 0...10_000)
    },
    "currentPage": row("currentPage") { (content, value, reading) throws(FileProblem) in
      content.currentPage = try reading.integer(value, in: 0...10_000)
    },
    "items": row("items") { (content, value, reading) throws(FileProblem) in
      content.items = try reading.templates(value, of: "texts")
    },
    "selectedIndex": row("selectedIndex") { (content, value, reading) throws(FileProblem) in
      content.selectedIndex = try reading.integer(value, in: 0...10_000)
    },
    "badgeValue": row("badgeValue") { (content, value, reading) throws(FileProblem) in
      content.badgeValue = try reading.template(value)
    },
    "backButtonTitle": row("backButtonTitle") { (content, value, reading) throws(FileProblem) in
      content.backButtonTitle = try reading.template(value)
    },
    "contentSize": row("contentSize") { (content, value, reading) throws(FileProblem) in
      content.contentSize = try reading.size(value)
    },
    "isPagingEnabled": row("isPagingEnabled") { (content, value, reading) throws(FileProblem) in
      content.isPagingEnabled = try reading.flag(value)
    },
    "preferredDatePickerStyle": row("preferredDatePickerStyle") {
      (content, value, reading) throws(FileProblem) in
      content.datePickerStyle = try reading.choice(
        value, "a style of date picker", of: DatePickerStyle.self)
    },
    "date": row("date") { (content, value, reading) throws(FileProblem) in
      let text = try reading.text(value, "a day, such as \"2026-12-04\"")
      guard ViewContent.isDay(text) else {
        throw reading.problem(
          at: value.offset, "There is no day \(text). Write it as in \"2026-12-04\".")
      }
      content.date = text
    },
    "suggestions": row("suggestions") { (content, value, reading) throws(FileProblem) in
      content.suggestions = try reading.texts(value, of: "words")
    },
    "misspellings": row("misspellings") { (content, value, reading) throws(FileProblem) in
      for entry in try reading.entries(value, "corrections by misspelled word") {
        content.misspellings[entry.key] = try reading.texts(entry.value, of: "words")
      }
    },
    "keyboardType": row("keyboardType") { (content, value, reading) throws(FileProblem) in
      content.keyboardType = try reading.choice(
        value, "the type of a keyboard", of: KeyboardType.self)
    },
    "returnKeyType": row("returnKeyType") { (content, value, reading) throws(FileProblem) in
      content.returnKeyType = try reading.choice(
        value, "the type of a return key", of: ReturnKeyType.self)
    },
    "clearButtonMode": row("clearButtonMode") { (content, value, reading) throws(FileProblem) in
      content.clearButtonMode = try reading.choice(
        value, "when a clear button is there", of: ClearButtonMode.self)
    },
    "isEditable": row("isEditable") { (content, value, reading) throws(FileProblem) in
      content.isEditable = try reading.flag(value)
    },
    "maximumLength": row("maximumLength") { (content, value, reading) throws(FileProblem) in
      content.maximumLength = try reading.integer(value, in: 0...100_000)
    },
    "menu": row("menu") { (content, value, reading) throws(FileProblem) in
      content.menu = try ViewFields.views(value, reading, isInMenu: true)
    },
    "showsMenuAsPrimaryAction": row("showsMenuAsPrimaryAction") {
      (content, value, reading) throws(FileProblem) in
      content.showsMenuAsPrimaryAction = try reading.flag(value)
    },
    "changesSelectionAsPrimaryAction": row("changesSelectionAsPrimaryAction") {
      (content, value, reading) throws(FileProblem) in
      content.changesSelectionAsPrimaryAction = try reading.flag(value)
    },
    "links": row("links") { (content, value, reading) throws(FileProblem) in
      for item in try reading.list(value, of: "links") {
        content.links.append(try link(item, reading))
      }
    },
  ]

  private static func row(
    _ key: String,
    _ read:
      @escaping @Sendable (inout ViewContent, JSON5Value, FileReading) throws(FileProblem) -> Void
  ) -> Read {
    { (draft, value, reading) throws(FileProblem) in
      draft.contentKeys.append((key, value.offset))
      try read(&draft.content, value, reading)
    }
  }

  private static func link(_ value: JSON5Value, _ reading: FileReading) throws(FileProblem)
    -> LinkDescription
  {
    var link = LinkDescription(text: "", destination: "")
    try linkTable.read(value, into: &link, reading)
    guard !link.text.isEmpty else {
      throw reading.problem(at: value.offset, "This link has no text.")
    }
    if link.destination.isEmpty { link.destination = link.text }
    return link
  }

  private static let linkTable = FieldTable<LinkDescription>(
    "a link",
    [
      "text": { (link, value, reading) throws(FileProblem) in link.text = try reading.text(value) },
      "destination": { (link, value, reading) throws(FileProblem) in
        link.destination = try reading.text(value)
      },
      "do": { (link, value, reading) throws(FileProblem) in
        link.actions = try reading.actions(value)
      },
    ])
}
