import Speech
import Testing

@Suite("Speaking rate")
struct SpeakingRateTests {
  @Test("Every percent more is faster")
  func rises() {
    let rates = (0...100).map(SpeakingRate.wordsPerMinute(percent:))
    #expect(zip(rates, rates.dropFirst()).allSatisfy { $0 < $1 })
    #expect(rates[50] == 180)
    #expect(rates[100] >= 450)
  }

  @Test("Percentages beyond the scale stay on it", arguments: [(-5, 0), (120, 100), (.max, 100)])
  func clamps(percent: Int, same: Int) {
    #expect(
      SpeakingRate.wordsPerMinute(percent: percent) == SpeakingRate.wordsPerMinute(percent: same))
  }

  @Test("Longer words, slower speech and pauses take longer to read")
  func estimate() {
    let short = Utterance(parts: [.init("Pepperoni, button")])
    let long = Utterance(parts: [.init("Pepperoni, from 245 rubles, mozzarella, tomato, button")])
    let paused = Utterance(parts: [.init("Pepperoni"), .init("button", pauseBefore: 2000)])
    #expect(short.estimatedDuration(rate: 50) < long.estimatedDuration(rate: 50))
    #expect(long.estimatedDuration(rate: 80) < long.estimatedDuration(rate: 50))
    #expect(short.estimatedDuration(rate: 50) + 1500 < paused.estimatedDuration(rate: 50))
    #expect(Utterance(parts: []).estimatedDuration(rate: 50) == 500)
  }
}
