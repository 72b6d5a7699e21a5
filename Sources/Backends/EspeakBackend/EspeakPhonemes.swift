/// espeak-ng's names for the sounds of the International Phonetic Alphabet.
///
/// Its own notation is what its voices take as input (`espeakPHONEMES`); the sounds are those of its
/// English voices, most of which other languages share.
enum EspeakPhonemes {
  /// Longer signs come before those that they begin with.
  private static let names: [(ipa: String, name: String)] = [
    ("aɪə", "aI@"), ("aʊə", "aU@"), ("eɪ", "eI"), ("aɪ", "aI"), ("ɔɪ", "OI"), ("aʊ", "aU"),
    ("oʊ", "oU"), ("əʊ", "oU"), ("ɪə", "i@"), ("eə", "e@"), ("ʊə", "U@"), ("tʃ", "tS"),
    ("dʒ", "dZ"), ("iː", "i:"), ("uː", "u:"), ("ɑː", "A:"), ("ɔː", "O:"), ("ɜː", "3:"),
    ("ɝ", "3:"), ("ɚ", "3"), ("ə", "@"), ("æ", "a"), ("a", "a"), ("ɐ", "V"), ("ɑ", "A:"),
    ("ɒ", "0"), ("ɔ", "O"), ("e", "E"), ("ɛ", "E"), ("ɪ", "I"), ("i", "i"), ("o", "oU"),
    ("ʊ", "U"), ("u", "u:"), ("ʌ", "V"), ("y", "y"), ("ø", "Y"), ("œ", "W"), ("b", "b"),
    ("d", "d"), ("f", "f"), ("ɡ", "g"), ("g", "g"), ("h", "h"), ("j", "j"), ("k", "k"), ("l", "l"),
    ("m", "m"), ("n", "n"), ("ŋ", "N"), ("p", "p"), ("ɹ", "r"), ("r", "r"), ("ʁ", "r"), ("ɾ", "t"),
    ("s", "s"), ("ʃ", "S"), ("t", "t"), ("θ", "T"), ("ð", "D"), ("v", "v"), ("w", "w"),
    ("x", "x"), ("z", "z"), ("ʒ", "Z"), ("ʔ", "?"), ("ˈ", "'"), ("ˌ", ","), (" ", "||"),
  ]

  /// Signs that say how exactly a sound is made, which the voice decides itself.
  private static let unheard: Set<Unicode.Scalar> = [
    "ː", "ˑ", ".", "\u{361}", "\u{329}", "ʰ", "/", "[", "]",
  ]

  /// Nil where a sound has no name: then the text is spoken as it is written.
  static func mnemonics(of ipa: String) -> String? {
    var rest = Array(ipa.unicodeScalars)[...]
    var phonemes = ""
    while let first = rest.first {
      if let (sign, name) = names.first(where: { rest.starts(with: $0.ipa.unicodeScalars) }) {
        phonemes += name
        rest = rest.dropFirst(sign.unicodeScalars.count)
      } else if unheard.contains(first) {
        rest = rest.dropFirst()
      } else {
        return nil
      }
    }
    return phonemes.isEmpty ? nil : phonemes
  }
}
