import AccessibilityTree

extension AccessibilityOverrides {
  /// Puts what the app set itself over UIKit's defaults.
  func apply(to node: inout AccessibilityNode, in scene: ViewScene) {
    if let isAccessibilityElement { node.isAccessibilityElement = isAccessibilityElement }
    applyContent(to: &node.content, in: scene)
    if !isBasic { applyRare(to: &node, in: scene) }
    if node.accessibilityContainerType == .dataTable {
      node.dataTable = DataTable(
        rowCount: 0, columnCount: 0, rowHeaders: rowHeaders, columnHeaders: columnHeaders)
    }
  }

  /// What most views set.
  private func applyContent(to content: inout AccessibilityContent, in scene: ViewScene) {
    if let label {
      content.label = scene.text(label)
      if content.isNamedByFile { content.isNamedByFile = false }
    }
    if let value, !Self.tellsItsState(scene) { content.value = scene.text(value) }
    if let hint { content.hint = scene.text(hint) }
    if let traits {
      // What the control is at this moment stays true whatever the app sets.
      content.traits = traits.union(
        content.traits.intersection([.notEnabled, .selected, .isEditing]))
    }
  }

  /// A switch says whether it is on, whatever the app says (voiceover.md 3.6, 36).
  private static func tellsItsState(_ scene: ViewScene) -> Bool { scene.view.kind == .toggle }

  private func applyRare(to node: inout AccessibilityNode, in scene: ViewScene) {
    applyRareContent(to: &node.content, in: scene)
    if let frame { node.frame = frame }
    if let elements { node.accessibilityElements = elements }
    if let elementsHidden { node.accessibilityElementsHidden = elementsHidden }
    if let viewIsModal { node.accessibilityViewIsModal = viewIsModal }
    if let groupsChildren { node.shouldGroupAccessibilityChildren = groupsChildren }
    if let containerType { node.accessibilityContainerType = containerType }
    if let webRole {
      node.webRole = webRole
      if webRole == .radiogroup { node.numbering = .series }
    }
    if let positionInSet {
      node.position = .series(index: positionInSet, count: sizeOfSet ?? positionInSet)
    }
  }

  private func runs(_ descriptions: [AttributedRunDescription], in scene: ViewScene)
    -> [AttributedRun]
  {
    descriptions.map { description in
      var run = description.run
      run.text = scene.text(description.text) ?? ""
      return run
    }
  }

  private func applyRareContent(to content: inout AccessibilityContent, in scene: ViewScene) {
    if !attributedLabel.isEmpty {
      content.attributedLabel = runs(attributedLabel, in: scene)
      content.label = content.attributedLabel.map(\.text).joined()
      if content.isNamedByFile { content.isNamedByFile = false }
    }
    if !attributedValue.isEmpty, !Self.tellsItsState(scene) {
      content.attributedValue = runs(attributedValue, in: scene)
      content.value = content.attributedValue.map(\.text).joined()
    }
    if let language { content.language = language }
    if let activationPoint { content.activationPoint = activationPoint }
    if let respondsToUserInteraction {
      content.respondsToUserInteraction = respondsToUserInteraction
    }
    if let directTouchOptions { content.directTouchOptions = directTouchOptions }
    if let headingLevel { content.headingLevel = headingLevel }
    if let expandedStatus { content.expandedStatus = expandedStatus }
    if let isExpanded {
      content.expandedStatus = isExpanded.isOn(in: scene.state) ? .expanded : .collapsed
    }
    for (states, switchable) in webStates where switchable.isOn(in: scene.state) {
      content.webStates.formUnion(states)
    }
    if let roleDescription { content.roleDescription = scene.text(roleDescription) }
    if !customActions.isEmpty {
      content.customActions = customActions.compactMap { scene.text($0.name) }
    }
    if !customContent.isEmpty {
      content.customContent = customContent.map {
        CustomContent(
          label: scene.text($0.label) ?? "", value: scene.text($0.value) ?? "",
          isHighImportance: $0.isHighImportance)
      }
    }
    if !customRotors.isEmpty { content.customRotors = customRotors }
    if !userInputLabels.isEmpty {
      content.userInputLabels = userInputLabels.compactMap { scene.text($0) }
    }
    if rowRange != nil || columnRange != nil {
      var cell = TableCell()
      cell.row = rowRange?.lowerBound
      cell.column = columnRange?.lowerBound
      cell.rowSpan = rowRange?.count ?? 1
      cell.columnSpan = columnRange?.count ?? 1
      content.tableCell = cell
    }
  }
}
