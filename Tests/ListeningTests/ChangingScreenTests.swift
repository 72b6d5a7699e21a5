import Gestures
import ScreenReader
import Simulation
import SpaceAndTime
import Testing

@Suite("Screens that change under the cursor")
struct ChangingScreenTests {
  private let toast = """
    { id: "add", kind: "button", frame: [0, 100, 390, 44], text: "Add",
      on: { activate: [
        { show: "toast" }, { announce: "Added" }, { wait: 2 }, { hide: "toast" } ] } },
    { id: "toast", kind: "label", frame: [0, 700, 390, 44], text: "Added", hidden: true },
    """

  @Test("A toast is announced, can be reached, and goes; a cursor on it goes to what is left")
  func toastGoes() throws {
    var listener = try Listener(toast)
    _ = listener.spoken()
    listener.make(.oneFingerDoubleTap)
    #expect(listener.spoken().last == "Added")
    listener.make(.oneFingerFlickRight)
    #expect(listener.reader.cursor == "toast")
    _ = listener.spoken()
    listener.pass(2000)
    #expect(listener.reader.cursor == "add")
    #expect(listener.spoken() == ["Add, button"])
  }

  private let list = """
    { id: "refresh", kind: "button", frame: [0, 50, 390, 44], text: "Refresh",
      on: { longPress: [{ announce: "no" }] } },
    { id: "list", kind: "table", frame: [0, 100, 390, 600], views: [
      { id: "old1", kind: "label", frame: [0, 0, 390, 44], text: "Old 1", hidden: { fresh: true } },
      { id: "old2", kind: "label", frame: [0, 50, 390, 44], text: "Old 2", hidden: { fresh: true } },
      { id: "kept", kind: "label", frame: [0, 100, 390, 44], text: "Version {fresh}" },
      { id: "new", kind: "label", frame: [0, 150, 390, 44], text: "New", hidden: { fresh: false } } ] },
    """

  @Test("A list that reloads keeps the cursor on what is still there, in silence")
  func reloadKeeps() throws {
    var listener = try Listener(
      list, state: "fresh: false",
      on: "appear: [{ wait: 3 }, { set: { fresh: true } }, { post: \"layoutChanged\" }]")
    listener.make(.oneFingerFlickRight, .oneFingerFlickRight, .oneFingerFlickRight)
    #expect(listener.reader.cursor == "kept")
    _ = listener.spoken()
    listener.pass(3000)
    #expect(listener.reader.cursor == "kept")
    #expect(listener.spoken() == [])
    listener.make(.oneFingerFlickRight)
    #expect(listener.spoken() == ["New"])
  }

  @Test("Where the cursor's row is gone, the one in its place is spoken")
  func reloadMoves() throws {
    var listener = try Listener(
      list, state: "fresh: false",
      on: "appear: [{ wait: 3 }, { set: { fresh: true } }, { post: \"layoutChanged\" }]")
    listener.make(.oneFingerFlickRight)
    _ = listener.spoken()
    listener.pass(3000)
    #expect(listener.reader.cursor == "kept")
    #expect(listener.spoken().count == 1)
  }

  private let errand = """
    { id: "buy", kind: "button", frame: [0, 200, 390, 44], text: "Buy",
      on: { activate: [{ banner: "Messages, dinner?", seconds: 4 }] } },
    """

  @Test("A banner is announced and leaves the cursor alone; it can be reached, and goes by itself")
  func banner() throws {
    var listener = try Listener(errand)
    _ = listener.spoken()
    listener.make(.oneFingerDoubleTap)
    #expect(listener.spoken().last == "Messages, dinner?")
    #expect(listener.reader.cursor == "buy")
    listener.make(.oneFingerFlickLeft)
    #expect(listener.spoken() == ["Messages, dinner?, button"])
    listener.pass(4000)
    #expect(listener.reader.cursor == "buy")
    #expect(listener.spoken() == ["Buy, button"])
  }

  @Test(
    "A banner under the cursor closes by a scrub or a double tap",
    arguments: [Gesture.twoFingerScrub, .oneFingerDoubleTap])
  func bannerCloses(gesture: Gesture) throws {
    var listener = try Listener(errand)
    listener.make(.oneFingerDoubleTap, .oneFingerFlickLeft, gesture)
    #expect(listener.reader.cursor == "buy")
    #expect(listener.app.screen.element("system.banner") == nil)
  }

  @Test("A cursor that went to a banner from afar goes back there when the banner goes")
  func bannerFromAfar() throws {
    var listener = try Listener(
      """
      { id: "a", kind: "button", frame: [0, 120, 390, 44], text: "A" },
      { id: "b", kind: "button", frame: [0, 170, 390, 44], text: "B",
        on: { activate: [{ banner: "Hi", seconds: 4 }] } },
      { id: "c", kind: "button", frame: [0, 220, 390, 44], text: "C" },
      """)
    listener.make(.oneFingerFlickRight, .oneFingerDoubleTap, .oneFingerFlickRight)
    listener.explore(listener.center(of: "system.banner"))
    #expect(listener.reader.cursor == "system.banner")
    _ = listener.spoken()
    listener.pass(4000)
    #expect(listener.spoken() == ["C, button"])
  }

