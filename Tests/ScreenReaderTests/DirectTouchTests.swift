import AccessibilityTree
import Gestures
import ScreenReader
import SpaceAndTime
import TestSupport
import Testing

@Suite("Touches that reach the app")
struct DirectTouchTests {
  private let inside = Point(x: 20, y: 120)

  private func session(_ options: DirectTouchOptions) throws -> Session {
    var app = PretendApp([
      .stop("title", 0, 0),
      .stop("drum", 0, 100, 200, 200, traits: .allowsDirectInteraction) {
        $0.content.directTouchOptions = options
      },
      .stop("close", 0, 400, traits: .button),
    ])
    app.answer = { request, app in
      guard case .touch(_, .down) = request else {
        return AccessibilityResponse(isHandled: false)
      }
      return AccessibilityResponse(
        isHandled: true,
        notifications: [
          .playedSound("boom"), .announcement("Beat", priority: .default, language: nil),
        ])
    }
    var session = try Session(app)
    _ = session.heard()
    return session
  }

  private func reaches(_ session: Session) -> Bool {
    session.reader.letsThrough(inside, to: session.app)
  }

  @Test("With the trait alone, touches reach the app while the cursor is on the area")
  func plain() throws {
    var session = try session([])
    #expect(!reaches(session))
    session.make(.oneFingerTap, at: inside)
    #expect(session.spoken() == ["drum"])
    #expect(reaches(session))
    #expect(!session.reader.letsThrough(Point(x: 20, y: 410), to: session.app))
    session.touch(.down, at: inside)
    #expect(session.heard() == ["asked, answered", "sound boom", "announced Beat", "“Beat”"])
    session.make(.oneFingerFlickRight)
    #expect(!reaches(session))
  }

  @Test("A silent area says nothing when it is touched, but a flick to it does")
  func silent() throws {
    var session = try session(.silentOnTouch)
    session.make(.oneFingerTap, at: inside)
    #expect(session.reader.cursor == "drum")
    #expect(session.spoken() == [])
    session.touch(.down, at: inside)
    #expect(session.heard() == ["asked, answered", "sound boom", "announced Beat"])
    session.make(.oneFingerFlickRight)
    session.explore(Point(x: 5, y: 410), inside)
    #expect(session.reader.cursor == "drum")
    #expect(session.spoken() == ["close, button", "close, button"])
    session.make(.oneFingerFlickLeft, .oneFingerFlickRight, .oneFingerFlickLeft)
    #expect(session.spoken() == ["title", "drum", "title"])
  }

  @Test("An area that waits for activation opens by a double tap, and closes when it is left")
  func activation() throws {
    var session = try session(.requiresActivation)
    session.make(.oneFingerFlickRight)
    #expect(!reaches(session))
    _ = session.heard()
    session.make(.oneFingerDoubleTap)
    #expect(session.heard() == ["silence", "♪ activate", "“Direct touch on”"])
    #expect(reaches(session))
    session.make(.oneFingerFlickRight, .oneFingerFlickLeft)
    #expect(!reaches(session))
  }

  @Test("The rotor turns touches of an area off and on")
  func rotor() throws {
    var session = try session([])
    session.make(.oneFingerFlickRight)
    try step(
      until: "Direct Touch", session.reader.rotorSetting(on: session.app)?.id == .directTouch
    ) { session.make(.twoFingerRotateClockwise) }
    #expect(session.spoken().last == "Direct Touch")
    session.make(.oneFingerFlickDown)
    #expect(session.spoken() == ["Direct touch off"])
    #expect(!reaches(session))
    session.make(.oneFingerFlickRight, .oneFingerFlickLeft)
    #expect(!reaches(session))
    try step(
      until: "Direct Touch", session.reader.rotorSetting(on: session.app)?.id == .directTouch
    ) { session.make(.twoFingerRotateClockwise) }
    session.make(.oneFingerFlickDown)
    #expect(reaches(session))
    session.make(.fourFingerTapTop)
    #expect(!session.reader.rotorSettings(on: session.app).contains { $0.id == .directTouch })
  }
}
