import Practice
import Simulation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The learner's own copy of a broken screen, to be repaired in an editor.
public final class RepairFile {
  /// The file to edit: that of the screen on which the fault is.
  public let path: String
  /// True where the learner has worked on it before.
  public let isFromBefore: Bool
  public var name: String { TextFile.name(of: path) }
  private let screen: String
  /// The file of the screen on which the errand begins.
  private let start: String
  /// Tells of the saves.
  public let watch: ScreenWatch

  /// Makes a folder with the copy, and with the app's other screens beside it.
  ///
  /// What the learner has worked on stays as it is: the copy is made only where there is none.
  public init(of fault: FaultFile.Loaded, in dataFolder: String) throws(FileProblem) {
    let folder = "\(dataFolder)/repairs/\(fault.pair.fault.id)"
    screen = fault.pair.screen
    path = "\(folder)/\(TextFile.name(of: fault.repairedFile))"
    isFromBefore = TextFile.isFile(path)
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
    let (start, screen) = ("\(folder)/\(TextFile.name(of: fault.screenFile))", screen)
    self.start = start
    watch = try ScreenWatch(path, and: fault.appFiles.map(TextFile.name(of:))) {
      Self.read(start, screen)
    }
  }

  /// What came of the last save since this was asked; nil where there was none.
  public func saved() -> SavedScreen? { watch.saved() }

  /// The screen as the file has it.
  public func load() throws(FileProblem) -> ScreenLibrary { try Self.load(start, screen) }

  /// Why the file can't be heard as it is; nil where it can.
  public var problem: SavedScreen? {
    let saved = Self.read(start, screen)
    if case .screen = saved { return nil }
    return saved
  }

  private static func load(_ path: String, _ screen: String) throws(FileProblem) -> ScreenLibrary {
    let loaded = try ScreenFile.load(path)
    guard loaded.start == screen else {
      throw FileProblem(
        file: path,
        sentence: "The screen is called \(loaded.start) now; its id has to stay \(screen).")
    }
    return loaded.library
  }

  private static func read(_ path: String, _ screen: String) -> SavedScreen {
    do {
      return .screen(try load(path, screen))
    } catch {
      return SavedScreen(error, at: path)
    }
  }
}
