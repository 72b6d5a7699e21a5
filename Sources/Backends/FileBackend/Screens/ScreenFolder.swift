/// Where the screens of an app lie: the file of a screen is named for its id, anywhere in a tree
/// of folders.
struct ScreenFolder: Sendable {
  /// What a folder holds while all of it is loaded: it is looked through once, not once a file.
  @TaskLocal static var loading: ScreenFolder?

  private let root: String
  private var pathsByID: [String: [String]] = [:]

  /// The folder called Lessons around the path, otherwise the path's own folder; for a pipe the
  /// current one.
  init(around path: String) {
    let folder = TextFile.isStream(path) ? "." : TextFile.folder(of: path)
    var parts = folder.split(separator: "/", omittingEmptySubsequences: false)
    if let lessons = parts.lastIndex(of: "Lessons") { parts.removeSubrange((lessons + 1)...) }
    let root = parts.joined(separator: "/")
    if let loading = Self.loading, loading.root == root {
      self = loading
    } else {
      self.init(root: root)
    }
  }

  init(root: String) {
    self.root = root
    for path in TextFile.json5Files(below: root.isEmpty ? "/" : root) {
      pathsByID[TextFile.stem(of: path), default: []].append(path)
    }
  }

  var ids: [String] { pathsByID.keys.sorted() }

  /// The file of a screen; of several with its name the one nearest to `origin`.
  func path(of id: String, from origin: String) -> String? {
    guard let paths = pathsByID[id] else { return nil }
    let folder = TextFile.folder(of: origin)
    return paths.max { shared($0, folder) < shared($1, folder) }
  }

  /// How many leading folders two paths share.
  private func shared(_ path: String, _ folder: String) -> Int {
    zip(path.split(separator: "/"), folder.split(separator: "/")).prefix { $0 == $1 }.count
  }
}
