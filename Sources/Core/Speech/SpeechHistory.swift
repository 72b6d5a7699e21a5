/// The last messages, so that nothing said is ever lost.
public struct SpeechHistory: Sendable {
  public struct Entry: Hashable, Sendable {
    public let id: Int
    public let speaker: Utterance.Speaker
    public let text: String
    /// True when it was not heard to its end.
    public var wasCut: Bool
  }

  /// How many messages are kept.
  public static let length = 10

  /// The oldest first.
  public private(set) var entries: [Entry] = []

  public init() {}

  mutating func add(id: Int, _ utterance: Utterance, wasCut: Bool) {
    entries.append(
      Entry(id: id, speaker: utterance.speaker, text: utterance.text, wasCut: wasCut))
    if entries.count > Self.length { entries.removeFirst() }
  }

  /// What will be said once more is no message yet.
  mutating func remove(id: Int) {
    entries.removeAll { $0.id == id }
  }

  mutating func markCut(id: Int) {
    guard let index = entries.lastIndex(where: { $0.id == id }) else { return }
    entries[index].wasCut = true
  }
}
