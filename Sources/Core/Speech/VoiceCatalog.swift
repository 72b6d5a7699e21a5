/// Which synthesized voice speaks which language.
///
/// A language without a row has no voice: its captions go on without sound.
public enum VoiceCatalog {
  public struct Row: Hashable, Sendable {
    /// A BCP 47 tag in lower case.
    public let language: String
    /// The voice's name in espeak-ng.
    public let voice: String
  }

  /// The voice of the most exact row: `zh-Hant-TW` asks for `zh-hant-tw`, `zh-hant`, then `zh`.
  public static func voice(for language: String) -> String? {
    var subtags = language.lowercased().split { $0 == "-" || $0 == "_" }[...]
    while !subtags.isEmpty {
      let tag = subtags.joined(separator: "-")
      if let row = rows.first(where: { $0.language == tag }) { return row.voice }
      subtags.removeLast()
    }
    return nil
  }

  /// The ending of a voice's name in espeak-ng that makes it sound as the listener wishes; empty for
  /// the voice as it is. The coach never sounds like the reader.
  public static func variant(
    of voice: SpeechSettings.Voice, for speaker: Utterance.Speaker
  ) -> String {
    switch (speaker, voice) {
    case (.coach, .bright): "+m3"
    case (.coach, _): "+f3"
    case (.voiceOver, .usual): ""
    case (.voiceOver, .deep): "+m8"
    case (.voiceOver, .bright): "+f5"
    case (.voiceOver, .whispering): "+whisper"
    }
  }

  public static let rows: [Row] = [
    Row(language: "af", voice: "af"),
    Row(language: "am", voice: "am"),
    Row(language: "ar", voice: "ar"),
    Row(language: "as", voice: "as"),
    Row(language: "az", voice: "az"),
    Row(language: "bg", voice: "bg"),
    Row(language: "bn", voice: "bn"),
    Row(language: "bs", voice: "bs"),
    Row(language: "ca", voice: "ca"),
    Row(language: "cs", voice: "cs"),
    Row(language: "cy", voice: "cy"),
    Row(language: "da", voice: "da"),
    Row(language: "de", voice: "de"),
    Row(language: "el", voice: "el"),
    Row(language: "en", voice: "en-us"),
    Row(language: "en-au", voice: "gmw/en"),
    Row(language: "en-gb", voice: "gmw/en"),
    Row(language: "en-ie", voice: "gmw/en"),
    Row(language: "en-nz", voice: "gmw/en"),
    Row(language: "en-za", voice: "gmw/en"),
    Row(language: "eo", voice: "eo"),
    Row(language: "es", voice: "es"),
    Row(language: "es-419", voice: "es-419"),
    Row(language: "es-ar", voice: "es-419"),
    Row(language: "es-cl", voice: "es-419"),
    Row(language: "es-co", voice: "es-419"),
    Row(language: "es-mx", voice: "es-419"),
    Row(language: "es-us", voice: "es-419"),
    Row(language: "et", voice: "et"),
    Row(language: "eu", voice: "eu"),
    Row(language: "fa", voice: "fa"),
    Row(language: "fi", voice: "fi"),
    Row(language: "fr", voice: "roa/fr"),
    Row(language: "fr-be", voice: "fr-be"),
    Row(language: "fr-ch", voice: "fr-ch"),
    Row(language: "ga", voice: "ga"),
    Row(language: "gd", voice: "gd"),
    Row(language: "gu", voice: "gu"),
    Row(language: "he", voice: "he"),
    Row(language: "hi", voice: "hi"),
    Row(language: "hr", voice: "hr"),
    Row(language: "hu", voice: "hu"),
    Row(language: "hy", voice: "hy"),
    Row(language: "id", voice: "id"),
    Row(language: "is", voice: "is"),
    Row(language: "it", voice: "it"),
    Row(language: "ja", voice: "ja"),
    Row(language: "ka", voice: "ka"),
    Row(language: "kk", voice: "kk"),
    Row(language: "kn", voice: "kn"),
    Row(language: "ko", voice: "ko"),
    Row(language: "ku", voice: "ku"),
    Row(language: "ky", voice: "ky"),
    Row(language: "lt", voice: "lt"),
    Row(language: "lv", voice: "lv"),
    Row(language: "mk", voice: "mk"),
    Row(language: "ml", voice: "ml"),
    Row(language: "mr", voice: "mr"),
    Row(language: "ms", voice: "ms"),
    Row(language: "mt", voice: "mt"),
    Row(language: "my", voice: "my"),
    Row(language: "nb", voice: "nb"),
    Row(language: "ne", voice: "ne"),
    Row(language: "nl", voice: "nl"),
    Row(language: "no", voice: "nb"),
    Row(language: "or", voice: "or"),
    Row(language: "pa", voice: "pa"),
    Row(language: "pl", voice: "pl"),
    Row(language: "pt", voice: "pt"),
    Row(language: "pt-br", voice: "pt-br"),
    Row(language: "ro", voice: "ro"),
    Row(language: "ru", voice: "ru"),
    Row(language: "si", voice: "si"),
    Row(language: "sk", voice: "sk"),
    Row(language: "sl", voice: "sl"),
    Row(language: "sq", voice: "sq"),
    Row(language: "sr", voice: "sr"),
    Row(language: "sv", voice: "sv"),
    Row(language: "sw", voice: "sw"),
    Row(language: "ta", voice: "ta"),
    Row(language: "te", voice: "te"),
    Row(language: "th", voice: "th"),
    Row(language: "tr", voice: "tr"),
    Row(language: "tt", voice: "tt"),
    Row(language: "uk", voice: "uk"),
    Row(language: "ur", voice: "ur"),
    Row(language: "uz", voice: "uz"),
    Row(language: "vi", voice: "vi"),
    Row(language: "yue", voice: "yue"),
    Row(language: "zh", voice: "cmn"),
    Row(language: "zh-hk", voice: "yue"),
    Row(language: "zh-mo", voice: "yue"),
  ]
}
