import CSDL2

/// An open sound device that plays a ring; it closes when it is let go.
@MainActor
final class AudioDevice {
  /// Half of what the slowest accepted answer allows: 11.6 ms at 22,050 Hz.
  static let samplesPerBuffer: UInt16 = 256

  let id: SDL_AudioDeviceID
  /// Nil for the desktop's choice.
  let name: String?
  private let ring: SampleRing

  /// C: `SDL_OpenAudioDevice`.
  init(named name: String?, playing ring: SampleRing, sampleRate: Int) throws(AudioError) {
    _ = Clock.now
    _ = speakerReported
    guard Self.startSubsystem() else { throw AudioError(reason: lastError()) }
    var wanted = SDL_AudioSpec()
    wanted.freq = Int32(sampleRate)
    wanted.format = SDL_AudioFormat(AUDIO_S16SYS)
    wanted.channels = 1
    wanted.samples = Self.samplesPerBuffer
    wanted.callback = fillAudioBuffer
    wanted.userdata = Unmanaged.passUnretained(ring).toOpaque()
    id = StandardError.silenced { SDL_OpenAudioDevice(name, 0, &wanted, nil, 0) }
    guard id != 0 else {
      let reason = lastError()
      SDL_QuitSubSystem(SDL_INIT_AUDIO)
      throw AudioError(reason: reason)
    }
    self.name = name
    self.ring = ring
    SDL_PauseAudioDevice(id, 0)
  }

  /// C: `SDL_CloseAudioDevice`.
  isolated deinit {
    SDL_CloseAudioDevice(id)
    SDL_QuitSubSystem(SDL_INIT_AUDIO)
  }

  /// The devices that can be chosen by name; empty too where SDL cannot list them.
  ///
  /// C: `SDL_GetAudioDeviceName`.
  static var names: [String] {
    guard startSubsystem() else { return [] }
    defer { SDL_QuitSubSystem(SDL_INIT_AUDIO) }
    return (0..<max(0, SDL_GetNumAudioDevices(0))).compactMap { index in
      SDL_GetAudioDeviceName(index, 0).map { String(cString: $0) }
    }
  }

  /// C: `SDL_InitSubSystem`.
  private static func startSubsystem() -> Bool {
    StandardError.silenced { SDL_InitSubSystem(SDL_INIT_AUDIO) == 0 }
  }
}

/// Why nothing can be heard, in SDL's words.
public struct AudioError: Error, Hashable, CustomStringConvertible {
  public var reason: String

  public var description: String { "no sound device (\(reason)): captions only" }
}

/// The kind of SDL event that says: the speaker has reports.
nonisolated let speakerReported: UInt32 = SDL_RegisterEvents(1)

/// C: `SDL_AudioCallback`.
nonisolated func fillAudioBuffer(
  _ ring: UnsafeMutableRawPointer?, _ stream: UnsafeMutablePointer<UInt8>?, _ length: Int32
) {
  let now = Clock.now
  guard let ring, let stream else { return }
  let count = Int(length) / MemoryLayout<Int16>.size
  let hasReport = stream.withMemoryRebound(to: Int16.self, capacity: count) { samples in
    Unmanaged<SampleRing>.fromOpaque(ring).takeUnretainedValue()
      .render(into: UnsafeMutableBufferPointer(start: samples, count: count), at: now)
  }
  guard hasReport else { return }
  var event = SDL_Event()
  event.type = speakerReported
  SDL_PushEvent(&event)
}

/// C: `SDL_GetError`.
func lastError() -> String { String(cString: SDL_GetError()) }
