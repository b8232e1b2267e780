import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { PoolClient } from 'pg'
import type { Begin } from './begin-transaction'
import type { LedgerPool } from './create-pool'
import { inTransaction } from './in-transaction'
import { type PostgresFault, toPostgresFault } from './postgres-fault'

/** The setting outside our transactions, which override it. */
const SELECT = "SELECT reset_val AS value FROM pg_settings WHERE name = 'synchronous_commit'"

const isSwitchedOff = async (client: PoolClient): Promise<boolean> => {
  const { rows } = await client.query(SELECT)
  return rows[0]?.value === 'off'
}

/** With `BEGIN READ ONLY`, a missing standby is accepted. */
export const checkDurability = (pool: LedgerPool, begin: Begin): TE.TaskEither<PostgresFault, void> =>
  pipe(
    () => inTransaction(pool, isSwitchedOff, begin),
    TE.mapLeft(toPostgresFault),
    TE.filterOrElse(
      (isOff) => !isOff,
      (): PostgresFault => ({ tag: 'notDurable', setting: 'synchronous_commit' }),
    ),
    TE.map(() => undefined),
  )
