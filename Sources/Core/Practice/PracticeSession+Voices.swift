import Speech

/// Languages that nobody here can speak.
extension PracticeSession {
  /// Says once for each language that there is no voice for it; its words stand in the captions.
  mutating func noteMissingVoices(of utterance: Utterance) {
    isCaptionNeeded = false
    for part in utterance.parts where !part.text.isEmpty {
      let language = part.language ?? settings.language
      guard VoiceCatalog.voice(for: language) == nil else { continue }
      isCaptionNeeded = true
      // A region has no voice of its own to miss: "fil" and "fil-PH" are told once.
      let spoken = String(language.lowercased().prefix { $0 != "-" && $0 != "_" })
      guard languagesWithoutVoice.insert(spoken).inserted else { continue }
      let key = "language.\(spoken)"
      let name = coach.words.contains(key) ? coach.words.text(key) : language
      say(coach.words.text("coach.no-voice", ["language": name]), isNeeded: true)
    }
  }
}
