import AccessibilityTree
import Simulation
import SpaceAndTime

/// Makes a screen of a tree whose stops are known: the stops, and around them only what scrolls,
/// groups or hides others.
struct ScreenMaker {
  private let tree: DumpTree
  private let platform: AppPlatform
  private let screenID: String
  private var views: ViewMaker
  private var places: StopPlaces
  private(set) var notes: ImportNotes
  private(set) var stopCount = 0

  /// Views nested deeper are put beside each other, so that the file can be read again.
  private static let deepestNesting = 60
  /// A shorter side from which on a screen is a tablet's, in points.
  private static let padWidth = 700.0

  init(_ tree: DumpTree, platform: AppPlatform, id: String) {
    self.tree = tree
    self.platform = platform
    screenID = id
    notes = tree.notes
    views = ViewMaker(tree, platform: platform)
    places = StopPlaces(tree)
  }

  /// A view that is being filled, with where its inside begins.
  private struct Open {
    var view: ViewDescription
    var end: Int
    var origin: Point
    var isStop: Bool
    /// The dump tells the order of what is inside.
    var keepsOrder: Bool
  }

  mutating func screen() -> ScreenDescription {
    var screen = ScreenDescription(id: screenID, title: .plain(tree.title ?? "Screen"))
    screen.platform = platform
    var open: [Open] = []
    var detailed: [Int: String] = [:]
    var top: [ViewDescription] = []
    var flattened = 0
    func close() {
      guard var done = open.popLast() else { return }
      if done.keepsOrder { done.view.accessibility.elements = done.view.views.map(\.id) }
      if open.isEmpty {
        top.append(done.view)
      } else {
        open[open.count - 1].view.views.append(done.view)
      }
    }
    var index = 0
    while index < tree.nodes.count {
      while let last = open.last, index >= last.end { close() }
      let node = tree.nodes[index]
      if node.states.contains(.isDropped) {
        index = Int(node.end)
        continue
      }
      let isStop = node.states.contains(.isStop)
      let isInsideStop = open.last?.isStop == true
      let isKept =
        isStop || !isInsideStop && views.isContainer(index)
        || isInsideStop && views.isWorthKeeping(index, inside: open[open.count - 1].view)
      guard isKept else {
        index += 1
        continue
      }
      if isStop { stopCount += 1 }
      let frame = places.frame(of: index)
      let origin = open.last?.origin ?? .zero
      var view = views.view(of: index, isStop: isStop)
      if node.texts?.details != nil { detailed[index] = view.id }
      view.frame = Rect(
        x: Self.rounded(frame.minX - origin.x), y: Self.rounded(frame.minY - origin.y),
        width: Self.rounded(frame.size.width), height: Self.rounded(frame.size.height))
      // TalkBack stops inside of what answers a tap, too; a view of UIKit would hide it.
      let isOpenStop = platform == .android && isStop && node.states.contains(.holdsStop)
      let isDeep = open.count >= Self.deepestNesting
      if isDeep, node.end > index + 1 { flattened += 1 }
      open.append(
        Open(
          view: view, end: isDeep || isOpenStop ? index + 1 : Int(node.end), origin: frame.origin,
          isStop: isStop || isInsideStop,
          keepsOrder: node.states.contains(.keepsOrder) && !isStop))
      if views.isWhole(index) {
        stopCount += view.content.items.count
        index = Int(node.end)
      } else {
        index += 1
      }
    }
    while !open.isEmpty { close() }
    if !detailed.isEmpty {
      var named = NamedViews(tree, ids: detailed)
      named.link(&top)
      notes.add(named.notes)
    }
    screen.views = top
    screen.size = places.screenSize
    let shortSide = min(screen.size.width, screen.size.height)
    screen.idiom = shortSide >= Self.padWidth ? .pad : .phone
    if views.isRightToLeft {
      screen.layoutDirection = .rightToLeft
      notes.add(.guessed, "the layout goes from right to left, as the script does")
    }
    notes.add(
      .lost, flattened, "group nested deeper than \(Self.deepestNesting) levels",
      "groups nested deeper than \(Self.deepestNesting) levels")
    finishNotes()
    return screen
  }

  private mutating func finishNotes() {
    notes.add(places.notes)
    notes.add(views.notes)
    if tree.endsAtDepth, tree.deepest <= 50 {
      notes.add(
        .lost,
        "perhaps what is deeper than \(tree.deepest) levels: a branch ends there without saying anything"
      )
    }
    if tree.isCut { notes.add(.lost, "what came after the place at which the dump breaks off") }
    notes.add(
      .lost, tree.longTexts, "end of a text longer than \(DumpTexts.longest) bytes",
      "ends of texts longer than \(DumpTexts.longest) bytes")
    if tree.isFull {
      notes.add(.lost, "everything behind the first \(DumpTree.mostNodes) nodes that say something")
    }
  }

  /// Hundredths of a point are finer than any display.
  private static func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
}
