import CXML2
import Importers

/// What happens while a document is parsed, handed on to the receiver.
final class XMLEvents {
  private let receiver: any XMLReceiver
  private var attributes: XMLAttributes
  /// The library keeps each name once, so its address stands for it.
  private var names: [UnsafePointer<xmlChar>: String] = [:]
  /// The place of an attribute among those that are wanted; -1 for one that is not.
  private var places: [UnsafePointer<xmlChar>: Int] = [:]
  private let wanted: [String: Int]
  /// What the element before had, attribute by attribute.
  private var before: [(name: UnsafePointer<xmlChar>, place: Int)] = []
  private var depth = 0
  private(set) var isStopped = false
  private(set) var report = XMLReport()
  var context: xmlParserCtxtPtr?

  init(_ receiver: any XMLReceiver) {
    self.receiver = receiver
    let names = receiver.attributeNames
    attributes = XMLAttributes(count: names.count)
    wanted = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
  }

  func start(
    _ name: UnsafePointer<xmlChar>, prefix: UnsafePointer<xmlChar>?, count: Int,
    _ values: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) {
    guard !isStopped else { return }
    depth += 1
    attributes.removeAll()
    if let values {
      // Five pointers each: name, prefix, URI, and where the value begins and ends.
      for index in 0..<count {
        guard let key = values[index * 5], let start = values[index * 5 + 3],
          let end = values[index * 5 + 4]
        else { continue }
        let place = place(of: key, at: index)
        if place >= 0 {
          attributes.set(place, to: UnsafeBufferPointer(start: start, count: end - start))
        }
      }
    }
    receiver.start(text(of: name), attributes)
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

  private func text(of name: UnsafePointer<xmlChar>) -> String {
    if let known = names[name] { return known }
    let text = String(decodingCString: name, as: UTF8.self)
    names[name] = text
    return text
  }

  /// Elements mostly have the same attributes in the same order: then nothing is looked up.
  private func place(of name: UnsafePointer<xmlChar>, at index: Int) -> Int {
    if index < before.count, before[index].name == name { return before[index].place }
    let place: Int
    if let known = places[name] {
      place = known
    } else {
      place = wanted[String(decodingCString: name, as: UTF8.self)] ?? -1
      places[name] = place
    }
    if index < before.count {
      before[index] = (name, place)
    } else if index == before.count {
      before.append((name, place))
    }
    return place
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
  events(pointer)?.start(name, prefix: prefix, count: Int(count), values)
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
