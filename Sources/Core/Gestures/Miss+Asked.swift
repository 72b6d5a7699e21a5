extension Miss {
  /// Why a stroke was not the gesture that was asked for; nil where it was, and where nothing of a
  /// hand was measured.
  public init?(_ stroke: Stroke, asked: Gesture, within tolerances: Tolerances) {
    guard stroke.fingers > 0, asked != .unknown else { return nil }
    let row = GestureCatalog.row(of: asked)
    let judge = GestureCatalog.matcher(of: row.motion)
    guard let shortfall = judge?.shortfall(of: stroke, as: row, within: tolerances) else {
      return nil
    }
    self.init(stroke: stroke, nearest: asked, shortfall: shortfall)
  }
}
