import AccessibilityTree
import Simulation
import SpaceAndTime

extension SystemScreen {
  /// Points from row to row, at the usual size of texts.
  private static let rowHeight = 56.0

  /// The screen as an app's screen, so that it is heard, explored and drawn like any other.
  ///
  /// Rows are as much higher as their texts are larger.
  func description(_ size: Size, textScale: Double = 1) -> ScreenDescription {
    let rowHeight = Self.rowHeight * textScale
    var screen = ScreenDescription(id: kind.rawValue, title: .plain(title))
    screen.size = size
    screen.language = language
    let width = screen.size.width
    var list = view("list", "scrollView", Rect(origin: .zero, size: screen.size))
    for (index, row) in rows.enumerated() {
      let top = 40 + Double(index) * rowHeight
      list.views.append(
        view(of: row, Rect(x: 20, y: top, width: width - 40, height: rowHeight - 8)))
    }
    screen.views = [list]
    screen.state = state
    return screen
  }

  /// What the controls hold at first, under the ids of their rows.
  private var state: [String: StateValue] {
    var state: [String: StateValue] = [:]
    for row in rows {
      switch row {
      case .toggle(let id, _, let isOn): state[id] = .flag(isOn)
      case .slider(let id, _, let value): state[id] = .number(Double(value))
      case .seconds(let id, _, let value, _, _): state[id] = .number(value)
      case .choice(let id, _, _, let chosen): state[id] = .number(Double(chosen))
      case .field(let id, _, _):
        state[id] = .text("")
        state[Self.submits] = .number(0)
      case .heading, .text, .button, .item: break
      }
    }
    return state
  }

  private func view(of row: Row, _ frame: Rect) -> ViewDescription {
    switch row {
    case .heading(let id, let text):
      var heading = view(id, "label", frame, text)
      heading.accessibility.traits = [.staticText, .header]
      return heading
    case .text(let id, let text, let hint):
      var label = view(id, "label", frame, text)
      label.accessibility.hint = hint.map(TextTemplate.plain)
      return label
    case .button(let id, let text, let value, let hint):
      // Whoever looks on sees the value too.
      var button = view(id, "button", frame, value.map { "\(text): \($0)" } ?? text)
      button.accessibility.label = .plain(text)
      button.accessibility.value = value.map(TextTemplate.plain)
      button.accessibility.hint = hint.map(TextTemplate.plain)
      // The session answers; the empty list tells the reader that somebody does.
      button.handlers[.activate] = []
      return button
    case .toggle(let id, let text, _):
      var toggle = view(id, "switch", frame, text)
      toggle.content.bind = id
      return toggle
    case .slider(let id, let text, _):
      var slider = view(id, "slider", frame, text)
      slider.content.minimumValue = 0
      slider.content.maximumValue = 100
      slider.content.bind = id
      return slider
    case .choice(let id, let text, let options, _):
      var picker = view(id, "picker", frame, text)
      picker.content.items = options.map(TextTemplate.plain)
      picker.content.bind = id
      return picker
    case .item(let id, let text, let value, let isSelected, let actions, let hint, let language):
      var item = view(id, "button", frame, text)
      item.accessibility.value = value.map(TextTemplate.plain)
      item.isSelected = .always(isSelected)
      item.accessibility.hint = hint.map(TextTemplate.plain)
      item.accessibility.language = language
      item.accessibility.customActions = actions.map { CustomActionDescription(name: .plain($0)) }
      item.handlers[.activate] = []
      return item
    case .field(let id, let text, let longest):
      var field = view(id, "textField", frame)
      field.accessibility.label = .plain(text)
      field.content.bind = id
      field.content.maximumLength = longest
      field.handlers[.submit] = [
        .add(
          name: .plain(Self.submits), value: .fixed(.number(1)), atLeast: nil, atMost: nil)
      ]
      return field
    case .seconds(let id, let text, _, let range, let spoken):
      var slider = view(id, "slider", frame, text)
      slider.content.minimumValue = range.lowerBound
      slider.content.maximumValue = range.upperBound
      slider.content.bind = id
      slider.accessibility.value = try? TextTemplate(parsing: spoken)
      return slider
    }
  }

  private func view(
    _ id: String, _ kind: String, _ frame: Rect, _ text: String? = nil
  ) -> ViewDescription {
    guard let kind = ViewKindCatalog.kind(named: kind) else {
      preconditionFailure("There is no kind of view called \(kind)")
    }
    var view = ViewDescription(id: id, kind: kind, frame: frame)
    view.content.text = text.map(TextTemplate.plain)
    return view
  }
}
