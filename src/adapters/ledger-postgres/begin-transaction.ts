import * as t from 'io-ts'
import type { PoolClient } from 'pg'
import { Standby } from '../../domain/ledger/ledger-figures'
import type { LedgerPool } from './create-pool'
import { STANDBY } from './standby'

/**
 * In ms; after this idle time, the database ends a transaction whose process may have lost its connection, which frees its locks.
 */
const IDLE_TRANSACTION_MS = 10_000

const SETTINGS = {
  /** `local` and `remote_write` acknowledge before the standby has written to disk. */
  synchronous_commit: 'on',
  idle_in_transaction_session_timeout: String(IDLE_TRANSACTION_MS),
  /** Lets the warning through that a commit did not wait for its standby. */
  client_min_messages: 'warning',
}

/** Set for this transaction only, because behind a pooler the next one may use another connection. */
const SET = Object.entries(SETTINGS).map(([name, value]) => `set_config('${name}', '${value}', true)`)

const ASK = `SELECT ${SET.join(', ')}, current_setting('fsync') AS fsync, ${STANDBY} AS standby`

const Asked = t.type({ fsync: t.string, standby: Standby })
const Results = t.array(t.type({ rows: t.array(t.unknown) }))

/** `BEGIN READ ONLY` does not require a standby. */
export type Begin = 'BEGIN' | 'BEGIN ISOLATION LEVEL REPEATABLE READ' | 'BEGIN READ ONLY'

const Refusal = t.keyof({ notDurable: null, noStandby: null })
type Refusal = t.TypeOf<typeof Refusal>

/** Whether the error means that the transaction was refused before it began, such as for a missing standby. */
export const isRefusal = (code: string): boolean => Refusal.is(code)

const refusalOf = (
  { fsync, standby }: t.TypeOf<typeof Asked>,
  { requiresStandby }: LedgerPool,
): Refusal | null => {
  if (fsync === 'off') return 'notDurable'
  return standby === 'absent' || (requiresStandby && standby !== 'synchronous') ? 'noStandby' : null
}

/** Begins a transaction in one round trip. Fails if its commit would wait for an absent standby. */
export const beginTransaction = async (
  client: PoolClient,
  pool: LedgerPool,
  begin: Begin,
): Promise<Refusal | null> => {
  const results: unknown = await client.query(`${begin}; ${ASK}`)
  const asked = Results.is(results) ? results.at(-1)?.rows[0] : null
  if (!Asked.is(asked)) throw Object.assign(new Error('settings'), { code: 'settings' })
  return begin === 'BEGIN READ ONLY' ? null : refusalOf(asked, pool)
}
