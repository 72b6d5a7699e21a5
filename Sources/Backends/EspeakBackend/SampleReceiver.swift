import CEspeak

/// Where espeak-ng's samples go during one call; it sees the address of this as its user data.
struct SampleReceiver {
  let sink: (UnsafeBufferPointer<Int16>) -> Void
  private(set) var hasSounded = false

  init(sink: @escaping (UnsafeBufferPointer<Int16>) -> Void) {
    self.sink = sink
  }

  /// Quieter than this is silence: about 60 decibels below full.
  private static let faintest: Int16 = 32

  /// Passes samples on, without the up to 71 ms of silence that a voice begins with.
  mutating func receive(_ samples: UnsafeBufferPointer<Int16>) {
    guard !hasSounded else { return sink(samples) }
    guard let first = samples.firstIndex(where: { $0 > Self.faintest || $0 < -Self.faintest })
    else { return }
    hasSounded = true
    sink(UnsafeBufferPointer(rebasing: samples[first...]))
  }
}

/// C: `t_espeak_callback`; returns 0 to go on.
nonisolated func receiveSamples(
  _ wave: UnsafeMutablePointer<Int16>?, _ count: Int32,
  _ events: UnsafeMutablePointer<espeak_EVENT>?
) -> Int32 {
  guard let wave, count > 0, let receiver = events?.pointee.user_data else { return 0 }
  receiver.assumingMemoryBound(to: SampleReceiver.self).pointee
    .receive(UnsafeBufferPointer(start: wave, count: Int(count)))
  return 0
}
