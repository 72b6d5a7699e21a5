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
    guard let opened = curtain_plural_rules_open(language) else { return .otherAlone }
    let rules = Rules(handle: opened)
    return PluralRule { rules.category(of: $0) }
  }

  /// C: `uplrules_select`.
  private struct Rules: Sendable {
    /// Room for the longest keyword.
    private static let capacity = 16

    // ICU never changes a rule that it has opened.
    nonisolated(unsafe) let handle: OpaquePointer

    func category(of number: Int) -> PluralCategory {
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: Self.capacity) { keyword in
        guard let start = keyword.baseAddress,
          curtain_plural_rules_select(handle, Double(number), start, Int32(Self.capacity)) != 0
        else { return .other }
        return PluralCategory(rawValue: String(cString: start)) ?? .other
      }
    }
  }
}
