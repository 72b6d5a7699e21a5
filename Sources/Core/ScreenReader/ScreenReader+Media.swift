import SpaceAndTime
import Speech

/// A sound of the app that lasts, as the phone's own player sees it.
enum PlayingMedia: Hashable, Sendable {
  case playing(until: Instant)
  case paused(left: Milliseconds)
}

extension ScreenReader {
  /// Plays a sound of the app.
  mutating func play(_ name: String, at now: Instant) {
    let sound = AppSound(named: name)
    if sound.isMedia { media = .playing(until: now + AppSoundCatalog.sound(of: sound).duration) }
    events.append(.appSound(name))
  }

  /// What the system does with a magic tap that nobody answers: pauses what plays, or goes on with it
  /// (voiceover.md 5.2); false where nothing plays.
  mutating func toggleMedia(at now: Instant) -> Bool {
    switch media {
    case .playing(let end) where end > now:
      media = .paused(left: end - now)
      events.append(.appSoundsPaused)
    case .paused(let left):
      media = .playing(until: now + left)
      events.append(.appSoundsResumed)
    case .playing, nil: return false
    }
    return true
  }
}
