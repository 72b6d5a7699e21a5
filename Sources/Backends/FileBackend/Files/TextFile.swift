#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads whole files, and says in one sentence why one can't be read.
public enum TextFile {
  /// In bytes; no screen, lesson or list of words comes near it.
  static let largestSize = 256 << 20

  /// The bytes of a file, a pipe or a device; "-" is standard input.
  public static func bytes(_ path: String) throws(FileProblem) -> [UInt8] {
    if path != "-" { try requireReadable(path) }
    do throws(ByteStream.Failure) {
      if path == "-" { return try ByteStream.standardInput(limit: largestSize) }
      return try ByteStream.bytes(of: path, limit: largestSize)
    } catch {
      throw FileProblem(file: path, sentence: sentence(for: error))
    }
  }

  private static func sentence(for failure: ByteStream.Failure) -> String {
    switch failure {
    case .forbidden: "Reading it is not allowed. Check its permissions."
    case .unreadable: "It can't be read."
    case .tooLarge: "It is larger than 256 megabytes."
    }
  }

  private static func requireReadable(_ path: String) throws(FileProblem) {
    let sentence: String
    switch ByteStream.kind(of: path) {
    case .file, .stream: return
    case .folder: sentence = "This is a folder; name a file in it."
    case .other: sentence = "This is neither a file nor a pipe. Name one that can be read."
    case nil: sentence = "There is no such file."
    }
    throw FileProblem(file: path, sentence: sentence)
  }

  /// True where a path says nothing about where its text comes from: standard input, a pipe, a
  /// device.
  static func isStream(_ path: String) -> Bool {
    path == "-" || ByteStream.kind(of: path) == .stream
  }

  /// Throws where `path` is neither a file nor a folder; "-" is standard input.
  public static func requireSomething(at path: String) throws(FileProblem) {
    var isFolder = false
    guard path == "-" || exists(path, isFolder: &isFolder) else {
      throw FileProblem(file: path, sentence: "There is no such file.")
    }
  }

  static func isFolder(_ path: String) -> Bool {
    var isFolder = false
    return exists(path, isFolder: &isFolder) && isFolder
  }

  /// True where something that can be read as a file has this path.
  public static func isFile(_ path: String) -> Bool {
    var isFolder = false
    return exists(path, isFolder: &isFolder) && !isFolder
  }

  private static func exists(_ path: String, isFolder: inout Bool) -> Bool {
    FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
  }

  /// Paths of the `.json5` files below a folder, sorted; folders whose names begin with a dot are
  /// left out.
  static func json5Files(below folder: String) -> [String] {
    var found: [String] = []
    var folders = [(path: folder, depth: 0)]
    while let (path, depth) = folders.popLast() {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      for name in names where !name.hasPrefix(".") {
        let item = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
        if name.hasSuffix(".json5") {
          found.append(item)
        } else if depth < 8, isFolder(item) {
          folders.append((item, depth + 1))
        }
      }
    }
    return found.sorted()
  }

  /// The path from the root, however it was written; links stay.
  public static func absolutePath(_ path: String) -> String {
    let whole =
      path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
    var parts: [Substring] = []
    for part in whole.split(separator: "/") {
      switch part {
      case ".": break
      case "..": _ = parts.popLast()
      default: parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The folder of a file, from the root; "-" stays what it is.
  public static func absoluteFolder(of path: String) -> String {
    path == "-" ? path : folder(of: absolutePath(path))
  }

  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Replaces a file as a whole, or makes it.
  public static func write(_ bytes: [UInt8], to path: String) throws(FileProblem) {
    do {
      try Data(bytes).write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw FileProblem(
        file: path, sentence: "It can't be written. Check the folder and its permissions.")
    }
  }

  /// The file's name without its folder.
  static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The file's name without folder and ending.
  public static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}
