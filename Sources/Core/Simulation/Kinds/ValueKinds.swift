import AccessibilityTree
import SpaceAndTime

extension ViewKind {
  /// `UISwitch`; the text is the label that SwiftUI's `Toggle` has.
  static let toggle = ViewKind(
    "switch", aliases: ["Toggle"], contentKeys: ["text", "isOn", "bind"],
    describe: { scene, node in
      node.isAccessibilityElement = true
      node.content.label = scene.text(scene.content.text)
      node.content.value = scene.value?.isTrue == true ? "1" : "0"
      node.content.traits = [.button, .switchButton]
    },
    initialValue: { .flag($0.isOn ?? false) },
    respond: { event, scene in
      guard case .activate = event else { return nil }
      return .value(.flag(scene.value?.isTrue != true))
    })

  /// `UISlider`: tells its share of the range and moves by a tenth of it. A range input of a web page
  /// tells its value, too (voiceover.md 3.6, 88).
  static let slider = ViewKind(
    "slider", aliases: ["Slider"],
    contentKeys: ["text", "value", "minimumValue", "maximumValue", "bind"],
    describe: { scene, node in
      let share = scene.share
      node.isAccessibilityElement = true
      node.content.label = scene.text(scene.content.text)
      node.content.value =
        scene.isOnWebPage
        ? scene.webRangeValue
        : SystemTexts.fill(
          scene.texts.percent, [("number", StateValue.number((share * 100).rounded()).description)])
      node.content.traits = .adjustable
      node.content.activationPoint = Point(x: scene.place(of: share), y: scene.frame.center.y)
    },
    initialValue: { .number($0.value ?? $0.minimumValue ?? 0) },
    respond: { event, scene in
      scene.stepped(by: event, step: scene.sliderStep)
    })

  /// `UIStepper`: two buttons, and no value of its own.
  static let stepper = ViewKind(
    "stepper", aliases: ["Stepper"],
    contentKeys: ["value", "minimumValue", "maximumValue", "stepValue", "bind"],
    describe: { scene, node in
      let halves = scene.columns(2)
      for (index, name) in ["decrement", "increment"].enumerated() {
        var half = scene.part(name, frame: halves[index])
        half.content.label = index == 0 ? scene.texts.decrement : scene.texts.increment
        half.content.traits = .button
        node.children.append(half)
      }
    },
    initialValue: { .number($0.value ?? $0.minimumValue ?? 0) },
    respond: { event, scene in
      let step = scene.content.stepValue ?? 1
      switch event {
      case .activate(part: "increment"): return scene.stepped(by: .increment(part: nil), step: step)
      case .activate(part: "decrement"): return scene.stepped(by: .decrement(part: nil), step: step)
      default: return nil
      }
    })

  /// `UIPageControl`.
  static let pageControl = ViewKind(
    "pageControl", contentKeys: ["numberOfPages", "currentPage", "bind"],
    describe: { scene, node in
      node.isAccessibilityElement = true
      let page = Int(scene.value?.number ?? 0) + 1
      node.content.value = SystemTexts.fill(
        scene.texts.page,
        [("page", String(page)), ("count", String(scene.content.numberOfPages ?? 0))])
      node.content.traits = .adjustable
    },
    initialValue: { .number(Double($0.currentPage ?? 0)) },
    respond: { event, scene in scene.moved(by: event, count: scene.content.numberOfPages ?? 0) })

  /// `UIProgressView`.
  static let progress = ViewKind(
    "progress", aliases: ["progressView"], contentKeys: ["progress", "bind"],
    takesTouches: false,
    describe: { scene, node in
      node.isAccessibilityElement = true
      node.content.label = scene.texts.progress
      let share = min(max(scene.value?.number ?? 0, 0), 1)
      node.content.value = SystemTexts.fill(
        scene.texts.percent, [("number", StateValue.number((share * 100).rounded()).description)])
      node.content.traits = .updatesFrequently
    },
    initialValue: { .number($0.progress ?? 0) })

  /// SwiftUI's `ProgressView`: a bar where it is told how far things are, otherwise a spinner.
  static let swiftUIProgressView = ViewKind(
    "swiftUIProgressView", aliases: ["ProgressView"], contentKeys: ["text", "progress", "bind"],
    takesTouches: false,
    describe: { scene, node in
      let isSpinner = scene.content.progress == nil && scene.content.bind == nil
      (isSpinner ? ViewKind.activityIndicator : .progress).describe(scene, &node)
      if isSpinner { node.content.label = scene.texts.inProgress }
      if let title = scene.text(scene.content.text), !title.isEmpty {
        node.content.label = title
      }
    },
    initialValue: { .number($0.progress ?? 0) })

  /// `UIActivityIndicatorView`.
  static let activityIndicator = ViewKind(
    "activityIndicator", contentKeys: ["isAnimating", "bind"], takesTouches: false,
    describe: { scene, node in
      node.isAccessibilityElement = true
      node.content.label =
        scene.value?.isTrue == true ? scene.texts.inProgress : scene.texts.progressHalted
      node.content.traits = .updatesFrequently
    },
    initialValue: { .flag($0.isAnimating ?? true) })
}

extension ViewScene {
  /// From the smallest to the greatest value; UIKit's defaults are 0 to 1, for a stepper 0 to 100.
  var range: ClosedRange<Double> {
    let low = content.minimumValue ?? 0
    let high = content.maximumValue ?? (view.kind == .stepper ? 100 : 1)
    return low...max(low, high)
  }

  /// How far along its range the value is, 0 to 1.
  var share: Double {
    let length = range.upperBound - range.lowerBound
    guard length > 0 else { return 0 }
    let value = min(max(self.value?.number ?? 0, range.lowerBound), range.upperBound)
    return (value - range.lowerBound) / length
  }

  /// "6, 54.5%": the value, and how far along its range that is.
  fileprivate var webRangeValue: String {
    let percent = StateValue.number((share * 1000).rounded() / 10)
    return StateValue.number(value?.number ?? 0).text(in: language) + ", "
      + SystemTexts.fill(texts.percent, [("number", percent.text(in: language))])
  }

  /// A tenth of the range; on the web, where a `step` is 1 unless the page says otherwise, in whole
  /// numbers as far as the range has any.
  fileprivate var sliderStep: Double {
    let tenth = (range.upperBound - range.lowerBound) / 10
    return isOnWebPage && tenth > 0.1 ? max(tenth.rounded(), 1) : tenth
  }

  /// The value one step up or down, kept within the range.
  func stepped(by event: ControlEvent, step: Double) -> ControlResponse? {
    let value = self.value?.number ?? 0
    switch event {
    case .increment: return .value(.number(min(value + step, range.upperBound)))
    case .decrement: return .value(.number(max(value - step, range.lowerBound)))
    case .activate: return nil
    }
  }

  /// The index one further or back among `count`.
  func moved(by event: ControlEvent, count: Int) -> ControlResponse? {
    let index = value?.number ?? 0
    switch event {
    case .increment: return .value(.number(min(index + 1, Double(max(count - 1, 0)))))
    case .decrement: return .value(.number(max(index - 1, 0)))
    case .activate: return nil
    }
  }
}
