import AccessibilityTree
import Braille
import SpaceAndTime

/// Braille where there is nothing to type into: names that lead to elements, and commands
/// (voiceover.md 6.5).
extension ScreenReader {
  var hasSought: Bool { braille?.sought.isEmpty == false || braille?.cells.isEmpty == false }

  /// Everything that was typed, the unfinished word included.
  var soughtText: String {
    guard let input = braille else { return "" }
    var table = input.table
    table.isContracted = false
    let word = input.cells.isEmpty ? "" : brailleTranslator?.text(of: input.cells, in: table)
    return input.sought + (word ?? "")
  }

  /// Goes to the first element whose name fits what was typed; the letter that came or went is
  /// said first.
  mutating func seek<App: AccessibleApp>(
    saying letter: String?, on app: inout App, at now: Instant
  ) {
    guard let match = matches(on: app.screen).first else {
      boundary()
      return speak([.own(letter ?? soughtText), .word(.noResult)])
    }
    braille?.suggestion = 0
    arrive(at: match, on: &app, saying: letter.map { [.own($0)] } ?? [], at: now)
  }

  mutating func goToMatch<App: AccessibleApp>(by way: Int, on app: inout App, at now: Instant) {
    let matches = hasSought ? matches(on: app.screen) : []
    guard !matches.isEmpty else { return boundary() }
    let chosen = ((braille?.suggestion ?? 0) + way + matches.count) % matches.count
    braille?.suggestion = chosen
    move(to: matches[chosen], on: &app, at: now)
  }

  /// Names that begin so come before names with such a word, and those before any others that hold
  /// the text; within each in reading order.
  private func matches(on screen: AccessibleScreen) -> [Int] {
    let wanted = soughtText.lowercased()
    guard !wanted.isEmpty else { return [] }
    var ranked: [[Int]] = [[], [], []]
    for (position, element) in screen.elements.enumerated() {
      let name = (labels[screen.id]?[element.id] ?? element.content.label ?? "").lowercased()
      if name.hasPrefix(wanted) {
        ranked[0].append(position)
      } else if name.contains(" " + wanted) {
        ranked[1].append(position)
      } else if name.contains(wanted) {
        ranked[2].append(position)
      }
    }
    return ranked.flatMap(\.self)
  }

  /// A letter of command mode goes to the next of what it stands for. Where the rotor holds that
  /// too, it turns to it, so that flicks up and down go on from there.
  mutating func obey<App: AccessibleApp>(
    _ cell: BrailleCell, on app: inout App, at now: Instant
  ) {
    guard let letter = letter(of: cell)?.first, let id = BrailleCommandLetters.rows[letter],
      let setting = RotorCatalog.setting(id)
    else {
      boundary()
      return speakDots(of: cell)
    }
    let place = rotorPlace(on: app.screen)
    if RotorCatalog.settings(in: place).contains(where: { $0.id == id }) { rotor.turned(to: id) }
    carryOut(setting.move(.next, in: place), in: place, on: &app, at: now)
  }
}
