import Typing

/// Which keys there are, and what they do (voiceover.md 6.1).
extension Keyboard {
  /// What shows first, or what the key for the other one brings.
  func plane(isOther: Bool) -> Plane {
    let beginsWithNumbers = type == .numbersAndPunctuation
    return beginsWithNumbers == isOther ? .letters : .numbers
  }

  func rows(isShifted: Bool, plane: Plane) -> [[Key]] {
    if type.isPad { return pad }
    var rows: [[Key]]
    switch plane {
    case .letters:
      let layout = type.isLatin ? KeyboardLayout.latin : texts.keyboard
      rows = layout.letters(isShifted: isShifted).map { row in
        row.map { letter in
          Key(
            name: KeyboardLayout.name(of: letter), label: isShifted ? letter.uppercased() : letter)
        }
      }
    case .numbers:
      rows = ["1234567890", "-/:;()$&@", ".,?!'#+"].map { row in
        row.map { Key(name: String($0), label: String($0)) }
      }
    }
    let last = rows.count - 1
    rows[last].insert(Key(name: "shift", label: texts.shift, width: 1.5), at: 0)
    rows[last].append(Key(name: "delete", label: texts.delete, width: 1.5))
    rows.append(bottomRow(on: plane))
    return rows
  }

  /// A field for numbers is left by a scrub: its keys have no return.
  private var pad: [[Key]] {
    var rows = ["123", "456", "789"].map { row in
      row.map { Key(name: String($0), label: String($0)) }
    }
    var last = [Key(name: "0", label: "0"), Key(name: "delete", label: texts.delete)]
    switch type {
    case .decimalPad: last.insert(Key(name: decimalMark, label: decimalMark), at: 0)
    case .phonePad:
      rows.append(["+", "*", "#"].map { Key(name: $0, label: $0) })
    default: break
    }
    return rows + [last]
  }

  private func bottomRow(on plane: Plane) -> [Key] {
    let extra = type.extraKeys.map { key in
      Key(
        name: key == Self.dotCom ? Self.dotComName : key, label: key, width: type.hasSpace ? 1 : 1.5
      )
    }
    let space = Key(name: "space", label: texts.space, width: 5 - Double(extra.count))
    return [
      Key(
        name: "plane", label: plane == .letters ? texts.numbers : texts.letters, width: 2.5)
    ] + (type.hasSpace ? [space] : []) + extra
      + [Key(name: "return", label: texts.returnKey(returnKeyType), width: 2.5)]
  }

  private static let dotCom = ".com"
  private static let dotComName = "dotCom"

  /// What the key with an id does; nil where no key has it.
  static func press(_ id: String, isShifted: Bool) -> Press? {
    guard id.hasPrefix("\(Self.id).") else { return nil }
    let name = String(id.dropFirst(Self.id.count + 1))
    switch name {
    case "shift": return .shift
    case "delete": return .delete
    case "plane": return .otherPlane
    case "space": return .type(" ")
    case "return": return .submit
    case dotComName: return .type(dotCom)
    case "prediction1", "prediction2", "prediction3":
      return name.last?.wholeNumberValue.map { .predict($0 - 1) }
    default:
      if name.hasPrefix("alternative"), let number = Int(name.dropFirst("alternative".count)) {
        return .alternative(number - 1)
      }
      return KeyboardLayout.letter(named: name).map { .type(isShifted ? $0.uppercased() : $0) }
    }
  }
}

extension SystemTexts {
  fileprivate func returnKey(_ type: ReturnKeyType) -> String {
    switch type {
    case .default: returnKey
    case .go: returnGo
    case .google: returnGoogle
    case .join: returnJoin
    case .next: returnNext
    case .route: returnRoute
    case .search: returnSearch
    case .send: returnSend
    case .yahoo: returnYahoo
    case .done: returnDone
    case .emergencyCall: returnEmergencyCall
    case .continue: returnContinue
    }
  }
}
