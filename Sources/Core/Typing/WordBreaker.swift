/// Knows where words end in texts without spaces (Thai, Chinese, Japanese), which takes a
/// dictionary.
public protocol WordBreaker: Sendable {
  /// Where one word or sign ends and the next begins, in characters, from 0 to the text's length.
  ///
  /// - Parameter language: a BCP 47 tag.
  func boundaries(in text: String, language: String?) -> [Int]
}
