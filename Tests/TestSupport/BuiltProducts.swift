import Foundation

/// An executable of this package, built beside the tests.
public func builtProduct(_ name: String) throws -> URL {
  let folders =
    [CommandLine.arguments.first.map { URL(fileURLWithPath: $0).deletingLastPathComponent() }]
    .compactMap(\.self) + [packageRoot.appending(path: ".build/debug")]
  for folder in folders {
    let file = folder.appending(path: name)
    if FileManager.default.isExecutableFile(atPath: file.path) { return file }
  }
  throw MissingProduct(name: name, folders: folders.map(\.path))
}

private struct MissingProduct: Error {
  var name: String
  var folders: [String]
}
