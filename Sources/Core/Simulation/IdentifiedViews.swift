/// Gives every view without an id one that says where it stands: "pepperoni.label2".
package struct IdentifiedViews {
  private var taken: Set<String>

  package static func identify(_ views: inout [ViewDescription]) {
    // Whoever names every view pays for no copy of them all.
    guard lacksID(views) else { return }
    var taken: Set<String> = []
    collect(views, into: &taken)
    var identifier = IdentifiedViews(taken: taken)
    identifier.identify(&views, inside: nil)
  }

  private static func lacksID(_ views: [ViewDescription]) -> Bool {
    let span = views.span
    for index in span.indices where span[index].id.isEmpty || lacksID(span[index].views) {
      return true
    }
    return false
  }

  private static func collect(_ views: [ViewDescription], into taken: inout Set<String>) {
    for view in views {
      if !view.id.isEmpty { taken.insert(view.id) }
      collect(view.views, into: &taken)
      if !view.content.menu.isEmpty { collect(view.content.menu, into: &taken) }
      if !view.content.contextMenu.isEmpty { collect(view.content.contextMenu, into: &taken) }
    }
  }

  private mutating func identify(_ views: inout [ViewDescription], inside parent: String?) {
    var counts: [String: Int] = [:]
    for index in views.indices {
      if views[index].id.isEmpty {
        let start = parent.map { "\($0).\(views[index].kind.name)" } ?? views[index].kind.name
        repeat {
          counts[start, default: 0] += 1
          views[index].id = "\(start)\(counts[start]!)"
        } while !taken.insert(views[index].id).inserted
      }
      identify(&views[index].views, inside: views[index].id)
    }
  }
}
