/// The tables of the record, as steps from one version to the next; a step is never changed once
/// it has been released.
enum Migrations {
  static let steps: [[String]] = [
    [
      """
      CREATE TABLE learners (
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL UNIQUE,
        created_at INTEGER NOT NULL DEFAULT (unixepoch())
      )
      """,
      """
      CREATE TABLE sessions (
        id INTEGER PRIMARY KEY,
        learner INTEGER NOT NULL REFERENCES learners,
        lesson TEXT NOT NULL,
        began_at INTEGER NOT NULL DEFAULT (unixepoch()),
        ended_at INTEGER,
        end TEXT
      )
      """,
      """
      CREATE TABLE rounds (
        id INTEGER PRIMARY KEY,
        session INTEGER NOT NULL REFERENCES sessions,
        round TEXT NOT NULL,
        par INTEGER,
        began_at INTEGER NOT NULL DEFAULT (unixepoch()),
        finished_at INTEGER,
        gestures INTEGER,
        misses INTEGER,
        duration_ms REAL,
        wrong_turns INTEGER,
        hints INTEGER,
        peeks INTEGER,
        skipped_steps INTEGER,
        stars INTEGER
      )
      """,
      """
      CREATE TABLE steps (
        id INTEGER PRIMARY KEY,
        round INTEGER NOT NULL REFERENCES rounds,
        step TEXT NOT NULL,
        misses INTEGER NOT NULL,
        hints INTEGER NOT NULL,
        is_skipped INTEGER NOT NULL,
        finished_at INTEGER NOT NULL DEFAULT (unixepoch())
      )
      """,
      """
      CREATE TABLE gestures (
        id INTEGER PRIMARY KEY,
        round INTEGER NOT NULL REFERENCES rounds,
        t_us INTEGER NOT NULL,
        gesture TEXT,
        asked TEXT,
        miss TEXT
      )
      """,
      """
      CREATE TABLE events (
        id INTEGER PRIMARY KEY,
        session INTEGER NOT NULL REFERENCES sessions,
        event TEXT NOT NULL,
        detail TEXT,
        at INTEGER NOT NULL DEFAULT (unixepoch())
      )
      """,
      "CREATE INDEX sessions_by_lesson ON sessions (learner, lesson)",
      "CREATE INDEX rounds_by_session ON rounds (session)",
      "CREATE INDEX gestures_by_round ON gestures (round)",
    ],
    [
      """
      CREATE TABLE labels (
        learner INTEGER NOT NULL REFERENCES learners,
        screen TEXT NOT NULL,
        element TEXT NOT NULL,
        label TEXT NOT NULL,
        PRIMARY KEY (learner, screen, element)
      ) WITHOUT ROWID
      """
    ],
    [
      """
      CREATE TABLE attempts (
        id INTEGER PRIMARY KEY,
        session INTEGER NOT NULL REFERENCES sessions,
        skill TEXT NOT NULL,
        day INTEGER NOT NULL
          DEFAULT (CAST(julianday(date('now', 'localtime')) - 2440587.5 AS INTEGER)),
        misses INTEGER NOT NULL,
        hints INTEGER NOT NULL,
        is_skipped INTEGER NOT NULL
      )
      """,
      "CREATE INDEX attempts_by_session ON attempts (session)",
      // Names a session wherever it is copied to, so that records can be joined twice.
      "ALTER TABLE sessions ADD COLUMN uid TEXT",
      // Not by chance: the same old record, joined twice, must give the same names.
      "UPDATE sessions SET uid = lower(hex(id || '/' || learner || '/' || began_at || '/' || lesson))",
      "CREATE UNIQUE INDEX sessions_by_uid ON sessions (uid)",
    ],
    [
      "ALTER TABLE rounds ADD COLUMN stops INTEGER",
      "ALTER TABLE rounds ADD COLUMN dead_ends INTEGER",
      "ALTER TABLE rounds ADD COLUMN listening_ms REAL",
      """
      CREATE TABLE prices (
        id INTEGER PRIMARY KEY,
        session INTEGER NOT NULL REFERENCES sessions,
        fault TEXT NOT NULL,
        cost TEXT NOT NULL,
        amount REAL,
        UNIQUE (session, fault)
      )
      """,
    ],
    [
      "ALTER TABLE labels RENAME TO labels_of_any_app",
      """
      CREATE TABLE labels (
        learner INTEGER NOT NULL REFERENCES learners,
        app TEXT NOT NULL,
        screen TEXT NOT NULL,
        element TEXT NOT NULL,
        label TEXT NOT NULL,
        PRIMARY KEY (learner, app, screen, element)
      ) WITHOUT ROWID
      """,
      """
      INSERT INTO labels (learner, app, screen, element, label)
        SELECT learner, '', screen, element, label FROM labels_of_any_app
      """,
      "DROP TABLE labels_of_any_app",
      """
      CREATE TABLE preferences (
        learner INTEGER NOT NULL REFERENCES learners,
        preference TEXT NOT NULL,
        value TEXT NOT NULL,
        PRIMARY KEY (learner, preference)
      ) WITHOUT ROWID
      """,
    ],
    [
      """
      CREATE TABLE checklist (
        learner INTEGER NOT NULL REFERENCES learners,
        fault TEXT NOT NULL,
        line TEXT NOT NULL,
        day INTEGER NOT NULL
          DEFAULT (CAST(julianday(date('now', 'localtime')) - 2440587.5 AS INTEGER)),
        PRIMARY KEY (learner, fault)
      ) WITHOUT ROWID
      """
    ],
  ]

  static var newest: Int { steps.count }
}
