/// What differs between two transcripts, line by line: "- " is heard before the repair only, "+ "
/// after it only. What goes stands before what comes in its place.
public enum TranscriptChanges {
  public static func between(_ before: [String], _ after: [String]) -> [String] {
    var gone: Set<Int> = []
    var new: Set<Int> = []
    for change in after.difference(from: before) {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): new.insert(offset)
      }
    }
    var changes: [String] = []
    var (old, young) = (0, 0)
    while old < before.count || young < after.count {
      while gone.contains(old) {
        changes.append("- \(before[old])")
        old += 1
      }
      while new.contains(young) {
        changes.append("+ \(after[young])")
        young += 1
      }
      if old < before.count { old += 1 }
      if young < after.count { young += 1 }
    }
    return changes
  }
}
