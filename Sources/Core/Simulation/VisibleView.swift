import AccessibilityTree
import SpaceAndTime

/// What the eye would see of one view, for drawing the screen when the curtain is up.
public struct VisibleView: Hashable, Sendable {
  public var id: String
  public var kind: ViewKind
  /// Where it is on the glass, scrolling included.
  public var frame: Rect
  /// The part of the glass that the views around it leave to it; never empty.
  public var window: Rect
  /// A title, a label's text, what a field holds, or a key's letter.
  public var text: String?
  /// The file name of an image.
  public var image: String?
  /// True where the text is a placeholder.
  public var isPlaceholder = false
  public var isEnabled = true
  public var isSelected = false
  /// A switch that is on: 1; a slider, a progress bar: how far along, 0 to 1.
  public var share: Double?
  /// True for the field that is being edited.
  public var isEditing = false

  public init(id: String, kind: ViewKind, frame: Rect, window: Rect) {
    self.id = id
    self.kind = kind
    self.frame = frame
    self.window = window
  }
}

extension SimulatedApp {
  /// The views that can be seen now, from back to front, the keyboard last.
  public var visibleViews: [VisibleView] {
    var painter = VisibleViews(builder: builder)
    painter.collect(
      from: 0, to: simulated.records.count, scrolled: .zero,
      window: Rect(origin: .zero, size: screen.size))
    if let banner {
      let node = Banner.node(banner.text, width: screen.size.width)
      var look = VisibleView(id: node.id, kind: .button, frame: node.frame, window: node.frame)
      look.text = banner.text
      painter.views.append(look)
    }
    painter.addKeyboard()
    return painter.views
  }
}

/// Walks a screen from back to front.
private struct VisibleViews {
  let builder: NodeBuilder
  var views: [VisibleView] = []

  init(builder: NodeBuilder) {
    self.builder = builder
  }

  mutating func collect(from start: Int, to end: Int, scrolled: Point, window: Rect) {
    var index = start
    while index < end {
      let record = builder.screen.records[index]
      if !builder.isHidden(index) { add(index, record, scrolled: scrolled, window: window) }
      index = record.end
    }
  }

  private mutating func add(
    _ index: Int, _ record: SimulatedScreen.Record, scrolled: Point, window: Rect
  ) {
    let frame = record.frame.offset(by: scrolled * -1)
    let isSeen = !frame.intersection(window).isEmpty
    let clips = record.view.clipsToBounds || record.view.isScrollView
    guard isSeen || !clips else { return }
    let scene = builder.scene(at: index)
    if isSeen { views.append(look(of: scene, frame: frame, window: window)) }
    var inside = window
    var way = scrolled
    if clips { inside = frame.intersection(window) }
    if let area = scene.scrolling { way = way + area.offset }
    addParts(of: scene, scrolled: scrolled, window: window)
    if record.end > index + 1 {
      collect(from: index + 1, to: record.end, scrolled: way, window: inside)
    }
  }

  private func look(of scene: ViewScene, frame: Rect, window: Rect) -> VisibleView {
    let content = scene.content
    var look = VisibleView(
      id: scene.view.id, kind: scene.view.kind, frame: frame,
      window: frame.intersection(window))
    look.image = content.image
    look.isEnabled = scene.isEnabled
    look.isSelected = scene.isSelected
    look.isEditing = scene.editingSelection != nil
    switch scene.view.kind {
    case .textField, .secureField, .searchField, .textView:
      let text = scene.value?.description ?? ""
      look.isPlaceholder = text.isEmpty
      look.text = text.isEmpty ? scene.text(content.placeholder) : text
      if scene.view.kind == .secureField, !text.isEmpty {
        look.text = String(repeating: "•", count: text.count)
      }
    case .toggle:
      look.share = scene.value?.isTrue == true ? 1 : 0
      look.text = scene.text(content.text)
    case .slider, .progress, .swiftUIProgressView: look.share = scene.share
    case .picker: look.text = scene.chosenIndex.flatMap { scene.text(content.items[$0]) }
    // Their titles are parts of their own.
    case .navigationBar, .alert, .actionSheet: break
    // What an app draws there itself is not known: what it is called stands for it.
    case .element, .cell:
      look.text = scene.hasViews ? nil : scene.text(scene.view.accessibility.label)
    default: look.text = scene.text(content.text)
    }
    return look
  }

  /// What the kind makes itself: segments, tabs, a bar's title.
  private mutating func addParts(of scene: ViewScene, scrolled: Point, window: Rect) {
    var node = AccessibilityNode(id: scene.view.id, frame: scene.frame)
    scene.describe(&node)
    for part in node.children + [scene.clearButton].compactMap({ $0 }) {
      let frame = part.frame.offset(by: scrolled * -1)
      let seen = frame.intersection(window)
      guard !seen.isEmpty else { continue }
      var look = VisibleView(id: part.id, kind: .button, frame: frame, window: seen)
      look.text = part.content.label
      look.isSelected = part.content.traits.contains(.selected)
      look.isEnabled = scene.isEnabled
      if part.content.traits.isDisjoint(with: .button) { look.kind = .label }
      views.append(look)
    }
  }

  mutating func addKeyboard() {
    guard let editing = builder.editing else { return }
    let node = builder.keyboard(for: editing).node(for: editing)
    views.append(VisibleView(id: node.id, kind: .view, frame: node.frame, window: node.frame))
    for key in node.children {
      var look = VisibleView(id: key.id, kind: .button, frame: key.frame, window: key.frame)
      look.text = key.content.label
      views.append(look)
    }
  }
}
