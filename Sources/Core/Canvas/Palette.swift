/// Every color of Curtain. What is written on `ground` reads at 7 : 1 or more, marks stand out at
/// 3 : 1 or more (WCAG 2.2, 1.4.6 and 1.4.11), and no meaning hangs on a color alone.
public enum Palette {
  /// The curtain, and what captions stand on.
  public static let ground = Color.black
  public static let text = Color.white
  public static let faintText = Color(red: 0.75, green: 0.75, blue: 0.75)
  /// What can be pressed.
  public static let control = Color(red: 0.6, green: 0.85, blue: 1)
  public static let outline = Color(red: 0.55, green: 0.55, blue: 0.55)
  /// What is chosen or on; `ground` is written on it.
  public static let chosen = Color(red: 1, green: 0.84, blue: 0.35)
  public static let cursor = Color(red: 1, green: 0.84, blue: 0.35)
  public static let finger = Color(red: 0.55, green: 1, blue: 0.7)

  /// What text is drawn in.
  public static let texts = [text, faintText, control, chosen, finger]
  /// What lines and shapes are drawn in.
  public static let marks = [outline, cursor, finger, chosen, control]
}
