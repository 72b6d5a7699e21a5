/// Gives every view without an id one that says where it stands: "pepperoni.label2".
package struct IdentifiedViews {
  private var taken: Set<String> = []

  private init() {}

  package static func identify(_ views: inout [ViewDescription]) {
    // Whoever names every view pays for no copy of them all.
    guard lacksID(views) else { return }
    var identifier = IdentifiedViews()
    identifier.collect(views)
    identifier.identify(&views, inside: nil)
  }

  private static func lacksID(_ views: [ViewDescription]) -> Bool {
    let span = views.span
    for index in span.indices where span[index].id.isEmpty || lacksID(span[index].views) {
      return true
    }
    return false
  }

  private mutating func collect(_ views: [ViewDescription]) {
    taken.reserveCapacity(taken.count + views.count)
    // A span lends each view, an array copies it.
    let span = views.span
    for index in span.indices {
      if !span[index].id.isEmpty { taken.insert(span[index].id) }
      collect(span[index].views)
      if span[index].content.holdsMenu {
        collect(span[index].content.menu)
        collect(span[index].content.contextMenu)
      }
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