  @Test("An announcement of low priority that comes with a screen waits behind its first words")
  func lowWithScreen() throws {
    func heard(_ priority: String) throws -> [String] {
      var listener = try Listener(
        """
        { id: "go", kind: "button", frame: [0, 120, 390, 44], text: "Go",
          on: { activate: [
            { post: "screenChanged" }, { announce: "Three new", priority: "\(priority)" } ] } }
        """)
      _ = listener.spoken()
      listener.make(.oneFingerDoubleTap)
      return listener.spoken()
    }
    #expect(try heard("low") == ["Go, button", "Three new"])
    #expect(try heard("default") == ["Go, button"])
  }

  @Test("Three fingers down at the top of a list that can be pulled refresh it")
  func refresh() throws {
    var listener = try Listener(
      """
      { id: "list", kind: "scrollView", frame: [0, 0, 390, 400], contentSize: [390, 1200],
        on: { refresh: [{ add: { loads: 1 } }] },
        views: [
          { id: "a", kind: "label", frame: [0, 0, 390, 44], text: "A" },
          { id: "b", kind: "label", frame: [0, 800, 390, 44], text: "B" } ] }
      """, state: "loads: 0")
    _ = listener.spoken()
    listener.make(.threeFingerFlickDown)
    #expect(listener.spoken() == ["Refreshing"])
    #expect(listener.app.value(of: "loads") == .number(1))
    listener.make(.threeFingerFlickUp, .threeFingerFlickDown)
    #expect(listener.app.value(of: "loads") == .number(1))
    listener.make(.threeFingerFlickDown)
    #expect(listener.app.value(of: "loads") == .number(2))
  }

  private let book = """
    { id: "title", kind: "label", frame: [0, 60, 390, 44], text: "Book" },
    { id: "page", kind: "label", frame: [0, 110, 390, 400], text: "Page {page}",
      accessibilityTraits: ["staticText", "causesPageTurn"],
      on: { scrollRight: [{ add: { page: 1 }, atMost: 3 }, { post: "pageScrolled", message: "turned" }] } },
    { id: "end", kind: "label", frame: [0, 600, 390, 44], text: "The end" },
    """

  @Test("Reading on turns the pages until they stay the same, and then goes on")
  func pageTurns() throws {
    var listener = try Listener(book, state: "page: 1")
    _ = listener.spoken()
    listener.make(.twoFingerFlickUp)
    for _ in 0..<6 { listener.finishSpeech() }
    #expect(listener.spoken() == ["Book", "Page 1", "Page 2", "Page 3", "The end"])
  }

  @Test("A gesture while pages are read stops the turning")
  func pageTurnsStop() throws {
    var listener = try Listener(book, state: "page: 1")
    listener.make(.twoFingerFlickUp)
    listener.finishSpeech()
    listener.make(.oneFingerFlickLeft)
    listener.finishSpeech()
    #expect(listener.app.value(of: "page") == .number(1))
    #expect(listener.reader.cursor == "title")
  }

  @Test("Pages are counted to the nearest, and what has scrolled is not at its end")
  func pages() throws {
    let list = """
      { id: "list", kind: "scrollView", frame: [0, 100, 390, 300], contentSize: [390, 900], views: [
        { id: "first", kind: "button", frame: [0, 0, 390, 44], text: "First" },
        { id: "middle", kind: "button", frame: [0, 400, 390, 44], text: "Middle" },
        { id: "last", kind: "button", frame: [0, 820, 390, 44], text: "Last" } ] },
      """
    var listener = try Listener(list)
    listener.make(.fourFingerTapBottom)
    _ = listener.spoken()
    listener.make(.threeFingerFlickDown)
    #expect(listener.spoken().last == "page 2 of 3")
    listener.make(.threeFingerFlickDown)
    #expect(listener.spoken().last == "page 1 of 3")
    listener.make(.threeFingerFlickUp, .threeFingerFlickUp)
    #expect(!listener.cues().contains(.boundary))
  }

  @Test("A view that is no stop, named as the new focus, leads to the first stop in it")
  func focusInView() throws {
    for post in ["layoutChanged", "screenChanged"] {
      var listener = try Listener(
        """
        { id: "go", kind: "button", frame: [0, 60, 390, 44], text: "Go",
          on: { activate: [{ post: "\(post)", focus: "box" }] } },
        { id: "box", kind: "view", frame: [0, 200, 390, 200], views: [
          { id: "low", kind: "label", frame: [0, 100, 390, 44], text: "Low" },
          { id: "high", kind: "label", frame: [0, 0, 390, 44], text: "High" } ] },
        """)
      listener.make(.oneFingerDoubleTap)
      #expect(listener.reader.cursor == "high", "\(post)")
    }
  }
}
