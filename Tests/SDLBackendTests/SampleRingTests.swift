import Foundation
import SDLBackend
import SpaceAndTime
import Synchronization
import Testing

@Suite("The ring between voice and device")
struct SampleRingTests {
  private let ring = SampleRing(cues: [[7, 7, 7], [100]])
  /// A cut wave sinks to zero within this many samples.
  private let fade = 64

  private func write(_ level: Int16, _ count: Int) {
    let samples = [Int16](repeating: level, count: count)
    #expect(samples.withUnsafeBufferPointer { ring.write($0) } == count)
  }

  private func render(_ count: Int = 256, at now: Instant = .zero) -> [Int16] {
    var output = [Int16](repeating: 12_345, count: count)
    _ = output.withUnsafeMutableBufferPointer { ring.render(into: $0, at: now) }
    return output
  }

  private func reports() -> [SampleRing.Report] {
    var reports: [SampleRing.Report] = []
    while let report = ring.takeReport() { reports.append(report) }
    return reports
  }

  @Test(
    "Sounds of the app are quieter while something is said, if that is wished",
    arguments: [true, false])
  func ducking(isOn: Bool) {
    let ring = SampleRing(cues: [[7]], appSounds: [[Int16](repeating: 1000, count: 600)])
    ring.ducksAppSounds = isOn
    func next() -> Int16 {
      var output = [Int16](repeating: 0, count: 100)
      _ = output.withUnsafeMutableBufferPointer { ring.render(into: $0, at: .zero) }
      // What was cut has faded by then.
      return output[99]
    }
    ring.playAppSound(0)
    #expect(next() == 1000)
    #expect(ring.begin(id: 1))
    let speech = [Int16](repeating: 300, count: 200)
    #expect(speech.withUnsafeBufferPointer { ring.write($0) } == 200)
    #expect(ring.end())
    let share = Int16(SampleRing.duckedPart)
    #expect(next() == 300 + (isOn ? 1000 * share / 100 : 1000))
    _ = next()
    #expect(next() == 1000)
  }

  @Test("Silence is silent")
  func silence() {
    #expect(render() == [Int16](repeating: 0, count: 256))
    #expect(reports().isEmpty)
  }

  @Test("An utterance reports its first sample and its last")
  func startsAndFinishes() {
    let (first, second) = (Instant(milliseconds: 10), Instant(milliseconds: 20))
    #expect(ring.begin(id: 7))
    write(500, 300)
    #expect(ring.end())
    #expect(render(at: first) == [Int16](repeating: 500, count: 256))
    #expect(reports() == [.started(id: 7, first, sample: 0)])
    #expect(render(at: second).prefix(44) == [Int16](repeating: 500, count: 44)[...])
    #expect(reports() == [.finished(id: 7)])
    #expect(render().allSatisfy { $0 == 0 })
    #expect(reports().isEmpty)
  }

