/// What a dump of Android tells and a screen of UIKit has no place for.
struct AndroidUnsaid {
  /// Messages that are spoken once, and are no stops.
  var toasts = 0
  var liveRegions = 0
  /// Elements with a list of actions.
  var actions = 0

  static func isToast(_ name: String) -> Bool { name == "Toast" || name.hasSuffix(".Toast") }

  func note(in tree: inout DumpTree) {
    tree.notes.add(
      .lost, toasts, "toast: it is spoken once when it comes, and is no stop",
      "toasts: they are spoken once when they come, and are no stops")
    tree.notes.add(
      .lost, liveRegions, "live region: what changes in it would be spoken by itself",
      "live regions: what changes in them would be spoken by itself")
    tree.notes.add(
      .lost, actions, "list of actions: the dump has no names for those of the app",
      "lists of actions: the dump has no names for those of the app")
  }
}
