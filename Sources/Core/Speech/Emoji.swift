extension Character {
  /// True for what is drawn as a picture: by itself, or because a selector behind it says so.
  public var isEmoji: Bool {
    guard let first = unicodeScalars.first, first.properties.isEmoji else { return false }
    return first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}")
  }
}

extension String {
  /// True for a text with an emoji in it.
  public var holdsEmoji: Bool {
    // Every text that is spoken is asked, and most have none: bytes are looked at before scalars, for
    // asking for the properties of every letter is dear.
    guard utf8.contains(where: { $0 >= 0x80 }),
      unicodeScalars.contains(where: { $0.value > 0x2000 || $0 == "\u{A9}" || $0 == "\u{AE}" })
    else { return false }
    return contains(where: \.isEmoji)
  }

  /// With `naming` in place of each row of emoji.
  public func replacingEmoji(_ naming: (String) -> String) -> String {
    guard holdsEmoji else { return self }
    var text = ""
    var row = ""
    for character in self {
      if character.isEmoji {
        row.append(character)
        continue
      }
      if !row.isEmpty {
        text += naming(row)
        // Two words, where a letter follows at once.
        if character.isLetter || character.isNumber { text += " " }
      }
      row = ""
      text.append(character)
    }
    return row.isEmpty ? text : text + naming(row)
  }
}
