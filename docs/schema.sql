-- The tables of a ledger as SQLite reports them after all migration steps (src/adapters/sql/tables-in.ts).
-- PostgreSQL has the same ones with BIGINT for most INTEGERs, and also lease, schema_version and two sequences.
-- Written by `npx vitest run test/schema.test.ts -u`; terms that differ are in the last table of glossary.md.

CREATE TABLE batch (
  id INTEGER PRIMARY KEY,
  target TEXT NOT NULL,
  mark TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'delivered', 'parked')),
  attempts INTEGER NOT NULL DEFAULT 0,
  next_try_at INTEGER NOT NULL DEFAULT 0,
  delivered_at INTEGER,
  last_error TEXT,
  spreadsheet TEXT
) STRICT;
CREATE INDEX batch_by_state ON batch (target, state, id);

CREATE TABLE contract (
  id INTEGER NOT NULL,
  received_at INTEGER NOT NULL,
  confirmed_at INTEGER NOT NULL,
  until INTEGER NOT NULL,
  phone TEXT NOT NULL,
  record TEXT NOT NULL,
  PRIMARY KEY (id, received_at)
) STRICT;
CREATE INDEX contract_by_end ON contract (until);
CREATE INDEX contract_by_phone ON contract (phone);

CREATE TABLE counter (
  name TEXT PRIMARY KEY,
  value INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE erasure (
  id TEXT PRIMARY KEY,
  at INTEGER NOT NULL,
  target TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('queued', 'done')),
  phone_mark TEXT,
  after_batch INTEGER,
  attempts INTEGER NOT NULL DEFAULT 0,
  next_try_at INTEGER NOT NULL DEFAULT 0,
  rows_until INTEGER,
  sheet TEXT,
  held_times TEXT,
  last_error TEXT
) STRICT, WITHOUT ROWID;

CREATE TABLE failed_reading (
  target TEXT PRIMARY KEY,
  reason TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE halt (
  target TEXT PRIMARY KEY,
  reason TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE handling (
  registration_id INTEGER PRIMARY KEY REFERENCES registration (id) ON DELETE CASCADE,
  target TEXT NOT NULL,
  received_at INTEGER NOT NULL,
  reference TEXT NOT NULL,
  name TEXT NOT NULL,
  number TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'new',
  call_at INTEGER,
  steps INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX handling_by_call ON handling (call_at, registration_id) WHERE call_at IS NOT NULL;
CREATE INDEX handling_by_name ON handling (received_at, registration_id, name);
CREATE INDEX handling_by_number ON handling (number, received_at);
CREATE INDEX handling_by_reference ON handling (reference);
CREATE INDEX handling_by_state ON handling (target, state, received_at, registration_id);
CREATE INDEX handling_by_time ON handling (target, received_at, registration_id);

CREATE TABLE history (
  id TEXT PRIMARY KEY,
  at INTEGER NOT NULL,
  who TEXT NOT NULL,
  command TEXT NOT NULL,
  phone_mark TEXT,
  row_count INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX history_by_person ON history (phone_mark, at);
CREATE INDEX history_by_time ON history (at, id);

CREATE TABLE idempotency (
  endpoint TEXT NOT NULL,
  key TEXT NOT NULL,
  body_hash TEXT NOT NULL,
  registration_id INTEGER REFERENCES registration (id) ON DELETE CASCADE,
  quarantine_id INTEGER REFERENCES quarantine (id) ON DELETE CASCADE,
  PRIMARY KEY (endpoint, key),
  CHECK ((registration_id IS NULL) <> (quarantine_id IS NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX idempotency_by_quarantine ON idempotency (quarantine_id) WHERE quarantine_id IS NOT NULL;
CREATE INDEX idempotency_by_registration ON idempotency (registration_id) WHERE registration_id IS NOT NULL;

CREATE TABLE notice (
  id TEXT PRIMARY KEY,
  channel TEXT NOT NULL,
  kind TEXT NOT NULL,
  at INTEGER NOT NULL,
  content TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  next_try_at INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

CREATE TABLE outbox (
  registration_id INTEGER PRIMARY KEY REFERENCES registration (id) ON DELETE CASCADE,
  target TEXT NOT NULL,
  batch_id INTEGER
) STRICT;
CREATE INDEX outbox_by_batch ON outbox (target, batch_id, registration_id);

CREATE TABLE probe (
  room BLOB NOT NULL
) STRICT;

CREATE TABLE quarantine (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  target TEXT NOT NULL CHECK (target IN ('orders', 'members')),
  phone TEXT NOT NULL,
  record TEXT NOT NULL,
  received_at INTEGER NOT NULL,
  consent_version TEXT,
  address_version TEXT,
  offers_version TEXT
) STRICT;
CREATE INDEX quarantine_by_phone ON quarantine (phone);
CREATE INDEX quarantine_by_time ON quarantine (received_at, id);

CREATE TABLE record_head (
  place TEXT PRIMARY KEY,
  line INTEGER NOT NULL,
  hash TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE registration (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  target TEXT NOT NULL CHECK (target IN ('orders', 'members')),
  phone TEXT NOT NULL,
  record TEXT NOT NULL,
  received_at INTEGER NOT NULL,
  consent_version TEXT,
  address_version TEXT,
  offers_version TEXT
) STRICT;
CREATE INDEX registration_by_phone ON registration (phone);
CREATE INDEX registration_by_time ON registration (received_at, id);

CREATE TABLE secret (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE served (
  what TEXT NOT NULL,
  id TEXT NOT NULL,
  name TEXT NOT NULL,
  PRIMARY KEY (what, id, name)
) STRICT, WITHOUT ROWID;

CREATE TABLE sheet (
  id TEXT PRIMARY KEY,
  target TEXT NOT NULL,
  spreadsheet TEXT NOT NULL,
  tab INTEGER,
  name TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE staff (
  name TEXT PRIMARY KEY,
  handle TEXT NOT NULL,
  invited_at INTEGER NOT NULL,
  seen_at INTEGER
) STRICT, WITHOUT ROWID;

CREATE TABLE staff_challenge (
  hash TEXT PRIMARY KEY,
  until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE staff_invitation (
  hash TEXT PRIMARY KEY,
  name TEXT NOT NULL REFERENCES staff (name) ON DELETE CASCADE,
  until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE staff_passkey (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL REFERENCES staff (name) ON DELETE CASCADE,
  public_key TEXT NOT NULL,
  sign_count INTEGER NOT NULL,
  made_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE staff_session (
  hash TEXT PRIMARY KEY,
  name TEXT NOT NULL REFERENCES staff (name) ON DELETE CASCADE,
  begun_at INTEGER NOT NULL,
  used_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE step (
  registration_id INTEGER NOT NULL REFERENCES registration (id) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  at INTEGER NOT NULL,
  who TEXT NOT NULL,
  state TEXT NOT NULL,
  note TEXT NOT NULL,
  call_at INTEGER,
  prices TEXT,
  PRIMARY KEY (registration_id, number)
) STRICT;

CREATE TABLE unannounced (
  registration_id INTEGER PRIMARY KEY REFERENCES registration (id) ON DELETE CASCADE,
  target TEXT NOT NULL
) STRICT;
