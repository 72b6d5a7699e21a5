import AccessibilityTree
import ScreenReader
import Simulation

/// The stops of a screen as a lower bound sees them: where the cursor can be, what one gesture leads
/// to, and what may happen there.
///
/// A *loose* layout is one of which stops may be missing: from each view one gesture leads to any.
final class LayoutSketch {
  struct Place {
    var acts: [ScreenSketch.Act]
    /// Places of one group do the same.
    var group: Int
    /// The screens that an activation opens.
    var opens: Set<String>
    /// The index of its view; nil for a key of the keyboard.
    var view: Int?
  }

  let isLoose: Bool
  let places: [Place]
  /// The screens that any of them opens.
  let opened: Set<String>
  private let ids: [String]
  private let placeByID: [String: Int]
  private let screen: SimulatedScreen
  /// By place and ring position: where each begins in `origins`.
  private(set) var starts: [Int32] = []
  /// The places and ring positions from which one gesture leads there.
  private(set) var origins: [Int32] = []

  /// A layout whose stops are known.
  init(_ shown: AccessibleScreen, of sketch: ScreenSketch, ring: RotorRing) {
    isLoose = false
    screen = sketch.screen
    var groups: [[ScreenSketch.Act]: Int] = [:]
    var known: [String: [ScreenSketch.Act]] = [:]
    places = shown.elements.map { element in
      guard let (index, part) = sketch.screen.locate(element.id) else {
        return Place(acts: [], group: -1, opens: [])
      }
      let key = "\(index).\(part ?? "")"
      let acts = known[key] ?? sketch.acts(ofView: index, part: part)
      known[key] = acts
      let group: Int
      if sketch.isFixed {
        group = groups[acts] ?? groups.count
        groups[acts] = group
      } else {
        group = index
      }
      return Place(
        acts: acts, group: group, opens: sketch.opened(by: acts, of: index), view: index)
    }
    opened = places.reduce(into: Set()) { $0.formUnion($1.opens) }
    ids = shown.elements.map(\.id)
    placeByID = Dictionary(
      shown.elements.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let movements = ring.movements(on: shown)
    var counts = [Int32](repeating: 0, count: places.count * ring.count + 1)
    for movement in movements { counts[Int(movement.to) + 1] += 1 }
    for index in counts.indices.dropFirst() { counts[index] += counts[index - 1] }
    starts = counts
    origins = Array(repeating: 0, count: movements.count)
    for movement in movements {
      origins[Int(counts[Int(movement.to)])] = movement.from
      counts[Int(movement.to)] += 1
    }
  }

  /// A loose layout.
  init(looselyOf sketch: ScreenSketch) {
    isLoose = true
    screen = sketch.screen
    ids = []
    placeByID = [:]
    places = sketch.screen.records.indices.map { index in
      let acts = sketch.acts(ofViewOrParts: index)
      return Place(
        acts: acts, group: index, opens: sketch.opened(by: acts, of: index), view: index)
    }
    opened = places.reduce(into: Set()) { $0.formUnion($1.opens) }
  }

  /// Nil for an element that it does not know.
  func place(of element: String?) -> Int? {
    guard let element else { return nil }
    return isLoose ? screen.locate(element)?.index : placeByID[element]
  }

  func id(at place: Int) -> String? { isLoose ? nil : ids[place] }

  func places(ofGroup group: Int) -> [Int] { places.indices.filter { places[$0].group == group } }
}

extension ScreenSketch {
  /// The screens that these acts open with the view as their source.
  func opened(by acts: [Act], of view: Int) -> Set<String> {
    acts.reduce(into: Set()) { opened, act in
      switch act.effect {
      case .actions(let actions), .control(_, _, let actions):
        opened.formUnion(actions.opened)
      case .edit(let field):
        for event in [ScreenEvent.beginEditing, .change, .endEditing, .submit] {
          opened.formUnion((screen.records[field].view.handlers[event] ?? []).opened)
        }
      case .back, .escape, .close: break
      }
    }
  }
}
