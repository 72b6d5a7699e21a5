import Testing
import Transcripts

@Suite("What differs between two transcripts")
struct TranscriptDifferenceTests {
  private func changes(_ kept: [String], _ now: [String]) -> [String] {
    TranscriptDifference(
      from: TranscriptText(kept: kept.map { $0 + "\n" }.joined()),
      to: TranscriptText(kept: now.map { $0 + "\n" }.joined())
    ).changes.flatMap(\.lines)
  }

  @Test("The same text has no difference, whatever line ends and mark it has")
  func same() {
    let lines = "Menu, heading\n\nPay, button\n"
    for kept in [
      lines, "Menu, heading\r\n\r\nPay, button\r\n", "\u{FEFF}" + lines,
      "Menu, heading\n\nPay, button",
    ] {
      let difference = TranscriptDifference(
        from: TranscriptText(kept: kept), to: TranscriptText(kept: lines))
      #expect(difference.changes.isEmpty)
    }
  }

  @Test("Stops are gone, new, changed and moved, each told once and where it stands")
  func kinds() {
    #expect(changes(["a", "b", "c"], ["a", "c"]) == ["gone, was stop 2: b"])
    #expect(changes(["a", "c"], ["a", "b", "c"]) == ["new, stop 2: b"])
    #expect(changes(["a", "x", "c"], ["a", "y", "c"]) == ["changed, stop 2:", "  - x", "  + y"])
    #expect(changes(["a", "b", "c", "d"], ["b", "c", "d", "a"]) == ["moved, from stop 1 to 4: a"])
    #expect(changes(["a"], [""]) == ["changed, stop 1:", "  - a", "  + (says nothing)"])
    #expect(changes([], ["a"]) == ["new, stop 1: a"])
  }

  @Test("Of several stops in one place those with words in common are the same")
  func alike() {
    #expect(
      changes(
        ["Menu", "Cart, 1 item, button", "Help, button", "End"],
        ["Menu", "Offers, heading", "Cart, 2 items, button", "End"])
        == [
          "new, stop 2: Offers, heading", "changed, stop 3:", "  - Cart, 1 item, button",
          "  + Cart, 2 items, button", "gone, was stop 3: Help, button",
        ])
  }

  @Test("One stop among many alike is told alone")
  func repeated() {
    let rows = (1...200).flatMap { ["Pizza \($0)", "Add, button"] }
    var fewer = rows
    fewer.remove(at: 101)
    #expect(changes(rows, fewer) == ["gone, was stop 102: Add, button"])
  }

  @Test("Texts of thousands of other lines are told apart without waiting")
  func large() {
    let old = (0..<5_000).map { "Row \($0)" }
    let new = (0..<5_000).map { "Line \($0 / 2)" }
    #expect(changes(old, new).count > 5_000)
    #expect(changes(old, Array(old.reversed())).count == 4_999)
  }

  @Test("With prices what became dearer or cheaper is told, too")
  func prices() {
    let kept = """
      stop  flicks  cheapest  spoken
         1       0         0  Menu, heading
         2       1         1  Pay, button
      """
    let now = """
      stop  flicks  cheapest  spoken
         1       0         0  Menu, heading
         2       4       ≤3  Pay, button
      """
    let difference = TranscriptDifference(
      from: TranscriptText(kept: kept), to: TranscriptText(kept: now))
    #expect(
      difference.changes.flatMap(\.lines) == ["dearer, stop 2, 1 to 3 gestures: Pay, button"])
  }

  @Test("An Android screen in the place of another is told")
  func platform() {
    let first = "# An Android screen, spoken in VoiceOver's order and words"
    #expect(changes([first, "a"], [first, "a"]).isEmpty)
    #expect(
      changes(["a"], [first, "a"]) == ["changed, the whole: an Android screen, and was none"])
  }
}
