/// When captions are shown.
public enum CaptionMode: String, Hashable, Sendable, CaseIterable {
  case byLesson
  case always
  case never
}
