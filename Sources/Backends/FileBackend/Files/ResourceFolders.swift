#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where `Lessons` and `Assets` are: beside the executable, else at the package's root, else in
/// the installed share folder.
public struct ResourceFolders: Sendable {
  public var lessons: String
  public var assets: String

  /// The path of the running program.
  public static var executable: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments[0]
  }

  /// The first place that has both folders. `executable` is the path of the running program.
  public init(executable: String) throws(FileProblem) {
    var places = [TextFile.folder(of: executable)]
    // A build stands in .build/<triple>/<configuration> below the package.
    var folder = places[0]
    for _ in 0..<6 where folder != "/" && folder != "." {
      folder = TextFile.folder(of: folder)
      if TextFile.isFile("\(folder)/Package.swift") { places.append(folder) }
    }
    places.append("\(TextFile.folder(of: places[0]))/share/curtain")
    for place in places {
      if TextFile.isFolder("\(place)/Lessons"), TextFile.isFolder("\(place)/Assets") {
        lessons = "\(place)/Lessons"
        assets = "\(place)/Assets"
        return
      }
    }
    throw FileProblem(
      file: executable,
      sentence:
        "The folders Lessons and Assets were found neither beside the program nor in \(places.last!). Install Curtain again, or run it from its package."
    )
  }
}
