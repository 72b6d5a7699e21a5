/// A receiver that fills a tree.
protocol DumpReceiver: XMLReceiver {
  var tree: DumpTree { get set }
}

/// Reads a document of XML into a tree, with what was wrong with it.
enum XMLDocumentReading {
  static func tree(_ document: DumpDocument, _ parsers: DumpParsers, _ receiver: some DumpReceiver)
    throws(ImportProblem) -> DumpTree
  {
    var notes = ImportNotes()
    let plain = DocumentType.removed(from: document.bytes, notes: &notes)
    let bytes = CharacterReferences.mended(plain, notes: &notes)
    let report = parsers.xml.parse(bytes, into: receiver)
    guard !report.hasInternalSubset else {
      throw ImportProblem(
        "This XML declares entities of its own, which no dump does; it is not read, for they can grow without end. Dump the screen again."
      )
    }
    var tree = receiver.tree
    tree.notes.add(notes)
    tree.isCut = report.isCut
    if let error = report.firstError, !(report.isCut && report.errorCount == 1) {
      tree.damage = "line \(error.line): \(error.text)"
      tree.notes.add(
        .repaired,
        "XML that is not well-formed, first in line \(error.line) of the dump (\(error.text)); something may be missing"
      )
    }
    return tree
  }
}
