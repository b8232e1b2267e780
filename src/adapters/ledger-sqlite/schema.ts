const REGISTRATION_COLUMNS = `
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  target TEXT NOT NULL CHECK (target IN ('orders', 'members')),
  phone TEXT NOT NULL,
  record TEXT NOT NULL,
  received_at INTEGER NOT NULL,
  consent_version TEXT,
  address_version TEXT`

/** Each entry brings the schema one version up; one that has been released never changes. */
export const SCHEMA_STEPS: ReadonlyArray<string> = [
  `
  CREATE TABLE registration (${REGISTRATION_COLUMNS}) STRICT;
  CREATE INDEX registration_by_phone ON registration (phone);

  CREATE TABLE quarantine (${REGISTRATION_COLUMNS}) STRICT;
  CREATE INDEX quarantine_by_phone ON quarantine (phone);

  CREATE TABLE idempotency (
    endpoint TEXT NOT NULL,
    key TEXT NOT NULL,
    body_hash TEXT NOT NULL,
    registration_id INTEGER REFERENCES registration (id) ON DELETE CASCADE,
    quarantine_id INTEGER REFERENCES quarantine (id) ON DELETE CASCADE,
    PRIMARY KEY (endpoint, key),
    CHECK ((registration_id IS NULL) <> (quarantine_id IS NULL))
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE outbox (
    registration_id INTEGER PRIMARY KEY REFERENCES registration (id) ON DELETE CASCADE,
    target TEXT NOT NULL,
    batch_id INTEGER
  ) STRICT;

  CREATE TABLE probe (room BLOB NOT NULL) STRICT;
  `,
  `
  CREATE TABLE batch (
    id INTEGER PRIMARY KEY,
    target TEXT NOT NULL,
    mark TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'delivered', 'parked')),
    attempts INTEGER NOT NULL DEFAULT 0,
    next_try_at INTEGER NOT NULL DEFAULT 0,
    delivered_at INTEGER,
    last_error TEXT
  ) STRICT;
  CREATE INDEX batch_by_state ON batch (target, state, id);
  CREATE INDEX outbox_by_batch ON outbox (target, batch_id, registration_id);

  CREATE TABLE counter (name TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE halt (target TEXT PRIMARY KEY, reason TEXT NOT NULL, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  `,
  `
  CREATE TABLE secret (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE erasure (
    id TEXT PRIMARY KEY,
    at INTEGER NOT NULL,
    target TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('queued', 'done')),
    phone_mark TEXT,
    after_batch INTEGER,
    attempts INTEGER NOT NULL DEFAULT 0,
    next_try_at INTEGER NOT NULL DEFAULT 0
  ) STRICT, WITHOUT ROWID;
  `,
  `
  CREATE INDEX idempotency_by_registration ON idempotency (registration_id) WHERE registration_id IS NOT NULL;
  CREATE INDEX idempotency_by_quarantine ON idempotency (quarantine_id) WHERE quarantine_id IS NOT NULL;
  `,
]
