import Practice

/// Tells what came of each save of a screen's file.
public final class ScreenWatch {
  private let watch: FolderWatch
  private let read: () -> SavedScreen
  /// Something is wrong with the file that has not been told yet.
  private var isHeldBack = false

  /// - Parameters:
  ///   - others: the names of files beside it that belong to the same app.
  ///   - read: reads the files as they are now.
  public init(_ path: String, and others: [String] = [], read: @escaping () -> SavedScreen)
    throws(FileProblem)
  {
    watch = try FolderWatch(
      others + [TextFile.name(of: path)], in: TextFile.folder(of: path))
    self.read = read
  }

  /// What came of the last save since this was asked; nil where there was none.
  ///
  /// Bad news is given only when asked again: a file that is empty or gone for a moment is being
  /// saved once more.
  public func saved() -> SavedScreen? {
    let isNew = watch.newest() != nil
    guard isNew || isHeldBack else { return nil }
    let saved = read()
    if case .screen = saved {
      isHeldBack = false
      return saved
    }
    isHeldBack = isNew
    return isNew ? nil : saved
  }
}

extension SavedScreen {
  /// What a file is that could not be read for a screen.
  public init(_ problem: FileProblem, at path: String) {
    guard TextFile.isFile(path) else {
      self = .gone
      return
    }
    let isOther = problem.file != path
    self = .problem(
      isOther ? problem.description : problem.sentence,
      line: isOther ? nil : problem.position?.line,
      column: isOther ? nil : problem.position?.column)
  }
}
