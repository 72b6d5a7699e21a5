import Canvas
import Foundation
import SDLBackend
import SpaceAndTime
import Testing

extension SDLTests {
  @MainActor
  @Suite("The window", .serialized)
  struct WindowTests {
    private func open() throws -> Window {
      SDLTests.use(videoDriver: "dummy")
      return try Window(title: "Curtain")
    }

    /// Everything that has happened until nothing happens any more.
    private func drain(_ window: Window) -> [WindowEvent] {
      var events: [WindowEvent] = []
      while let event = window.nextEvent(until: Clock.now + 20) { events.append(event) }
      return events
    }

    @Test("A window has room for the phone and its captions")
    func layout() throws {
      let window = try open()
      #expect(window.videoDriver == "dummy")
      #expect(window.layout.canvas.size == .phone)
      #expect(window.layout.pixelsPerPoint > 0.3)
    }

    @Test("Waiting ends at the deadline, not before")
    func deadline() throws {
      let window = try open()
      _ = drain(window)
      let deadline = Clock.now + 30
      #expect(window.nextEvent(until: deadline) == nil)
      #expect(Clock.now >= deadline)
      #expect(window.nextEvent(until: .zero) == nil)
    }

    @Test("Drawing reaches every pixel of the window")
    func drawing() throws {
      let window = try open()
      var size = (width: 0, height: 0)
      window.present { pixels, width, height, bytesPerRow in
        size = (width, height)
        for row in 0..<height {
          (pixels + row * bytesPerRow).initializeMemory(
            as: UInt8.self, repeating: 0x7F, count: width * 4)
        }
      }
      let points = window.layout.size
      #expect(Double(size.width) == (points.width * window.layout.pixelsPerPoint).rounded())
      #expect(Double(size.height) == (points.height * window.layout.pixelsPerPoint).rounded())
    }

    @Test("Full screen is another layout")
    func fullScreen() throws {
      let window = try open()
      _ = drain(window)
      let before = window.layout
      window.isFullScreen = true
      #expect(drain(window).contains(.resized))
      #expect(window.isFullScreen)
      #expect(window.layout != before)
    }

    @Test("Asking the program to end is an event", arguments: [SIGTERM, SIGINT])
    func signals(signal: Int32) throws {
      let window = try open()
      _ = drain(window)
      kill(getpid(), signal)
      #expect(drain(window).contains(.quit))
    }

    @Test("What the speaker has to say wakes the window")
    func speakerReports() throws {
      let window = try open()
      _ = drain(window)
      SDLTests.use(audioDriver: "dummy")
      let speaker = Speaker(voice: FakeVoice())
      speaker.speak(
        .init(parts: [.init("900 50")]), id: 1, settings: .init(), at: Clock.now)
      var reports: [Speaker.Report] = []
      let end = Clock.now + 3000
      while Clock.now < end, !reports.contains(.finished(id: 1)) {
        guard window.nextEvent(until: end) == .speakerReported else { continue }
        reports += speaker.advance(to: Clock.now)
      }
      #expect(reports.contains(.finished(id: 1)))
    }

    @Test("No display is one sentence that says what to do")
    func noDisplay() {
      SDLTests.use(videoDriver: "no-such-driver")
      let error = #expect(throws: WindowError.self) { _ = try Window(title: "Curtain") }
      #expect(error?.description.contains("desktop session") == true)
      SDLTests.use(videoDriver: "dummy")
    }
  }
}
