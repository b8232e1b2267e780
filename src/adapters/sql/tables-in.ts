/** The differences of the SQL dialects. `plain`, `keyed`: options of a table with and without rowids in SQLite. */
type Dialect = {
  readonly long: 'INTEGER' | 'BIGINT'
  readonly number: 'INTEGER PRIMARY KEY AUTOINCREMENT' | 'BIGINT PRIMARY KEY'
  readonly plain: '' | ' STRICT'
  readonly keyed: '' | ' STRICT, WITHOUT ROWID'
}

type Statements = ReadonlyArray<string>

const registrationsIn = (table: 'registration' | 'quarantine', { long, number, plain }: Dialect) => [
  `CREATE TABLE ${table} (
  id ${number},
  target TEXT NOT NULL CHECK (target IN ('orders', 'members')),
  phone TEXT NOT NULL,
  record TEXT NOT NULL,
  received_at ${long} NOT NULL,
  consent_version TEXT,
  address_version TEXT)${plain}`,
  `CREATE INDEX ${table}_by_phone ON ${table} (phone)`,
]

const registrationsStep = (dialect: Dialect): Statements => [
  ...registrationsIn('registration', dialect),
  ...registrationsIn('quarantine', dialect),
  `CREATE TABLE idempotency (
    endpoint TEXT NOT NULL,
    key TEXT NOT NULL,
    body_hash TEXT NOT NULL,
    registration_id ${dialect.long} REFERENCES registration (id) ON DELETE CASCADE,
    quarantine_id ${dialect.long} REFERENCES quarantine (id) ON DELETE CASCADE,
    PRIMARY KEY (endpoint, key),
    CHECK ((registration_id IS NULL) <> (quarantine_id IS NULL))
  )${dialect.keyed}`,
  `CREATE TABLE outbox (
    registration_id ${dialect.long} PRIMARY KEY REFERENCES registration (id) ON DELETE CASCADE,
    target TEXT NOT NULL,
    batch_id INTEGER
  )${dialect.plain}`,
]

const batchesStep = ({ long, plain, keyed }: Dialect): Statements => [
  `CREATE TABLE batch (
    id INTEGER PRIMARY KEY,
    target TEXT NOT NULL,
    mark TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'delivered', 'parked')),
    attempts INTEGER NOT NULL DEFAULT 0,
    next_try_at ${long} NOT NULL DEFAULT 0,
    delivered_at ${long},
    last_error TEXT
  )${plain}`,
  'CREATE INDEX batch_by_state ON batch (target, state, id)',
  'CREATE INDEX outbox_by_batch ON outbox (target, batch_id, registration_id)',
  `CREATE TABLE counter (name TEXT PRIMARY KEY, value ${long} NOT NULL)${keyed}`,
  `CREATE TABLE halt (target TEXT PRIMARY KEY, reason TEXT NOT NULL, at ${long} NOT NULL)${keyed}`,
]

const erasuresStep = ({ long, keyed }: Dialect): Statements => [
  `CREATE TABLE secret (name TEXT PRIMARY KEY, value TEXT NOT NULL)${keyed}`,
  `CREATE TABLE erasure (
    id TEXT PRIMARY KEY,
    at ${long} NOT NULL,
    target TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('queued', 'done')),
    phone_mark TEXT,
    after_batch INTEGER,
    attempts INTEGER NOT NULL DEFAULT 0,
    next_try_at ${long} NOT NULL DEFAULT 0
  )${keyed}`,
]

const staffWorkStep = ({ long, keyed }: Dialect): Statements => [
  `CREATE TABLE history (
    id TEXT PRIMARY KEY,
    at ${long} NOT NULL,
    who TEXT NOT NULL,
    command TEXT NOT NULL,
    phone_mark TEXT
  )${keyed}`,
  'CREATE INDEX history_by_time ON history (at, id)',
  `CREATE TABLE served (
    what TEXT NOT NULL,
    id TEXT NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (what, id, name)
  )${keyed}`,
  'CREATE INDEX registration_by_time ON registration (received_at, id)',
  'CREATE INDEX quarantine_by_time ON quarantine (received_at, id)',
]

/** The tables of the first schema steps; each engine groups them into steps in its own order. They never change. */
export const tablesIn = (dialect: Dialect) => ({
  registrations: registrationsStep(dialect),
  batches: batchesStep(dialect),
  erasures: erasuresStep(dialect),
  staffWork: staffWorkStep(dialect),
})

const rowsUntil = ({ long }: Dialect): Statements => [`ALTER TABLE erasure ADD COLUMN rows_until ${long}`]

const notices = ({ long, plain, keyed }: Dialect): Statements => [
  `CREATE TABLE unannounced (
    registration_id ${long} PRIMARY KEY REFERENCES registration (id) ON DELETE CASCADE,
    target TEXT NOT NULL
  )${plain}`,
  `CREATE TABLE notice (
    id TEXT PRIMARY KEY,
    channel TEXT NOT NULL,
    kind TEXT NOT NULL,
    at ${long} NOT NULL,
    content TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    next_try_at ${long} NOT NULL DEFAULT 0
  )${keyed}`,
]

