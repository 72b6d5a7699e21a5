import CXML2
import Importers

/// libxml2 as the importers' parser.
///
/// Its push parser with SAX2 events is used, and not the reader on top of it, because the reader
/// gives up at the first error and a dump that is cut or has a stray `<` is worth most of itself.
/// It takes no memory that grows with the document.
public struct XMLParser: XMLParsing {
  public init() {}

  /// Recovers from errors, replaces the five entities that XML has by itself, never opens the
  /// network, believes that the bytes are UTF-8 whatever the declaration says, and follows any
  /// depth: that switches the library's own guard against entity bombs off, so an internal subset
  /// ends the reading before anything in it is declared.
  private static let options = Int32(
    XML_PARSE_RECOVER.rawValue | XML_PARSE_NOENT.rawValue | XML_PARSE_NONET.rawValue
      | XML_PARSE_HUGE.rawValue | XML_PARSE_IGNORE_ENC.rawValue)
  /// A value that goes through many chunks is looked through again with each: few large ones keep a text
  /// of 50 MB from taking its square (bytes).
  private static let chunkSize = 2_097_152

  /// C: `xmlCreatePushParserCtxt`, `xmlParseChunk`.
  public func parse(_ bytes: ArraySlice<UInt8>, into receiver: any XMLReceiver) -> XMLReport {
    let events = XMLEvents(receiver)
    var handlers = xmlSAXHandler()
    handlers.initialized = XML_SAX2_MAGIC
    handlers.startElementNs = startElement
    handlers.endElementNs = endElement
    handlers.internalSubset = refuseInternalSubset
    handlers.serror = noteError
    let pointer = Unmanaged.passUnretained(events).toOpaque()
    guard let context = xmlCreatePushParserCtxt(&handlers, pointer, nil, 0, nil) else {
      return events.report
    }
    defer { xmlFreeParserCtxt(context) }
    events.context = context
    _ = xmlCtxtUseOptions(context, Self.options)
    bytes.withUnsafeBytes { buffer in
      var start = 0
      while start < buffer.count, !events.isStopped {
        let count = min(Self.chunkSize, buffer.count - start)
        let chunk = buffer.baseAddress?.advanced(by: start).assumingMemoryBound(to: CChar.self)
        _ = xmlParseChunk(context, chunk, Int32(count), 0)
        start += count
      }
      if !events.isStopped { _ = xmlParseChunk(context, nil, 0, 1) }
    }
    events.finish()
    withExtendedLifetime(events) {}
    return events.report
  }
}

extension XMLParser {
  /// What the library's reader alone does with a document, every attribute looked at: the measure
  /// for speed.
  ///
  /// C: `xmlReaderForMemory`, `xmlTextReaderRead`, `xmlTextReaderMoveToNextAttribute`.
  public func readAlone(_ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBytes { buffer in
      let text = buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
      guard let reader = xmlReaderForMemory(text, Int32(buffer.count), nil, nil, Self.options)
      else { return }
      defer { xmlFreeTextReader(reader) }
      while xmlTextReaderRead(reader) == 1 {
        while xmlTextReaderMoveToNextAttribute(reader) == 1 {
          _ = xmlTextReaderConstValue(reader)
        }
      }
    }
  }

  /// The least that the library can do with a document: it is taken apart, and nobody listens.
  ///
  /// C: `xmlParseChunk`.
  public func scanAlone(_ bytes: ArraySlice<UInt8>) {
    var handlers = xmlSAXHandler()
    handlers.initialized = XML_SAX2_MAGIC
    guard let context = xmlCreatePushParserCtxt(&handlers, nil, nil, 0, nil) else { return }
    defer { xmlFreeParserCtxt(context) }
    _ = xmlCtxtUseOptions(context, Self.options)
    bytes.withUnsafeBytes { buffer in
      var start = 0
      while start < buffer.count {
        let count = min(Self.chunkSize, buffer.count - start)
        let chunk = buffer.baseAddress?.advanced(by: start).assumingMemoryBound(to: CChar.self)
        _ = xmlParseChunk(context, chunk, Int32(count), 0)
        start += count
      }
      _ = xmlParseChunk(context, nil, 0, 1)
    }
  }
}
