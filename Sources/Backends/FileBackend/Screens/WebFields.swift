import AccessibilityTree
import Simulation

/// What a web page tells of its elements, under WAI-ARIA's names in JavaScript.
enum WebFields {
  static let rows: [String: AccessibilityFields.Read] = [
    "ariaRequired": state(.required), "ariaInvalid": state(.invalid), "visited": state(.visited),
    "ariaPressed": AccessibilityFields.row { (properties, value, reading) throws(FileProblem) in
      properties.webStates[.toggles] = .always(true)
      properties.webStates[.pressed] = try reading.switchable(value)
    },
    "ariaCurrent": AccessibilityFields.row { (properties, value, reading) throws(FileProblem) in
      if case .object = value.content {
        properties.webStates[.currentPage] = try reading.switchable(value)
      } else {
        let isPage = try reading.choice(value, "a current thing", among: ["page": true])
        properties.webStates[.currentPage] = .always(isPage)
      }
    },
    "ariaHasPopup": AccessibilityFields.row { (properties, value, reading) throws(FileProblem) in
      let states = try reading.choice(
        value, "a popup", among: ["menu": WebStates.opensMenu, "listbox": .opensList])
      properties.webStates[states] = .always(true)
    },
    "href": AccessibilityFields.row { (properties, value, reading) throws(FileProblem) in
      let isInPage = try reading.text(value, "an address").hasPrefix("#")
      properties.webStates[.inPage] = .always(isInPage)
    },
    "role": AccessibilityFields.row { (properties, value, reading) throws(FileProblem) in
      properties.webRole = try reading.choice(value, "a role", of: WebRole.self)
    },
    "ariaPosInSet": AccessibilityFields.row { (properties, value, reading) throws(FileProblem) in
      properties.positionInSet = try reading.integer(value, in: 1...100_000)
    },
    "ariaSetSize": AccessibilityFields.row { (properties, value, reading) throws(FileProblem) in
      properties.sizeOfSet = try reading.integer(value, in: 1...100_000)
    },
  ]

  private static func state(_ states: WebStates) -> AccessibilityFields.Read {
    AccessibilityFields.row { (properties, value, reading) throws(FileProblem) in
      properties.webStates[states] = try reading.switchable(value)
    }
  }
}