const sheets = ({ long, keyed }: Dialect): Statements => [
  `CREATE TABLE sheet (
    id TEXT PRIMARY KEY,
    target TEXT NOT NULL,
    spreadsheet TEXT NOT NULL,
    tab ${long},
    name TEXT NOT NULL
  )${keyed}`,
  'ALTER TABLE batch ADD COLUMN spreadsheet TEXT',
  'ALTER TABLE erasure ADD COLUMN sheet TEXT',
  'ALTER TABLE erasure ADD COLUMN held_times TEXT',
  'ALTER TABLE erasure ADD COLUMN last_error TEXT',
  // Earlier releases recorded the sheets that they served, and had taken a batch id before they sent any row.
  `INSERT INTO sheet (id, target, spreadsheet, tab, name)
    SELECT what || ' ' || id || ' ' || name, what, id, NULL, name FROM served
    WHERE what IN ('orders', 'members') AND EXISTS (SELECT 1 FROM counter WHERE name = 'batch')`,
]

const offers = (): Statements => [
  'ALTER TABLE registration ADD COLUMN offers_version TEXT',
  'ALTER TABLE quarantine ADD COLUMN offers_version TEXT',
]

const recordHeads = ({ long, keyed }: Dialect): Statements => [
  `CREATE TABLE record_head (
    place TEXT PRIMARY KEY,
    line ${long} NOT NULL,
    hash TEXT NOT NULL
  )${keyed}`,
  `ALTER TABLE history ADD COLUMN row_count ${long}`,
]

const staff = ({ long, keyed }: Dialect): Statements => [
  `CREATE TABLE staff (
    name TEXT PRIMARY KEY,
    handle TEXT NOT NULL,
    invited_at ${long} NOT NULL,
    seen_at ${long}
  )${keyed}`,
  `CREATE TABLE staff_invitation (
    hash TEXT PRIMARY KEY,
    name TEXT NOT NULL REFERENCES staff (name) ON DELETE CASCADE,
    until ${long} NOT NULL
  )${keyed}`,
  `CREATE TABLE staff_passkey (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL REFERENCES staff (name) ON DELETE CASCADE,
    public_key TEXT NOT NULL,
    sign_count ${long} NOT NULL,
    made_at ${long} NOT NULL
  )${keyed}`,
  `CREATE TABLE staff_challenge (hash TEXT PRIMARY KEY, until ${long} NOT NULL)${keyed}`,
  `CREATE TABLE staff_session (
    hash TEXT PRIMARY KEY,
    name TEXT NOT NULL REFERENCES staff (name) ON DELETE CASCADE,
    begun_at ${long} NOT NULL,
    used_at ${long} NOT NULL
  )${keyed}`,
]

const handling = ({ long, plain }: Dialect): Statements => [
  `CREATE TABLE handling (
    registration_id ${long} PRIMARY KEY REFERENCES registration (id) ON DELETE CASCADE,
    target TEXT NOT NULL,
    received_at ${long} NOT NULL,
    reference TEXT NOT NULL,
    name TEXT NOT NULL,
    number TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'new',
    call_at ${long},
    steps INTEGER NOT NULL DEFAULT 0
  )${plain}`,
  'CREATE INDEX handling_by_time ON handling (target, received_at, registration_id)',
  'CREATE INDEX handling_by_state ON handling (target, state, received_at, registration_id)',
  'CREATE INDEX handling_by_call ON handling (call_at, registration_id) WHERE call_at IS NOT NULL',
  'CREATE INDEX handling_by_number ON handling (number, received_at)',
  'CREATE INDEX handling_by_reference ON handling (reference)',
  // Includes the name, so that a search by part of a name reads the index only.
  'CREATE INDEX handling_by_name ON handling (received_at, registration_id, name)',
  `CREATE TABLE step (
    registration_id ${long} NOT NULL REFERENCES registration (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    at ${long} NOT NULL,
    who TEXT NOT NULL,
    state TEXT NOT NULL,
    note TEXT NOT NULL,
    call_at ${long},
    PRIMARY KEY (registration_id, number)
  )${plain}`,
  'CREATE INDEX history_by_person ON history (phone_mark, at)',
]

const contracts = ({ long, plain }: Dialect): Statements => [
  'ALTER TABLE step ADD COLUMN prices TEXT',
  // The key includes the time of receipt, because a ledger restored elsewhere may give the same id to another order.
  `CREATE TABLE contract (
    id ${long} NOT NULL,
    received_at ${long} NOT NULL,
    confirmed_at ${long} NOT NULL,
    until ${long} NOT NULL,
    phone TEXT NOT NULL,
    record TEXT NOT NULL,
    PRIMARY KEY (id, received_at)
  )${plain}`,
  'CREATE INDEX contract_by_phone ON contract (phone)',
  'CREATE INDEX contract_by_end ON contract (until)',
]

const failedReadings = ({ keyed }: Dialect): Statements => [
  `CREATE TABLE failed_reading (target TEXT PRIMARY KEY, reason TEXT NOT NULL)${keyed}`,
]

/** The schema steps since both engines have the same ones. A new one is added at the end; released ones never change. */
export const laterSteps = (dialect: Dialect): ReadonlyArray<Statements> => [
  rowsUntil(dialect),
  notices(dialect),
  sheets(dialect),
  offers(),
  recordHeads(dialect),
  staff(dialect),
  handling(dialect),
  contracts(dialect),
  failedReadings(dialect),
]
