#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads whole files, and says in one sentence why one can't be read.
public enum TextFile {
  /// In bytes; no screen, lesson or list of words comes near it.
  static let largestSize = 256 << 20

  /// The bytes of a file; "-" is standard input.
  public static func bytes(_ path: String) throws(FileProblem) -> [UInt8] {
    if path == "-" {
      guard let bytes = StandardInput.bytes(limit: largestSize) else {
        throw FileProblem(
          file: path, sentence: "It can't be read, or is larger than 256 megabytes.")
      }
      return bytes
    }
    var isFolder = false
    guard exists(path, isFolder: &isFolder) else {
      throw FileProblem(file: path, sentence: "There is no such file.")
    }
    guard !isFolder else {
      throw FileProblem(file: path, sentence: "This is a folder; name a file in it.")
    }
    return try read(path, named: path)
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

  static func isFile(_ path: String) -> Bool {
    var isFolder = false
    return exists(path, isFolder: &isFolder) && !isFolder
  }

  private static func exists(_ path: String, isFolder: inout Bool) -> Bool {
    FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
  }

  private static func read(_ path: String, named name: String) throws(FileProblem) -> [UInt8] {
    let data: Data
    do {
      data = try Data(contentsOf: URL(filePath: path))
    } catch {
      let isForbidden = (error as? CocoaError)?.code == .fileReadNoPermission
      throw FileProblem(
        file: name,
        sentence: isForbidden
          ? "Reading it is not allowed. Check its permissions." : "It can't be read.")
    }
    guard data.count <= largestSize else {
      throw FileProblem(file: name, sentence: "It is larger than 256 megabytes.")
    }
    return Array(data)
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

  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The file's name without folder and ending.
  static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}
