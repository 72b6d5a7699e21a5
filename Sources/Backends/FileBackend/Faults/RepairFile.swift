import Practice
import Simulation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The learner's own copy of a broken screen, to be repaired in an editor.
public final class RepairFile {
  /// The file to edit.
  public let path: String
  public var name: String { TextFile.name(of: path) }
  private let screen: String
  private let watch: FolderWatch
  /// Something is wrong with the file that has not been told yet.
  private var isHeldBack = false

  /// Makes a folder with the copy, and with the app's other screens beside it.
  ///
  /// What the learner has worked on stays as it is: the copy is made only where there is none.
  public init(of fault: FaultFile.Loaded, in dataFolder: String) throws(FileProblem) {
    let folder = "\(dataFolder)/repairs/\(fault.pair.fault.id)"
    screen = fault.pair.screen
    path = "\(folder)/\(TextFile.name(of: fault.screenFile))"
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      for file in fault.appFiles {
        let copy = "\(folder)/\(TextFile.name(of: file))"
        if !TextFile.isFile(copy) { try FileManager.default.copyItem(atPath: file, toPath: copy) }
      }
    } catch {
      throw FileProblem(
        file: folder,
        sentence: "The screen can't be copied here. Choose another folder with --data.")
    }
    watch = try FolderWatch(TextFile.name(of: path), in: folder)
  }

  /// The screen as the file has it.
  public func load() throws(FileProblem) -> ScreenLibrary {
    let loaded = try ScreenFile.load(path)
    guard loaded.start == screen else {
      throw FileProblem(
        file: path,
        sentence: "The screen is called \(loaded.start) now; its id has to stay \(screen).")
    }
    return loaded.library
  }

  /// Why the file can't be heard as it is; nil where it can.
  public var problem: SavedScreen? {
    let saved = read()
    if case .screen = saved { return nil }
    return saved
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

  private func read() -> SavedScreen {
    do {
      return .screen(try load())
    } catch {
      guard TextFile.isFile(path) else { return .gone }
      let isOther = error.file != path
      return .problem(
        isOther ? error.description : error.sentence,
        line: isOther ? nil : error.position?.line, column: isOther ? nil : error.position?.column)
    }
  }
}