  @Test("A new utterance takes over in the next buffer, whatever is left of the old one")
  func cuts() {
    #expect(ring.begin(id: 1))
    write(5000, 10_000)
    #expect(ring.end())
    _ = render()
    #expect(ring.begin(id: 2))
    write(-800, 400)
    #expect(ring.end())
    let now = Instant(milliseconds: 30)
    let output = render(at: now)
    #expect(output.dropFirst(fade).allSatisfy { $0 == -800 })
    #expect(zip(output.prefix(fade), output.dropFirst()).allSatisfy { $0 >= $1 })
    _ = render()
    #expect(
      reports() == [
        .started(id: 1, .zero, sample: 0), .started(id: 2, now, sample: 256), .finished(id: 2),
      ])
  }

  @Test("Of several utterances within a buffer, the last is heard alone")
  func lastOneWins() {
    for id in 1...5 {
      #expect(ring.begin(id: id))
      write(Int16(id * 100), 1000)
      #expect(ring.end())
    }
    #expect(render().allSatisfy { $0 == 500 })
    #expect(reports() == [.started(id: 5, .zero, sample: 0)])
  }

  @Test("A lack of samples is a wait, not an end")
  func underrun() {
    #expect(ring.begin(id: 1))
    write(900, 100)
    let output = render()
    #expect(output.prefix(100).allSatisfy { $0 == 900 })
    #expect(output.dropFirst(100 + fade).allSatisfy { $0 == 0 })
    _ = render()
    write(900, 200)
    #expect(ring.end())
    #expect(render().prefix(200).allSatisfy { $0 == 900 })
    #expect(reports() == [.started(id: 1, .zero, sample: 0), .finished(id: 1)])
  }

  @Test("Paused speech goes on where it was; cues sound meanwhile")
  func pauses() {
    #expect(ring.begin(id: 1))
    let samples = (1...1000).map { Int16($0) }
    _ = samples.withUnsafeBufferPointer { ring.write($0) }
    #expect(ring.end())
    _ = render()
    ring.isPaused = true
    ring.playCue(0)
    #expect(render().dropFirst(fade).allSatisfy { $0 == 0 })
    ring.playCue(0)
    #expect(render().prefix(3) == [7, 7, 7])
    ring.isPaused = false
    #expect(render() == Array(samples[256..<512]))
  }

  @Test("Stopped speech is neither heard nor reported")
  func stops() {
    #expect(ring.begin(id: 1))
    write(900, 1000)
    #expect(ring.end())
    _ = render()
    ring.stop()
    #expect(render().dropFirst(fade).allSatisfy { $0 == 0 })
    #expect(reports() == [.started(id: 1, .zero, sample: 0)])
    #expect(ring.waitingSamples == 0)
  }

  @Test("Cues are mixed under speech, and volume turns both down")
  func mixes() {
    #expect(ring.begin(id: 1))
    write(1000, 1000)
    ring.playCue(1)
    ring.playCue(0)
    #expect(render().prefix(4) == [1107, 1007, 1007, 1000])
    ring.volume = 50
    ring.playCue(1)
    #expect(render().prefix(2) == [550, 500])
    ring.volume = 500
    #expect(ring.volume == 100)
  }

  @Test("Sums stay within what a sample can hold")
  func clamps() {
    #expect(ring.begin(id: 1))
    write(.max, 100)
    ring.playCue(0)
    #expect(render(100).allSatisfy { $0 == .max })
  }

  @Test("A full ring takes what fits and says how much")
  func full() {
    #expect(ring.begin(id: 1))
    let second = [Int16](repeating: 1, count: 22_050)
    var written = 0
    var last = second.count
    while last == second.count {
      last = second.withUnsafeBufferPointer { ring.write($0) }
      written += last
    }
    #expect(ring.waitingSamples == written)
    _ = render()
    #expect(second.withUnsafeBufferPointer { ring.write($0) } == 256)
  }

  @Test("A device that never calls does not break the event thread")
  func deadDevice() {
    var begun = 0
    for id in 0..<5000 where ring.begin(id: id) { begun += 1 }
    #expect(begun < 5000)
    _ = render()
    #expect(ring.begin(id: 9999))
  }

  @Test("Two threads: no sample is lost, doubled or out of turn")
  func threads() {
    let ring = SampleRing(cues: [[1]])
    let talk = Talk()
    let hasListened = DispatchSemaphore(value: 0)
    // A thread of its own: the audio thread too waits for nobody.
    Thread.detachNewThread {
      let heard = Self.listen(to: ring, during: talk)
      talk.heard.withLock { $0 = heard }
      hasListened.signal()
    }
    Self.talk(into: ring)
    talk.isOver.store(true, ordering: .releasing)
    hasListened.wait()
    check(talk.heard.withLock { $0 })
  }

  private final class Talk: Sendable {
    let isOver = Atomic<Bool>(false)
    let heard = Mutex<[Int16]>([])
  }

  private static let lastUtterance = 300
  private static let completeLength = 3000

  /// Every tenth utterance is waited for, the others are cut by the next.
  private static func talk(into ring: SampleRing) {
    for id in 1...lastUtterance {
      #expect(ring.begin(id: id))
      let samples = [Int16](repeating: Int16(1000 + id), count: completeLength)
      #expect(samples.withUnsafeBufferPointer { ring.write($0) } == samples.count)
      #expect(ring.end())
      guard id % 10 == 0 else { continue }
      var isFinished = false
      while !isFinished {
        while let report = ring.takeReport() {
          if report == .finished(id: id) { isFinished = true }
        }
        sched_yield()
      }
    }
  }

  private static func listen(to ring: SampleRing, during talk: Talk) -> [Int16] {
    var heard: [Int16] = []
    var buffer = [Int16](repeating: 0, count: 256)
    while !talk.isOver.load(ordering: .acquiring) {
      _ = buffer.withUnsafeMutableBufferPointer { ring.render(into: $0, at: .zero) }
      if buffer.contains(where: { $0 != 0 }) { heard += buffer }
    }
    return heard
  }

  private func check(_ output: [Int16]) {
    var heard: [Int16: Int] = [:]
    var newest: Int16 = 0
    // A fade changes with every sample; an utterance here does not.
    for (sample, next) in zip(output, output.dropFirst()) where sample == next && sample != 0 {
      if sample < newest { Issue.record("\(sample) is heard after \(newest)") }
      newest = max(newest, sample)
      heard[sample, default: 0] += 1
    }
    for id in stride(from: 10, through: Self.lastUtterance, by: 10) {
      let count = heard[Int16(1000 + id)] ?? 0
      #expect((Self.completeLength - fade - 2...Self.completeLength).contains(count), "\(id)")
    }
  }
}
