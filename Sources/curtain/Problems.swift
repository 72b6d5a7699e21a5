import EspeakBackend
import FileBackend
import JSONBackend
import SDLBackend
import SQLiteBackend

/// The one sentence that a person reads about an error, whatever its type.
func sentence(for error: any Error) -> String {
  switch error {
  case let problem as UsageProblem: problem.sentence
  case let problem as FileProblem: problem.description
  case let problem as JSONProblem: problem.description
  case let problem as RecordProblem: problem.sentence
  case let problem as WindowError: problem.description
  case let problem as EspeakError: problem.description
  default: "something unexpected went wrong: \(error)"
  }
}
