/// Why the record cannot be opened, read or written.
public enum RecordProblem: Error, Hashable, Sendable {
  case folderCannotBeMade(String)
  case cannotBeOpened(String)
  case readOnly(String)
  case locked(String)
  case damaged(String)
  /// Written by a newer Curtain, whose tables this one does not know.
  case newer(String, version: Int)
  case diskFull(String)
  case failed(String, reason: String)

  /// What happened and what to do, in one sentence.
  public var sentence: String {
    switch self {
    case .folderCannotBeMade(let path):
      "The folder \(path) cannot be made; choose another one with --data."
    case .cannotBeOpened(let path):
      "\(path) cannot be opened; name the record.sqlite of another machine that may be read."
    case .readOnly(let path):
      "\(path) cannot be written, so this practice is not recorded; choose a folder with --data."
    case .locked(let path):
      "Another program holds \(path), so this practice is not recorded; close it and start again."
    case .damaged(let path):
      "\(path) is damaged; move it away, and Curtain starts a new record."
    case .newer(let path, let version):
      "\(path) was written by a newer Curtain (version \(version) of the record); update Curtain."
    case .diskFull(let path):
      "There is no room left for \(path), so this practice is not recorded."
    case .failed(let path, let reason):
      "\(path) cannot be used: \(reason)."
    }
  }
}
