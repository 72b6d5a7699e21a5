import AccessibilityTree

extension RotorID {
  public static let articles = RotorID(rawValue: "articles")
}

/// The first stop of the next article.
struct ArticlesSetting: NavigatorSetting {
  let id = RotorID.articles
  let name = Phrase.word(.rotorArticles)
  let none = ReaderWord.noArticle

  func positions(in screen: AccessibleScreen) -> [Int] { screen.starts(of: .article) }
}
