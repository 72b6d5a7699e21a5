/// Who reads XML and JSON for the importers; the backends that own a library each give one.
public struct DumpParsers: Sendable {
  public var xml: any XMLParsing
  public var json: any JSONParsing

  public init(xml: any XMLParsing, json: any JSONParsing) {
    self.xml = xml
    self.json = json
  }
}

/// Decodes JSON by type.
public protocol JSONParsing: Sendable {
  /// Throws one sentence where the text is no JSON or not of this type.
  func decode<Value: Decodable>(_ type: Value.Type, from bytes: ArraySlice<UInt8>)
    throws(ImportProblem) -> Value
}

/// Reads one XML document event by event, and goes on behind errors as far as it can.
///
/// It never opens another file or the network, and stops at an internal DTD subset before anything
/// in it is declared, so that no entity can grow.
public protocol XMLParsing: Sendable {
  func parse(_ bytes: ArraySlice<UInt8>, into receiver: any XMLReceiver) -> XMLReport
}

/// Takes the elements of a document in order.
public protocol XMLReceiver: AnyObject {
  /// The attributes whose values it wants, in the order in which it asks for them.
  var attributeNames: [String] { get }
  func start(_ name: String, _ attributes: XMLAttributes)
  func end()
  /// True once it wants no more.
  var isDone: Bool { get }
}

/// How the reading of a document went.
public struct XMLReport: Hashable, Sendable {
  /// Places where the document is not well-formed.
  public var errorCount = 0
  /// What the first one is, in the library's words, with its line from 1.
  public var firstError: (line: Int, text: String)? {
    get { errorText.map { (errorLine, $0) } }
    set {
      errorText = newValue?.text
      errorLine = newValue?.line ?? 0
    }
  }
  private var errorText: String?
  private var errorLine = 0
  /// True where the document ended inside of an element.
  public var isCut = false
  /// True where it declares entities of its own; nothing was read.
  public var hasInternalSubset = false

  public init() {}
}
