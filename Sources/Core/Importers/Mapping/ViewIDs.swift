/// Gives every view an id that a person recognizes and that stays when the dump is made again:
/// from the developer's identifier, else from what it says, else from what it is.
struct ViewIDs {
  /// The ids that are taken, each with how many views were called so: their numbers follow on it.
  private var counts: [String: Int] = [:]

  private static let longest = 40

  mutating func id(identifier: String?, label: String?, kind: String) -> String {
    var base = Self.slug(Self.lastPart(of: identifier ?? ""))
    if base.isEmpty { base = Self.slug(label ?? "") }
    if base.isEmpty { base = kind }
    var number = Self.increase(&counts[base, default: 0])
    guard number > 1 else { return base }
    let first = number
    var id = "\(base)-\(number)"
    while !Self.take(&counts[id, default: 0]) {
      number += 1
      id = "\(base)-\(number)"
    }
    if number > first { counts[base] = number }
    return id
  }

  private static func increase(_ count: inout Int) -> Int {
    count += 1
    return count
  }

  /// False where the id is taken.
  private static func take(_ count: inout Int) -> Bool {
    guard count == 0 else { return false }
    count = 1
    return true
  }

  /// `com.example:id/checkout` is called checkout.
  private static func lastPart(of identifier: String) -> String {
    guard identifier.utf8.contains(UInt8(ascii: ":")),
      let place = identifier.firstRange(of: ":id/")
    else { return identifier }
    return String(identifier[place.upperBound...])
  }

  /// Letters and digits of any script in small letters, with single hyphens between them.
  static func slug(_ text: String) -> String {
    var slug: [UInt8] = []
    slug.reserveCapacity(longest)
    var count = 0
    var isGap = false
    for scalar in text.unicodeScalars {
      let isLetter =
        scalar.isASCII
        ? XMLTags.isLetter(UInt8(scalar.value)) || DumpNumbers.isDigit(UInt8(scalar.value))
        : scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      guard isLetter else {
        isGap = !slug.isEmpty
        continue
      }
      if isGap {
        slug.append(UInt8(ascii: "-"))
        count += 1
        isGap = false
      }
      if scalar.isASCII {
        let byte = UInt8(scalar.value)
        let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
        slug.append(isCapital ? byte | 0x20 : byte)
      } else {
        slug += scalar.properties.lowercaseMapping.utf8
      }
      count += 1
      if count >= longest { break }
    }
    return String(decoding: slug, as: UTF8.self)
  }
}
