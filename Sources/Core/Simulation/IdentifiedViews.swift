/// Gives every view without an id one that says where it stands: "pepperoni.label2".
struct IdentifiedViews {
  private var taken: Set<String>

  static func identified(_ views: [ViewDescription]) -> [ViewDescription] {
    var taken: Set<String> = []
    collect(views, into: &taken)
    var identifier = IdentifiedViews(taken: taken)
    return identifier.identify(views, inside: nil)
  }

  private static func collect(_ views: [ViewDescription], into taken: inout Set<String>) {
    for view in views {
      if !view.id.isEmpty { taken.insert(view.id) }
      collect(view.views, into: &taken)
    }
  }

  private mutating func identify(_ views: [ViewDescription], inside parent: String?)
    -> [ViewDescription]
  {
    var counts: [String: Int] = [:]
    return views.map { view in
      var view = view
      if view.id.isEmpty {
        let start = parent.map { "\($0).\(view.kind.name)" } ?? view.kind.name
        repeat {
          counts[start, default: 0] += 1
          view.id = "\(start)\(counts[start]!)"
        } while !taken.insert(view.id).inserted
      }
      view.views = identify(view.views, inside: view.id)
      return view
    }
  }
}
