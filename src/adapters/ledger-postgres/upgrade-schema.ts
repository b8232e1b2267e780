import { setTimeout as wait } from 'node:timers/promises'
import { identity, pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { PoolClient } from 'pg'
import type { LedgerPool } from './create-pool'
import { inTransaction } from './in-transaction'
import { type PostgresFault, toPostgresFault } from './postgres-fault'
import { SCHEMA_STEPS } from './schema'
import { errorCode } from './sql-state'

const MOST_TRIES = 20
const LONGEST_WAIT_MS = 50

const VERSION_TABLE = [
  'CREATE TABLE IF NOT EXISTS schema_version (id INTEGER PRIMARY KEY, version INTEGER NOT NULL)',
  'INSERT INTO schema_version (id, version) VALUES (1, 0) ON CONFLICT (id) DO NOTHING',
]

/** Errors that concurrent upgrades cause, because `IF NOT EXISTS` is not atomic. */
const RACE_CODES: ReadonlyArray<string> = ['23505', '42P07', '42710', 'XX000', '40001', '40P01']

const createVersionTable = async (pool: LedgerPool): Promise<void> => {
  for (let tries = 1; ; tries += 1) {
    try {
      for (const statement of VERSION_TABLE) await pool.query(statement)
      return
    } catch (error) {
      if (tries === MOST_TRIES || !RACE_CODES.includes(errorCode(error))) throw error
      await wait(LONGEST_WAIT_MS * Math.random())
    }
  }
}

const VersionRow = t.type({ version: t.number })

const versionIn = ([row]: ReadonlyArray<unknown>): number => (VersionRow.is(row) ? row.version : 0)

/** Runs the missing steps; a row lock serializes concurrent upgrades. */
const takeMissingSteps = async (client: PoolClient): Promise<void> => {
  const { rows } = await client.query('SELECT version FROM schema_version WHERE id = 1 FOR UPDATE')
  const missing = SCHEMA_STEPS.slice(versionIn(rows))
  for (const statement of missing.flat()) await client.query(statement)
  if (missing.length > 0)
    await client.query('UPDATE schema_version SET version = $1 WHERE id = 1', [SCHEMA_STEPS.length])
}

const NO_TABLE = '42P01'

/** The version of the schema, 0 for an empty database; needs read permission only. */
const schemaVersion = (pool: LedgerPool): TE.TaskEither<PostgresFault, number> =>
  pipe(
    TE.tryCatch(() => pool.query('SELECT version FROM schema_version WHERE id = 1'), identity),
    TE.map(({ rows }) => versionIn(rows)),
    TE.orElse((error) => (errorCode(error) === NO_TABLE ? TE.right(0) : TE.left(toPostgresFault(error)))),
  )

const mismatch = (version: number): PostgresFault => {
  if (version === 0) return { tag: 'noSchema' }
  return { tag: version < SCHEMA_STEPS.length ? 'olderSchema' : 'newerSchema' }
}

/** Fails unless the database has the schema of this release. */
export const requireSchema = (pool: LedgerPool): TE.TaskEither<PostgresFault, void> =>
  pipe(
    schemaVersion(pool),
    TE.filterOrElse((version) => version === SCHEMA_STEPS.length, mismatch),
    TE.map(() => undefined),
  )

const takeSteps = (pool: LedgerPool): TE.TaskEither<PostgresFault, void> =>
  pipe(
    TE.tryCatch(() => createVersionTable(pool), identity),
    TE.chainW(() => () => inTransaction(pool, takeMissingSteps)),
    TE.mapLeft(toPostgresFault),
  )

const READ_ONLY = "SELECT current_setting('transaction_read_only', true) AS value"

const refuseReadOnly = (pool: LedgerPool): TE.TaskEither<PostgresFault, void> =>
  pipe(
    TE.tryCatch(() => pool.query(READ_ONLY), toPostgresFault),
    TE.filterOrElse(
      ({ rows }) => rows[0]?.value !== 'on',
      (): PostgresFault => ({ tag: 'readOnly' }),
    ),
    TE.map(() => undefined),
  )

/** Runs before the schema of a database that is in use changes. */
export type BeforeUpgrade = (pool: LedgerPool) => TE.TaskEither<PostgresFault, void>

/** Upgrades the schema to this release; fails for a newer one. If it is current, no permission to change it is needed. */
export const upgradeSchema = (
  pool: LedgerPool,
  beforeUpgrade: BeforeUpgrade,
): TE.TaskEither<PostgresFault, void> =>
  pipe(
    schemaVersion(pool),
    TE.chain((version) => {
      if (version === SCHEMA_STEPS.length) return refuseReadOnly(pool)
      if (version > SCHEMA_STEPS.length) return TE.left(mismatch(version))
      return pipe(
        version === 0 ? TE.right(undefined) : beforeUpgrade(pool),
        TE.chain(() => takeSteps(pool)),
        // A newer release may have upgraded the database meanwhile.
        TE.chain(() => requireSchema(pool)),
      )
    }),
  )
