/// Why there is no voice.
public enum EspeakError: Error, Equatable, CustomStringConvertible {
  /// espeak-ng found no data to speak with; the reason is its own.
  case noData(reason: String)
  case noOutput(reason: String)

  public var description: String {
    switch self {
    case .noData(let reason):
      "espeak-ng cannot speak (\(reason)): install espeak-ng-data, or set ESPEAK_DATA_PATH to the"
        + " folder that holds espeak-ng-data"
    case .noOutput(let reason):
      "espeak-ng cannot render sound (\(reason))"
    }
  }
}
