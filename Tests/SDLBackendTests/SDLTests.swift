import Foundation
import Testing

/// Everything that opens SDL: its drivers are chosen by the environment of the whole process, so
/// one test runs at a time.
@Suite("SDL", .serialized)
struct SDLTests {
  static func use(videoDriver: String) { setenv("SDL_VIDEODRIVER", videoDriver, 1) }

  static func use(audioDriver: String, file: URL? = nil) {
    setenv("SDL_AUDIODRIVER", audioDriver, 1)
    if let file { setenv("SDL_DISKAUDIOFILE", file.path, 1) }
  }
}
