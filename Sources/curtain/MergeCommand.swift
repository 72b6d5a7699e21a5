import FileBackend
import SQLiteBackend

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `curtain merge`: joins the records of a room's machines into this one's.
enum MergeCommand {
  static let command = Command(
    name: "merge", operands: Command.Operands(usage: "FILE…", minimum: 1, maximum: .max),
    options: [.data],
    meaning: "joins the records of other machines into this one, none of it twice",
    longWork: "joining the records"
  ) { arguments in
    let folder = try DataFolder(named: arguments.value(of: .data))
    let record = try Record(folder: folder.path)
    for (index, path) in arguments.operands.enumerated() {
      LongWork.begin(index + 1, of: arguments.operands.count)
      let copy = "\(folder.path)/joining-\(UUID().uuidString).sqlite"
      defer {
        for suffix in ["", "-wal", "-shm"] {
          try? FileManager.default.removeItem(atPath: copy + suffix)
        }
      }
      let summary = try RecordMerge(into: record).add(
        path, copy: copy, namelessAs: nameOfNameless(in: path))
      Console.printLine("\(path): \(summary.phrase)")
    }
    return .done
  }

  /// A learner without a name is told from those of other machines by the file, or by the folder
  /// of a file that has its usual name.
  private static func nameOfNameless(in path: String) -> String {
    let url = URL(fileURLWithPath: path)
    let name = url.deletingPathExtension().lastPathComponent
    return url.lastPathComponent == Record.fileName
      ? url.deletingLastPathComponent().lastPathComponent : name
  }
}
