/// Finds what somebody who mistyped a name probably meant.
public enum NearestName {
  /// The closest of the names, the first of equals, ignoring case; nil where none is close.
  public static func to(_ name: String, among names: some Sequence<String>) -> String? {
    let typed = Array(name.lowercased())
    guard typed.count <= 80 else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in names {
      let letters = Array(candidate.lowercased())
      let distance = isUnfinished(typed, of: candidate) ? 1 : distance(typed, letters)
      let isClose =
        distance <= max(1, min(typed.count, letters.count) / 3)
        || (typed.count >= 4 && letters.count > typed.count && isEnd(typed, of: letters))
      guard isClose else { continue }
      if let found = best, found.distance <= distance { continue }
      best = (candidate, distance)
    }
    return best?.name
  }

  /// " Did you mean x?", or nothing.
  public static func suggestion(for name: String, among names: some Sequence<String>) -> String {
    to(name, among: names).map { " Did you mean \($0)?" } ?? ""
  }

  /// True for "label" and "accessibilityLabel": UIKit's prefix was left out.
  private static func isEnd(_ typed: [Character], of letters: [Character]) -> Bool {
    Array(letters.suffix(typed.count)) == typed
  }

  /// True for "four-finger-tap" and "four-finger-tap-top": the last word was left out, which is
  /// closer than another word in its place.
  private static func isUnfinished(_ typed: [Character], of candidate: String) -> Bool {
    typed.count >= 4 && candidate.lowercased().hasPrefix(String(typed) + "-")
  }

  /// Insertions, deletions, replacements and swaps of neighbors.
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
