import CXML2
import Importers

/// What happens while a document is parsed, handed on to the receiver.
final class XMLEvents {
  private let receiver: any XMLReceiver
  private var elements: ElementReading
  private var depth = 0
  private(set) var isStopped = false
  private(set) var report = XMLReport()
  var context: xmlParserCtxtPtr?

  init(_ receiver: any XMLReceiver) {
    self.receiver = receiver
    elements = ElementReading(receiver.attributeNames)
  }

  func start(
    _ name: UnsafePointer<xmlChar>, count: Int,
    _ values: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) {
    guard !isStopped else { return }
    depth += 1
    elements.hand(name, count: count, values, to: receiver)
    if receiver.isDone { stop() }
  }

  func end() {
    guard !isStopped else { return }
    depth -= 1
    receiver.end()
  }

  func refuseInternalSubset() {
    report.hasInternalSubset = true
    stop()
  }

  func note(line: Int, _ text: String) {
    report.errorCount += 1
    if report.firstError == nil { report.firstError = (line, text) }
  }

  func finish() {
    report.isCut = depth > 0 && !isStopped
  }

  /// C: `xmlStopParser`.
  private func stop() {
    isStopped = true
    if let context { xmlStopParser(context) }
  }
}

/// Puts together what an element says.
///
/// A value, so that what it holds is reached without a check at every step.
private struct ElementReading {
  private var attributes: XMLAttributes
  private var tags = KnownNames<String>()
  /// The place of an attribute among those that are wanted; -1 for one that is not.
  private var places = KnownNames<Int>()
  private let wanted: [String: Int]

  init(_ names: [String]) {
    attributes = XMLAttributes(count: names.count)
    wanted = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
  }

  mutating func hand(
    _ name: UnsafePointer<xmlChar>, count: Int,
    _ values: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, to receiver: any XMLReceiver
  ) {
    attributes.removeAll()
    if let values {
      places.rewind()
      // Five pointers each: name, prefix, URI, and where the value begins and ends.
      for index in 0..<count {
        guard let key = values[index * 5], let start = values[index * 5 + 3],
          let end = values[index * 5 + 4]
        else { continue }
        let place = places.value(of: key) { wanted[$0] ?? -1 }
        if place >= 0 {
          attributes.set(place, to: UnsafeBufferPointer(start: start, count: end - start))
        }
      }
    }
    receiver.start(tags.value(of: name) { $0 }, attributes)
  }
}

private func events(_ pointer: UnsafeMutableRawPointer?) -> XMLEvents? {
  pointer.map { Unmanaged<XMLEvents>.fromOpaque($0).takeUnretainedValue() }
}

nonisolated func startElement(
  _ pointer: UnsafeMutableRawPointer?, _ name: UnsafePointer<xmlChar>?,
  _ prefix: UnsafePointer<xmlChar>?, _ uri: UnsafePointer<xmlChar>?, _ namespaceCount: Int32,
  _ namespaces: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, _ count: Int32,
  _ defaulted: Int32, _ values: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
) {
  guard let name else { return }
  events(pointer)?.start(name, count: Int(count), values)
}

nonisolated func endElement(
  _ pointer: UnsafeMutableRawPointer?, _ name: UnsafePointer<xmlChar>?,
  _ prefix: UnsafePointer<xmlChar>?, _ uri: UnsafePointer<xmlChar>?
) {
  events(pointer)?.end()
}

nonisolated func refuseInternalSubset(
  _ pointer: UnsafeMutableRawPointer?, _ name: UnsafePointer<xmlChar>?,
  _ external: UnsafePointer<xmlChar>?, _ system: UnsafePointer<xmlChar>?
) {
  events(pointer)?.refuseInternalSubset()
}

/// Errors are counted; only the first one is told, as all others may follow from it.
nonisolated func noteError(_ pointer: UnsafeMutableRawPointer?, _ error: xmlErrorPtr?) {
  guard let error, let events = events(pointer) else { return }
  guard error.pointee.level.rawValue >= XML_ERR_ERROR.rawValue else { return }
  let message = error.pointee.message.map { String(cString: $0) } ?? ""
  let line = message.split(separator: "\n").first.map(String.init) ?? "an error"
  events.note(line: Int(error.pointee.line), line)
}
