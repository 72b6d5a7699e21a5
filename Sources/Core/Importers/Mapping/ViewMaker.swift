import AccessibilityTree
import Simulation
import SpaceAndTime

/// Makes one view of one node: its kind, and every property in which it differs from the kind.
struct ViewMaker {
  private static let longestLabel = 2_000

  private let tree: DumpTree
  private let platform: AppPlatform
  private var ids = ViewIDs()
  private(set) var notes = ImportNotes()
  private(set) var rightToLeft = 0
  private(set) var leftToRight = 0

  init(_ tree: DumpTree, platform: AppPlatform) {
    self.tree = tree
    self.platform = platform
  }

  var isRightToLeft: Bool { rightToLeft > leftToRight }

  /// True for what scrolls, groups or hides others, and holds a stop.
  func isContainer(_ index: Int) -> Bool {
    let node = tree.nodes[index]
    guard node.states.contains(.holdsStop) else { return false }
    if node.states.contains(.keepsOrder) || node.states.contains(.isModal) { return true }
    if node.texts?.details?.containerType != nil { return true }
    return KindOfView.container(node, isStop: false) != nil
  }

  /// What is inside a stop and says more than the stop does: it can't be reached, which is a
  /// finding.
  func isWorthKeeping(_ index: Int, inside stop: ViewDescription) -> Bool {
    let node = tree.nodes[index]
    guard node.role.isControl || node.role == .text else { return false }
    guard let said = node.texts?.label ?? node.texts?.value, !said.isEmpty else {
      return node.role.isControl
    }
    let heard = [stop.content.text, stop.accessibility.label, stop.accessibility.value].compactMap {
      template -> String? in
      if case .plain(let text)? = template { text } else { nil }
    }
    // A label that long holds the texts of everything inside of it.
    guard heard.allSatisfy({ $0.utf8.count <= Self.longestLabel }) else { return false }
    return !heard.contains { $0.holds(said) }
  }

  /// True where the view stands for everything inside of the node.
  func isWhole(_ index: Int) -> Bool {
    tree.nodes[index].role == .segmentedControl && segments(of: index) != nil
  }

  mutating func view(of index: Int, isStop: Bool) -> ViewDescription {
    let node = tree.nodes[index]
    let texts = node.texts
    let name =
      (isStop ? nil : KindOfView.container(node, isStop: isStop))
      ?? KindOfView.stop(node, isTab: isInTabBar(index), platform: platform)
    var view = ViewDescription(
      id: ids.id(identifier: texts?.identifier, label: texts?.label ?? texts?.value, kind: name),
      kind: KindOfView.kind(name), frame: .zero)
    if node.states.contains(.isHidden) { view.isHidden = .always(true) }
    if node.states.contains(.isDisabled), isStop { view.isEnabled = .always(false) }
    if isStop {
      let said = texts?.label ?? texts?.value ?? ""
      let isASCII = said.utf8.allSatisfy { $0 < 0x80 }
      if isASCII { leftToRight += said.isEmpty ? 0 : 1 } else { countScript(of: said) }
      if !isASCII, Self.looksTwiceEncoded(said) {
        notes.add(.unknown, "how some texts read: they were encoded twice, and are kept so")
      }
      StopContent(node, kind: name, isInNavigationBar: isInside(index, .navigationBar))
        .fill(&view, &notes)
    } else {
      fillContainer(&view, index)
    }
    if let details = texts?.details { Self.fill(&view, details) }
    return view
  }

  private func fillContainer(_ view: inout ViewDescription, _ index: Int) {
    let node = tree.nodes[index]
    if node.states.contains(.isModal), !node.role.isModal { view.accessibility.viewIsModal = true }
    if let items = segments(of: index) {
      view.content.items = items.map { .plain($0.title) }
      view.content.selectedIndex = items.firstIndex(where: \.isSelected)
    }
    if node.states.contains(.keepsOrder) { view.accessibility.groupsChildren = true }
    if node.texts?.details?.containerType != nil, let label = node.texts?.label, !label.isEmpty {
      view.accessibility.label = .plain(label)
    }
  }

  private static func fill(_ view: inout ViewDescription, _ details: DumpDetails) {
    view.accessibility.activationPoint = details.activationPoint
    view.accessibility.containerType = details.containerType
    view.accessibility.customContent = details.customContent.map {
      CustomContentDescription(
        label: .plain($0.label), value: .plain($0.value), isHighImportance: $0.isHighImportance)
    }
    view.accessibility.userInputLabels = details.userInputLabels.map { .plain($0) }
    view.accessibility.respondsToUserInteraction = details.respondsToUserInteraction
    view.accessibility.rowRange = details.rowRange
    view.accessibility.columnRange = details.columnRange
    if let size = details.contentSize, view.kind.contentKeys.contains("contentSize") {
      view.content.contentSize = size
    }
  }

  /// The titles of a segmented control where all it holds are buttons with a label.
  private func segments(of index: Int) -> [(title: String, isSelected: Bool)]? {
    guard tree.nodes[index].role == .segmentedControl else { return nil }
    var items: [(title: String, isSelected: Bool)] = []
    for inside in (index + 1)..<Int(tree.nodes[index].end) {
      let node = tree.nodes[inside]
      guard node.states.contains(.isStop) else { continue }
      guard node.role == .button, let label = node.texts?.label, !label.isEmpty else { return nil }
      items.append((label, StopContent.isSelected(node)))
    }
    return items.isEmpty ? nil : items
  }

  private func isInTabBar(_ index: Int) -> Bool { isInside(index, .tabBar) }

  /// True where one of the nearest nodes around is of this role.
  private func isInside(_ index: Int, _ role: DumpRole) -> Bool {
    var parent = tree.nodes[index].parent
    var steps = 0
    while parent >= 0, steps < 8 {
      if tree.nodes[Int(parent)].role == role { return true }
      parent = tree.nodes[Int(parent)].parent
      steps += 1
    }
    return false
  }

  /// UTF-8 that was taken for Latin-1 and encoded again: a leading byte and a following one, each
  /// as a character.
  private static func looksTwiceEncoded(_ text: String) -> Bool {
    var previous: UInt32 = 0
    for scalar in text.unicodeScalars {
      if (0xC3...0xF4).contains(previous), (0x80...0xBF).contains(scalar.value) { return true }
      previous = scalar.value
    }
    return false
  }

  /// Hebrew, Arabic and their neighbors go from right to left; a text counts for one side.
  private mutating func countScript(of text: String) {
    var right = 0
    var left = 0
    for scalar in text.unicodeScalars.prefix(200) where scalar.properties.isAlphabetic {
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF: right += 1
      default: left += 1
      }
    }
    if right > left { rightToLeft += 1 } else { leftToRight += 1 }
  }
}
