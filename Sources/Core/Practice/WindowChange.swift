/// What the window did by itself, by the key of its words.
public enum WindowChange: String, Hashable, Sendable, CaseIterable {
  case contactPanelShown = "window.contact-panel-shown"
  case contactPanelHidden = "window.contact-panel-hidden"
  case fullScreen = "window.full-screen"
  case windowed = "window.windowed"
  case stickyFingersOn = "window.sticky-fingers-on"
  case stickyFingersOff = "window.sticky-fingers-off"
}
