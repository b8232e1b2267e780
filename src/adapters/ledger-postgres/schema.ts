import { laterSteps, tablesIn } from '../sql/tables-in'

const DIALECT = {
  long: 'BIGINT',
  number: 'BIGINT PRIMARY KEY',
  plain: '',
  keyed: '',
} as const

const { registrations, batches, erasures, staffWork } = tablesIn(DIALECT)

/** Released steps never change. Ids use sequences, because a counter row would serialize commits. */
export const SCHEMA_STEPS: ReadonlyArray<ReadonlyArray<string>> = [
  [
    'CREATE SEQUENCE registration_ids',
    'CREATE SEQUENCE quarantine_ids',
    ...registrations,
    'CREATE INDEX idempotency_by_registration ON idempotency (registration_id)',
    'CREATE INDEX idempotency_by_quarantine ON idempotency (quarantine_id)',
    'CREATE TABLE probe (id TEXT PRIMARY KEY)',
  ],
  [
    ...batches,
    'CREATE TABLE lease (target TEXT PRIMARY KEY, holder TEXT NOT NULL, until BIGINT NOT NULL)',
    "INSERT INTO lease (target, holder, until) VALUES ('orders', '', 0), ('members', '', 0)",
  ],
  erasures,
  staffWork,
  ...laterSteps(DIALECT),
]
