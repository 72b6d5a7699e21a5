import CICU
import Speech

/// The plural rules of every language, from the Unicode CLDR.
public enum PluralRules {
  /// The rule of a language, by its BCP 47 tag; one form for every number where ICU knows none.
  ///
  /// Each call opens a rule that is kept for the rest of the run: there is one a catalog. The rule
  /// may be used from any thread.
  ///
  /// C: `uplrules_open`.
  public static func rule(for language: String) -> PluralRule {
    var status = U_ZERO_ERROR
    let opened = curtain_plural_rules_open(language, &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue, let opened else { return .otherAlone }
    let rules = Rules(handle: opened)
    return PluralRule { rules.category(of: $0) }
  }

  /// C: `uplrules_select`.
  private struct Rules: Sendable {
    // ICU never changes a rule that it has opened.
    nonisolated(unsafe) let handle: OpaquePointer

    func category(of number: Int) -> PluralCategory {
      var status = U_ZERO_ERROR
      let longestKeyword = 16
      let keyword = withUnsafeTemporaryAllocation(of: UInt16.self, capacity: longestKeyword) {
        buffer in
        let length = curtain_plural_rules_select(
          handle, Double(number), buffer.baseAddress, Int32(longestKeyword), &status)
        return String(decoding: buffer.prefix(max(0, Int(length))), as: UTF16.self)
      }
      guard status.rawValue <= U_ZERO_ERROR.rawValue else { return .other }
      return PluralCategory(rawValue: keyword) ?? .other
    }
  }
}
