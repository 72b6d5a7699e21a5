import AccessibilityTree
import Simulation
import SpaceAndTime
import Speech

/// The accessibility properties of a view, under UIKit's names.
enum AccessibilityFields {
  typealias Read = FieldTable<ViewFields.Draft>.Read

  static let rows: [String: Read] = properties.merging(WebFields.rows) { own, _ in own }

  private static let properties: [String: Read] = [
    "isAccessibilityElement": row { (properties, value, reading) throws(FileProblem) in
      properties.isAccessibilityElement = try reading.flag(value)
    },
    "accessibilityLabel": row { (properties, value, reading) throws(FileProblem) in
      properties.label = try reading.template(value)
    },
    "accessibilityValue": row { (properties, value, reading) throws(FileProblem) in
      properties.value = try reading.template(value)
    },
    "accessibilityAttributedLabel": row { (properties, value, reading) throws(FileProblem) in
      properties.attributedLabel = try AttributedTextFields.runs(value, reading)
    },
    "accessibilityAttributedValue": row { (properties, value, reading) throws(FileProblem) in
      properties.attributedValue = try AttributedTextFields.runs(value, reading)
    },
    "accessibilityHint": row { (properties, value, reading) throws(FileProblem) in
      properties.hint = try reading.template(value)
    },
    "accessibilityTraits": row { (properties, value, reading) throws(FileProblem) in
      properties.traits = try traits(value, reading)
    },
    "accessibilityLanguage": row { (properties, value, reading) throws(FileProblem) in
      let language = try reading.language(value)
      reading.declare(viewLanguage: language)
      properties.language = language
    },
    "accessibilityFrame": row { (properties, value, reading) throws(FileProblem) in
      properties.frame = try reading.rect(value)
    },
    "accessibilityActivationPoint": row { (properties, value, reading) throws(FileProblem) in
      let numbers = try reading.numbers(value, "a point, [x, y]", count: 2)
      properties.activationPoint = Point(x: numbers[0], y: numbers[1])
    },
    "accessibilityElements": row { (properties, value, reading) throws(FileProblem) in
      _ = try reading.list(value, of: "ids of views")
      properties.elements = try reading.viewIDs(value)
    },
    "accessibilityElementsHidden": row { (properties, value, reading) throws(FileProblem) in
      properties.elementsHidden = try reading.flag(value)
    },
    "accessibilityViewIsModal": row { (properties, value, reading) throws(FileProblem) in
      properties.viewIsModal = try reading.flag(value)
    },
    "shouldGroupAccessibilityChildren": row { (properties, value, reading) throws(FileProblem) in
      properties.groupsChildren = try reading.flag(value)
    },
    "accessibilityContainerType": row { (properties, value, reading) throws(FileProblem) in
      properties.containerType = try reading.choice(
        value, "a container type", of: AccessibilityContainerType.self)
    },
    "accessibilityCustomActions": row { (properties, value, reading) throws(FileProblem) in
      properties.customActions = try customActions(value, reading)
    },
    "accessibilityCustomContent": row { (properties, value, reading) throws(FileProblem) in
      properties.customContent = try customContent(value, reading)
    },
    "accessibilityCustomRotors": row { (properties, value, reading) throws(FileProblem) in
      properties.customRotors = try customRotors(value, reading)
    },
    "accessibilityUserInputLabels": row { (properties, value, reading) throws(FileProblem) in
      properties.userInputLabels = try reading.templates(value, of: "texts")
    },
    "accessibilityRespondsToUserInteraction": row {
      (properties, value, reading) throws(FileProblem) in
      properties.respondsToUserInteraction = try reading.flag(value)
    },
    "accessibilityDirectTouchOptions": row { (properties, value, reading) throws(FileProblem) in
      var options: DirectTouchOptions = []
      for item in try reading.list(value, of: "options of direct touch") {
        options.insert(
          try reading.choice(
            item, "an option of direct touch",
            among: Dictionary(uniqueKeysWithValues: DirectTouchOptions.names)))
      }
      properties.directTouchOptions = options
    },
    "accessibilityHeadingLevel": row { (properties, value, reading) throws(FileProblem) in
      properties.headingLevel = try reading.integer(value, in: 0...6)
    },
    "accessibilityExpandedStatus": row { (properties, value, reading) throws(FileProblem) in
      if case .object = value.content {
        properties.isExpanded = try reading.switchable(value)
      } else {
        properties.expandedStatus = try reading.choice(
          value, "an expanded status", of: ExpandedStatus.self)
      }
    },
    "accessibilityRoleDescription": row { (properties, value, reading) throws(FileProblem) in
      properties.roleDescription = try reading.template(value)
    },
    "accessibilityRowRange": row { (properties, value, reading) throws(FileProblem) in
      properties.rowRange = try range(value, reading)
    },
    "accessibilityColumnRange": row { (properties, value, reading) throws(FileProblem) in
      properties.columnRange = try range(value, reading)
    },
    "accessibilityHeaderElementsForRow": row { (properties, value, reading) throws(FileProblem) in
      properties.rowHeaders = try headers(value, reading)
    },
    "accessibilityHeaderElementsForColumn": row {
      (properties, value, reading) throws(FileProblem) in
      properties.columnHeaders = try headers(value, reading)
    },
  ]

  /// A null is as if the property were never set.
  static func row(
    _ read:
      @escaping @Sendable (inout AccessibilityOverrides, JSON5Value, FileReading)
      throws(FileProblem) -> Void
  ) -> Read {
    { (draft, value, reading) throws(FileProblem) in
      if case .null = value.content { return }
      draft.hasAccessibility = true
      try read(&draft.accessibility, value, reading)
    }
  }

