extension Lesson {
  /// Everything that is said or shown of the lesson, in its order, each text once.
  public var texts: [String] {
    var texts: [String] = []
    var seen: Set<String> = []
    _ = mappingTexts { text in
      if !text.isEmpty, seen.insert(text).inserted { texts.append(text) }
      return text
    }
    return texts
  }

  /// The same lesson in other words: what it asks for and what counts stay as they are.
  public func mappingTexts(_ map: (String) -> String) -> Lesson {
    var lesson = self
    lesson.title = map(title)
    lesson.summary = map(summary)
    for round in lesson.rounds.indices { lesson.rounds[round].mapTexts(map) }
    for fault in lesson.faults.indices {
      lesson.faults[fault].mapTexts(map)
    }
    return lesson
  }
}

extension Round {
  fileprivate mutating func mapTexts(_ map: (String) -> String) {
    title = map(title)
    say = say.map(map)
    for step in steps.indices { steps[step].mapTexts(map) }
    for miss in misses.indices { misses[miss].say = map(misses[miss].say) }
    praise = praise.map(map)
    tells = tells.map(map)
    checklist = map(checklist)
  }
}

extension Fault {
  fileprivate mutating func mapTexts(_ map: (String) -> String) {
    title = map(title)
    subject = map(subject)
    say = map(say)
    for language in CodeLanguage.allCases { places[language] = places[language].map(map) }
    checklist = map(checklist)
  }
}

extension Step {
  fileprivate mutating func mapTexts(_ map: (String) -> String) {
    say = map(say)
    hints = hints.map(map)
    praise = praise.map(map)
    tells = tells.map(map)
    checklist = map(checklist)
    // By the gestures' names, so that translators always see one order.
    for gesture in wrong.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
      wrong[gesture] = wrong[gesture].map(map)
    }
    for miss in misses.indices { misses[miss].say = map(misses[miss].say) }
  }
}
