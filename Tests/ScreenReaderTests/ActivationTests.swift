import AccessibilityTree
import ScreenReader
import SpaceAndTime
import TestSupport
import Testing

@Suite("Activating, adjusting, going back")
struct ActivationTests {
  @Test("A switch says only its new state")
  func toggle() throws {
    let app = PretendApp([
      .stop(
        "cheese", 0, 0, traits: [.button, .switchButton], label: "Extra cheese", value: "0")
    ]) { _, app in
      app.change("cheese") { $0.content.value = $0.content.value == "0" ? "1" : "0" }
      return AccessibilityResponse(isHandled: true)
    }
    var session = try Session(app)
    session.make(.oneFingerDoubleTap, .oneFingerDoubleTap)
    #expect(session.spoken() == ["Extra cheese, switch button, off", "on", "off"])
  }

  @Test("A button that is called differently afterwards says its new label")
  func renamed() throws {
    let app = PretendApp([.stop("play", 0, 0, traits: .button, label: "Play")]) { _, app in
      app.change("play") { $0.content.label = "Pause" }
      return AccessibilityResponse(isHandled: true)
    }
    var session = try Session(app)
    session.make(.oneFingerDoubleTap)
    #expect(session.spoken() == ["Play, button", "Pause"])
  }

  @Test("Opening and closing says the label and the new state")
  func expanding() throws {
    let app = PretendApp([
      .stop("more", 0, 0, traits: .button, label: "More") {
        $0.content.expandedStatus = .collapsed
      }
    ]) { _, app in
      app.change("more") { $0.content.expandedStatus = .expanded }
      return AccessibilityResponse(isHandled: true)
    }
    var session = try Session(app)
    session.make(.oneFingerDoubleTap)
    #expect(session.spoken() == ["More, button, collapsed", "More, expanded"])
  }

  @Test("A dimmed element is not activated and says so again")
  func dimmed() throws {
    var session = try Session(
      PretendApp([.stop("pay", 0, 0, traits: [.button, .notEnabled], label: "Pay")]))
    session.make(.oneFingerDoubleTap)
    #expect(session.app.requests == [])
    #expect(
      session.heard() == [
        "→ pay", "“Pay, dimmed, button”", "silence", "♪ boundary", "“Pay, dimmed, button”",
      ])
  }

  @Test("Vertical flicks adjust; the limit repeats the value with a thud")
  func adjusting() throws {
    let app = PretendApp([
      .stop("quantity", 0, 0, traits: .adjustable, label: "Quantity", value: "1")
    ]) { request, app in
      app.change("quantity") {
        let old = Int($0.content.value ?? "") ?? 0
        $0.content.value = String(min(2, old + (request == .increment("quantity") ? 1 : -1)))
      }
      let value = app.screen.element("quantity")?.content.value
      let isAtLimit = value == "2" && app.requests.count > 1
      return AccessibilityResponse(
        isHandled: true, notifications: isAtLimit ? [.valueAtLimit("quantity")] : [])
    }
    var session = try Session(app)
    _ = session.heard()
    session.make(.oneFingerFlickUp, .oneFingerFlickUp, .oneFingerFlickDown)
    #expect(
      session.heard() == [
        "silence", "asked, answered", "“2”",
        "silence", "asked, answered", "♪ boundary", "“2”",
        "silence", "asked, answered", "“1”",
      ])
    #expect(
      session.app.requests == [
        .increment("quantity"), .increment("quantity"), .decrement("quantity"),
      ])
  }

  @Test("Custom actions are chosen by flicks, run by a double tap, and Activate returns")
  func actions() throws {
    let app = PretendApp([
      .stop("mail", 0, 0, traits: .button, label: "Mail") {
        $0.content.customActions = ["Archive", "Delete"]
      }
    ]) { _, _ in AccessibilityResponse(isHandled: true) }
    var session = try Session(app)
    session.make(.oneFingerFlickDown, .oneFingerFlickDown, .oneFingerFlickDown)
    #expect(
      session.spoken() == ["Mail, button, actions available", "Archive", "Delete", "Activate"])
    session.make(.oneFingerFlickUp, .oneFingerDoubleTap, .oneFingerDoubleTap)
    #expect(
      session.app.requests == [
        .customAction(name: "Delete", element: "mail"), .activate("mail"),
      ])
  }

  @Test("Escape and magic tap start at the cursor; unanswered, they thud")
  func dispatch() throws {
    let app = PretendApp([.stop("a", 0, 0)]) { request, _ in
      guard request == .magicTap(from: "a") else {
        return AccessibilityResponse(isHandled: false)
      }
      return AccessibilityResponse(
        isHandled: true,
        notifications: [.announcement("Added to cart", priority: .default, language: nil)])
    }
    var session = try Session(app)
    _ = session.heard()
    session.make(.twoFingerScrub, .twoFingerDoubleTap)
    #expect(
      session.heard() == [
        "silence", "asked, unanswered", "♪ boundary",
        "asked, answered", "announced Added to cart", "“Added to cart”",
      ])
  }

  @Test("Going to another screen speaks its first stop; coming back, the one that was left")
  func screens() throws {
    let menu: [AccessibilityNode] = [
      .stop("first", 0, 0), .stop("pizza", 0, 100, traits: .button),
    ]
    let app = PretendApp(id: "menu", title: "Menu", menu) { request, app in
      if case .activate = request {
        app.show("card", title: "Card", [.stop("back", 0, 0, traits: [.button, .backButton])])
        return AccessibilityResponse(
          isHandled: true,
          notifications: [.screenChanged(.pushed, focus: nil, message: nil)])
      }
      app.show("menu", title: "Menu", menu)
      return AccessibilityResponse(
        isHandled: true,
        notifications: [.screenChanged(.returned, focus: nil, message: nil)])
    }
    var session = try Session(app)
    session.make(.oneFingerFlickRight)
    _ = session.heard()
    session.make(.oneFingerDoubleTap, .twoFingerScrub)
    #expect(
      session.heard() == [
        "silence", "asked, answered", "♪ activate", "♪ screenChange", "screen Card", "→ back",
        "“back button”",
        "silence", "asked, answered", "♪ screenChange", "screen Menu", "→ pizza",
        "“pizza, button”",
      ])
  }

  @Test("What follows a held double tap reaches the app as if made on the element")
  func passThrough() throws {
    let app = PretendApp([.stop("knob", 100, 100, 40, 40)]) { _, _ in
      AccessibilityResponse(isHandled: true)
    }
    var session = try Session(app)
    session.make(.oneFingerDoubleTapAndHold)
    let far = Point(x: 300, y: 700)
    session.pass(through: .move, at: far)
    session.pass(through: .move, at: far + Point(x: 10, y: -5))
    session.pass(through: .up, at: far + Point(x: 20, y: -5))
    session.pass(through: .move, at: far)
    #expect(
      session.app.requests == [
        .touch(at: Point(x: 120, y: 120), phase: .down),
        .touch(at: Point(x: 120, y: 120), phase: .move),
        .touch(at: Point(x: 130, y: 115), phase: .move),
        .touch(at: Point(x: 140, y: 115), phase: .up),
      ])
    #expect(session.heard().contains("♪ passThrough"))
  }
}
