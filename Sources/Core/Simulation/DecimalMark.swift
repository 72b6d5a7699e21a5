/// The sign between whole numbers and their fractions.
public enum DecimalMark {
  /// By the language's base, as the Unicode CLDR has it; a point for all others.
  private static let commas: Set<Substring> = [
    "be", "bg", "ca", "cs", "da", "de", "el", "es", "et", "fi", "fr", "hr", "hu", "id", "it", "lt",
    "lv", "nb", "nl", "nn", "no", "pl", "pt", "ro", "ru", "sk", "sl", "sr", "sv", "tr", "uk", "vi",
  ]

  /// Of a language, by its BCP 47 tag.
  public static func text(for language: String) -> String {
    commas.contains(language.prefix { $0 != "-" && $0 != "_" }) ? "," : "."
  }

  /// A number written with a point, as the language writes it.
  public static func localized(_ number: String, for language: String) -> String {
    let mark = text(for: language)
    return mark == "." ? number : String(number.map { $0 == "." ? Character(mark) : $0 })
  }
}
