#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The process's standard error, which libraries below SDL write to on their own account.
enum StandardError {
  /// Does `work` while what is written to standard error is dropped.
  ///
  /// ALSA prints nine lines where there is no sound card, Wayland one where there is no desktop;
  /// SDL's own error says the same, and the caller puts it into one sentence.
  @MainActor
  static func silenced<Answer>(_ work: () -> Answer) -> Answer {
    let kept = dup(2)
    guard kept >= 0 else { return work() }
    defer {
      dup2(kept, 2)
      close(kept)
    }
    let nowhere = open("/dev/null", O_WRONLY)
    if nowhere >= 0 {
      dup2(nowhere, 2)
      close(nowhere)
    }
    return work()
  }
}