  private static func traits(_ value: JSON5Value, _ reading: FileReading) throws(FileProblem)
    -> AccessibilityTraits
  {
    var traits: AccessibilityTraits = []
    for item in try reading.list(value, of: "names of traits") {
      let name = try reading.text(item, "the name of a trait")
      guard let trait = AccessibilityTraits(name: name) else {
        throw reading.problem(
          at: item.offset,
          "There is no trait \(name)."
            + NearestName.suggestion(for: name, among: AccessibilityTraits.names.map(\.name)))
      }
      traits.insert(trait)
    }
    return traits
  }

  private static func customActions(_ value: JSON5Value, _ reading: FileReading)
    throws(FileProblem) -> [CustomActionDescription]
  {
    var actions: [CustomActionDescription] = []
    for item in try reading.list(value, of: "actions with a name") {
      if case .text = item.content {
        actions.append(CustomActionDescription(name: try reading.template(item)))
        continue
      }
      var action = CustomActionDescription(name: .plain(""))
      try actionTable.read(item, into: &action, reading)
      guard action.name != .plain("") else {
        throw reading.problem(at: item.offset, "This action has no name.")
      }
      actions.append(action)
    }
    return actions
  }

  private static let actionTable = FieldTable<CustomActionDescription>(
    "a custom action",
    [
      "name": { (action, value, reading) throws(FileProblem) in
        action.name = try reading.template(value)
      },
      "do": { (action, value, reading) throws(FileProblem) in
        action.actions = try reading.actions(value)
      },
    ])

  private static func customContent(_ value: JSON5Value, _ reading: FileReading)
    throws(FileProblem) -> [CustomContentDescription]
  {
    var contents: [CustomContentDescription] = []
    for item in try reading.list(value, of: "labels with values") {
      var content = CustomContentDescription(label: .plain(""), value: .plain(""))
      try contentTable.read(item, into: &content, reading)
      contents.append(content)
    }
    return contents
  }

  private static let contentTable = FieldTable<CustomContentDescription>(
    "a piece of custom content",
    [
      "label": { (content, value, reading) throws(FileProblem) in
        content.label = try reading.template(value)
      },
      "value": { (content, value, reading) throws(FileProblem) in
        content.value = try reading.template(value)
      },
      "importance": { (content, value, reading) throws(FileProblem) in
        content.isHighImportance = try reading.choice(
          value, "an importance", among: ["default": false, "high": true])
      },
    ])

  static func customRotors(_ value: JSON5Value, _ reading: FileReading)
    throws(FileProblem) -> [CustomRotor]
  {
    var rotors: [CustomRotor] = []
    for item in try reading.list(value, of: "rotors") {
      var rotor = CustomRotor(name: "", results: [])
      try rotorTable.read(item, into: &rotor, reading)
      if let type = rotor.systemType {
        guard rotor.name.isEmpty else {
          throw reading.problem(
            at: item.offset, "This rotor has a name and a systemType. Leave one of them out.")
        }
        rotor.name = type.rawValue
      }
      guard !rotor.name.isEmpty else {
        throw reading.problem(at: item.offset, "This rotor has neither a name nor a systemType.")
      }
      rotors.append(rotor)
    }
    return rotors
  }

  private static let rotorTable = FieldTable<CustomRotor>(
    "a custom rotor",
    [
      "name": { (rotor, value, reading) throws(FileProblem) in
        rotor.name = try reading.text(value)
      },
      "systemType": { (rotor, value, reading) throws(FileProblem) in
        rotor.systemType = try reading.choice(value, "a kind of rotor", of: SystemRotorType.self)
      },
      "results": { (rotor, value, reading) throws(FileProblem) in
        for item in try reading.list(value, of: "results") {
          var result = CustomRotor.Result(element: "")
          if case .text = item.content {
            result.element = try reading.viewIDs(item)[0]
          } else {
            try resultTable.read(item, into: &result, reading)
            guard !result.element.isEmpty else {
              throw reading.problem(at: item.offset, "This result has no element.")
            }
          }
          rotor.results.append(result)
        }
      },
    ])

  private static let resultTable = FieldTable<CustomRotor.Result>(
    "a result of a rotor",
    [
      "element": { (result, value, reading) throws(FileProblem) in
        result.element = try reading.text(value, "the id of a view")
        reading.mention(.view, result.element, at: value.offset)
      },
      "range": { (result, value, reading) throws(FileProblem) in
        result.range = try range(value, reading)
      },
    ])

  /// UIKit's ranges: where it begins and how long it is.
  private static func range(_ value: JSON5Value, _ reading: FileReading) throws(FileProblem)
    -> Range<Int>
  {
    let numbers = try reading.numbers(
      value, "a range, [first, length] counted from 0", count: 2)
    guard let first = Int(exactly: numbers[0]), let length = Int(exactly: numbers[1]), first >= 0,
      length >= 1
    else {
      throw reading.problem(
        at: value.offset, "A range is two whole numbers: the first from 0, the length from 1.")
    }
    return first..<(first + length)
  }

  /// `{ "0": ["id"] }`: ids of header cells by the row's or column's index.
  private static func headers(_ value: JSON5Value, _ reading: FileReading) throws(FileProblem)
    -> [Int: [String]]
  {
    var headers: [Int: [String]] = [:]
    for entry in try reading.entries(value, "ids of headers by index") {
      guard let index = Int(entry.key), index >= 0 else {
        throw reading.problem(at: entry.keyOffset, "Expected an index from 0, found \(entry.key).")
      }
      headers[index] = try reading.viewIDs(entry.value)
    }
    return headers
  }
}
