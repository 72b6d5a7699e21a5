import Gestures
import Mastery
import Testing

@Suite("What comes back, and when")
struct MasteryTests {
  private let scrub = Skill.gesture(.twoFingerScrub)

  @Test("What is right at once rests for one day, six, sixteen and so on")
  func intervals() {
    var schedule = ReviewSchedule()
    var days: [Int] = []
    var day = 100
    for _ in 0..<5 {
      schedule.review(grade: 5, on: day)
      days.append(schedule.interval)
      day = schedule.dueOn!
    }
    // The ease grows by 0.1 a time: 6 × 2.7, 17 × 2.8, 48 × 2.9, rounded up.
    #expect(days == [1, 6, 17, 48, 140])
  }

  @Test("A failed review begins anew, and what is hard returns sooner from then on")
  func failing() {
    var schedule = ReviewSchedule()
    for day in [0, 1, 7] { schedule.review(grade: 5, on: day) }
    schedule.review(grade: 1, on: 24)
    #expect(schedule.dueOn == 25)
    #expect(schedule.repetitions == 0)
    #expect(schedule.ease < 2.5)
    for _ in 0..<20 { schedule.review(grade: 1, on: schedule.dueOn!) }
    #expect(schedule.ease == 1.3)
  }

  @Test("Practising before the day moves nothing, failing before the day does")
  func early() {
    var schedule = ReviewSchedule()
    schedule.review(grade: 5, on: 0)
    schedule.review(grade: 5, on: 0)
    schedule.review(grade: 4, on: 0)
    #expect(schedule.dueOn == 1)
    schedule.review(grade: 5, on: 1)
    schedule.review(grade: 5, on: 3)
    #expect(schedule.dueOn == 7)
    schedule.review(grade: 1, on: 3)
    #expect(schedule.dueOn == 4)
  }

  @Test(
    "Answers are graded by what they took",
    arguments: [
      (0, 0, false, 5), (1, 0, false, 4), (2, 0, false, 3), (0, 1, false, 3), (0, 0, true, 1),
    ])
  func grades(misses: Int, hints: Int, isSkipped: Bool, grade: Int) {
    let attempt = Attempt(
      skill: scrub, day: 0, misses: misses, hints: hints, isSkipped: isSkipped)
    #expect(attempt.grade == grade)
    #expect(attempt.isFirstTry == (grade == 5))
  }

  @Test("Rates count every attempt, recent ones the last five")
  func rates() {
    var mastery = SkillMastery(skill: scrub)
    for misses in [3, 2, 1, 0, 0, 0, 0] {
      mastery.add(Attempt(skill: scrub, day: 1, misses: misses))
    }
    #expect(mastery.firstTryRate == 4.0 / 7)
    #expect(mastery.recentFirstTryRate == 0.8)
    #expect(mastery.attempts == 7)
  }

  @Test("A week after it was learned, the first answer of a day is the cold test")
  func coldTest() {
    var mastery = SkillMastery(skill: scrub)
    mastery.add(Attempt(skill: scrub, day: 10, misses: 2))
    mastery.add(Attempt(skill: scrub, day: 11))
    #expect(!mastery.awaitsColdTest(on: 17))
    #expect(mastery.awaitsColdTest(on: 18))
    mastery.add(Attempt(skill: scrub, day: 19, misses: 1))
    mastery.add(Attempt(skill: scrub, day: 19))
    #expect(mastery.coldTest?.misses == 1)
    #expect(!mastery.awaitsColdTest(on: 30))
  }

  @Test("What was learned a week ago comes back cold though the schedule has a later day")
  func coldIsDue() {
    var mastery = Mastery(attempts: [Attempt(skill: scrub, day: 0), Attempt(skill: scrub, day: 2)])
    #expect(mastery[scrub]?.schedule.dueOn == 8)
    #expect(mastery.due(on: 6).isEmpty)
    #expect(Sitting(of: mastery, on: 7).gestures == [.twoFingerScrub])
    mastery.add(Attempt(skill: scrub, day: 7))
    #expect(mastery.due(on: 7).isEmpty)
  }

  @Test("A sitting takes what is longest overdue and ends at twenty minutes")
  func sitting() {
    var mastery = Mastery()
    for index in 0..<7 { mastery.add(Attempt(skill: .lesson("lesson-\(index)"), day: index)) }
    mastery.add(Attempt(skill: scrub, day: 0))
    let sitting = Sitting(of: mastery, on: 8)
    #expect(sitting.gestures == [.twoFingerScrub])
    #expect(sitting.lessons == ["lesson-0", "lesson-1", "lesson-2", "lesson-3"])
    #expect(sitting.minutes == 16.5)
    #expect(sitting.left == 3)
    #expect(Sitting(of: mastery, on: 0).isEmpty)
    #expect(Sitting(of: mastery, on: 8, where: { $0 == scrub }).lessons.isEmpty)
  }

  @Test("Nothing is due that was never done, and skills keep their names in the record")
  func names() {
    #expect(Mastery().due(on: 1000).isEmpty)
    for skill in [scrub, .lesson("order-a-pizza"), .lesson("a/b")] {
      #expect(Skill(rawValue: skill.rawValue) == skill)
    }
    #expect(Skill(rawValue: "gesture/no-such") == nil)
    #expect(Skill(rawValue: "rotor") == nil)
  }

  @Test("A simulated week brings everything back on its day")
  func week() {
    // Learned on day 0: two gestures and a lesson; reviewed whenever something is due.
    var mastery = Mastery()
    let second = Skill.gesture(.twoFingerDoubleTap)
    for skill in [scrub, second, .lesson("first-moves")] {
      mastery.add(Attempt(skill: skill, day: 0))
    }
    var seen: [Int: [Skill]] = [:]
    for day in 1...8 {
      for due in mastery.due(on: day) {
        seen[day, default: []].append(due.skill)
        // The second gesture is given up on day 1, and is right from then on.
        mastery.add(
          Attempt(skill: due.skill, day: day, isSkipped: due.skill == second && day == 1))
      }
    }
    #expect(
      seen == [
        1: [scrub, second, .lesson("first-moves")],
        // Begun anew: one day, one day more, and six, which is after this week.
        2: [second],
        3: [second],
        // A week after it was learned each is asked for cold, whatever the schedule says.
        7: [scrub, .lesson("first-moves"), second],
      ])
  }
}
