const REGISTRATION_COLUMNS = `
  id BIGINT PRIMARY KEY,
  target TEXT NOT NULL CHECK (target IN ('orders', 'members')),
  phone TEXT NOT NULL,
  record TEXT NOT NULL,
  received_at BIGINT NOT NULL,
  consent_version TEXT,
  address_version TEXT`

/**
 * Each entry brings the schema one version up, table for table as the file ledger has it; one that has been released
 * never changes. Numbers come from named sequences, drawn before the insert: SERIAL means large random numbers on
 * CockroachDB, and a counter row would make every process wait for every other one's commit.
 */
export const SCHEMA_STEPS: ReadonlyArray<ReadonlyArray<string>> = [
  [
    'CREATE SEQUENCE registration_ids',
    `CREATE TABLE registration (${REGISTRATION_COLUMNS})`,
    'CREATE INDEX registration_by_phone ON registration (phone)',
    'CREATE SEQUENCE quarantine_ids',
    `CREATE TABLE quarantine (${REGISTRATION_COLUMNS})`,
    'CREATE INDEX quarantine_by_phone ON quarantine (phone)',
    `CREATE TABLE idempotency (
      endpoint TEXT NOT NULL,
      key TEXT NOT NULL,
      body_hash TEXT NOT NULL,
      registration_id BIGINT REFERENCES registration (id) ON DELETE CASCADE,
      quarantine_id BIGINT REFERENCES quarantine (id) ON DELETE CASCADE,
      PRIMARY KEY (endpoint, key),
      CHECK ((registration_id IS NULL) <> (quarantine_id IS NULL))
    )`,
    'CREATE INDEX idempotency_by_registration ON idempotency (registration_id)',
    'CREATE INDEX idempotency_by_quarantine ON idempotency (quarantine_id)',
    `CREATE TABLE outbox (
      registration_id BIGINT PRIMARY KEY REFERENCES registration (id) ON DELETE CASCADE,
      target TEXT NOT NULL,
      batch_id INTEGER
    )`,
    'CREATE TABLE probe (id TEXT PRIMARY KEY)',
  ],
  [
    `CREATE TABLE batch (
      id INTEGER PRIMARY KEY,
      target TEXT NOT NULL,
      mark TEXT NOT NULL,
      state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'delivered', 'parked')),
      attempts INTEGER NOT NULL DEFAULT 0,
      next_try_at BIGINT NOT NULL DEFAULT 0,
      delivered_at BIGINT,
      last_error TEXT
    )`,
    'CREATE INDEX batch_by_state ON batch (target, state, id)',
    'CREATE INDEX outbox_by_batch ON outbox (target, batch_id, registration_id)',
    'CREATE TABLE counter (name TEXT PRIMARY KEY, value BIGINT NOT NULL)',
    'CREATE TABLE halt (target TEXT PRIMARY KEY, reason TEXT NOT NULL, at BIGINT NOT NULL)',
    'CREATE TABLE lease (target TEXT PRIMARY KEY, holder TEXT NOT NULL, until BIGINT NOT NULL)',
    "INSERT INTO lease (target, holder, until) VALUES ('orders', '', 0), ('members', '', 0)",
  ],
  [
    'CREATE TABLE secret (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
    `CREATE TABLE erasure (
      id TEXT PRIMARY KEY,
      at BIGINT NOT NULL,
      target TEXT NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('queued', 'done')),
      phone_mark TEXT,
      after_batch INTEGER,
      attempts INTEGER NOT NULL DEFAULT 0,
      next_try_at BIGINT NOT NULL DEFAULT 0
    )`,
  ],
]
