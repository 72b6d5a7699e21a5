/// Looks for prompts that are too long to listen to before the learner may act.
///
/// Each counts for itself: a gesture ends what the coach is saying and begins the round, so nobody
/// has to hear an introduction and the first request to their end.
public enum PromptCheck {
  /// Words of one prompt.
  public static let mostWords = 25
  /// Sentences of one prompt.
  public static let mostSentences = 2

  /// One sentence for each prompt that is too long; empty where all is well.
  public static func findings(in lesson: Lesson) -> [String] {
    prompts(of: lesson).compactMap { place, prompt in
      problem(with: prompt).map { "\(lesson.id), \(place): \($0)" }
    }
  }

  /// What makes one prompt too long; nil where it is well.
  public static func problem(with prompt: String) -> String? {
    let words = prompt.split(whereSeparator: \.isWhitespace).count
    let sentences = sentences(in: prompt)
    if words > mostWords { return "\(words) words are too many; say it in \(mostWords)." }
    if sentences > mostSentences {
      return "\(sentences) sentences are too many; say it in \(mostSentences)."
    }
    return nil
  }

  /// A sentence ends with a stop before a blank or at the end: neither in "9.30" nor in a quoted
  /// "Who is there?".
  private static func sentences(in prompt: String) -> Int {
    let words = prompt.split(whereSeparator: \.isWhitespace)
    let ends = words.count { word in word.last.map(".?!".contains) ?? false }
    return ends + (words.last?.last.map(".?!".contains) == false ? 1 : 0)
  }

  private static func prompts(of lesson: Lesson) -> [(String, String)] {
    var prompts: [(String, String)] = [("summary", lesson.summary)]
    for round in lesson.rounds {
      prompts += round.say.map { ("round \(round.id)", $0) }
      prompts += round.praise.map { ("praise of round \(round.id)", $0) }
      prompts += round.tells.map { ("what round \(round.id) tells", $0) }
      prompts += [("checklist of round \(round.id)", round.checklist)]
      prompts += round.misses.map { ("miss of round \(round.id)", $0.say) }
      for step in round.steps {
        let texts =
          [step.say] + step.hints + step.praise + step.tells + [step.checklist]
          + step.wrong.values.sorted()
          + step.misses.map(\.say)
        prompts += texts.map { ("step \(step.id) of round \(round.id)", $0) }
      }
    }
    for fault in lesson.faults {
      let places = CodeLanguage.allCases.compactMap { fault.places[$0] }
      prompts += ([fault.say, fault.checklist] + places).filter { !$0.isEmpty }
        .map { ("fault \(fault.id)", $0) }
    }
    return prompts
  }
}
