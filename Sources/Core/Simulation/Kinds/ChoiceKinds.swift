import AccessibilityTree

extension ViewKind {
  /// `UISegmentedControl`: a button for each segment.
  static let segmentedControl = ViewKind(
    "segmentedControl", contentKeys: ["items", "selectedIndex", "bind"],
    describe: { scene, node in
      node.numbering = .series
      let frames = scene.columns(scene.content.items.count)
      for (index, item) in scene.content.items.enumerated() {
        var segment = scene.part(String(index + 1), frame: frames[index])
        segment.content.label = scene.text(item)
        segment.content.traits = .button
        if scene.chosenIndex == index { segment.content.traits.insert(.selected) }
        if !scene.isEnabled { segment.content.traits.insert(.notEnabled) }
        node.children.append(segment)
      }
    },
    initialValue: { .number(Double($0.selectedIndex ?? -1)) },
    respond: { event, scene in scene.chosen(by: event) })

  /// A wheel (one column of a `UIPickerView`, SwiftUI's `Picker` in wheel style).
  static let picker = ViewKind(
    "picker", aliases: ["pickerView"],
    contentKeys: ["text", "items", "selectedIndex", "bind"],
    describe: { scene, node in
      node.isAccessibilityElement = true
      node.content.label = scene.text(scene.content.text)
      if let index = scene.chosenIndex {
        node.content.value = scene.text(scene.content.items[index])
        node.position = .series(index: index + 1, count: scene.content.items.count)
      }
      node.content.roleDescription = scene.texts.pickerItem
      node.content.traits = .adjustable
    },
    initialValue: { .number(Double($0.selectedIndex ?? 0)) },
    respond: { event, scene in scene.moved(by: event, count: scene.content.items.count) })

  /// `UITabBar`: its items are written as `items`, or as views of the kind `tabBarItem`.
  static let tabBar = ViewKind(
    "tabBar", aliases: ["TabView"], contentKeys: ["items", "selectedIndex", "bind"],
    describe: { scene, node in
      node.numbering = .tabBarItems
      node.content.traits = .tabBar
      let frames = scene.columns(scene.content.items.count)
      for (index, item) in scene.content.items.enumerated() {
        var tab = scene.part(String(index + 1), frame: frames[index])
        tab.content.label = scene.text(item)
        tab.content.traits = [.button, .tabBarItem]
        if scene.chosenIndex == index { tab.content.traits.insert(.selected) }
        node.children.append(tab)
      }
    },
    initialValue: { .number(Double($0.selectedIndex ?? -1)) },
    respond: { event, scene in scene.chosen(by: event) })

  /// `UITabBarItem`; a disabled one is not called dimmed (voiceover.md 3.6, 44).
  static let tabBarItem = ViewKind(
    "tabBarItem", contentKeys: ["text", "image", "badgeValue"]
  ) { scene, node in
    node.isAccessibilityElement = true
    node.content.label = scene.text(scene.content.text)
    node.content.traits = [.button, .tabBarItem]
    if let badge = scene.text(scene.content.badgeValue), !badge.isEmpty {
      let texts = scene.texts
      node.content.value =
        Int(badge).map { count in
          let text = count == 1 ? texts.badgeItem : texts.badgeItems
          return SystemTexts.fill(text, [("count", badge)])
        } ?? badge
    }
  }
}

extension ViewScene {
  /// The index that the value chooses among the items; nil where it chooses none.
  var chosenIndex: Int? {
    guard let value, let index = Int(exactly: value.number.rounded()),
      content.items.indices.contains(index)
    else { return nil }
    return index
  }

  /// The part that was activated becomes the value; parts are named from 1.
  func chosen(by event: ControlEvent) -> ControlResponse? {
    guard case .activate(let part) = event, let number = part.flatMap({ Int($0) }),
      content.items.indices.contains(number - 1)
    else { return nil }
    return .value(.number(Double(number - 1)))
  }
}
