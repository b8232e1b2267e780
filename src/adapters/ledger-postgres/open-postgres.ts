import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { PoolClient } from 'pg'
import type { Begin } from './begin-transaction'
import { createPool, type LedgerPool } from './create-pool'
import { inTransaction } from './in-transaction'
import { type PostgresFault, toPostgresFault } from './postgres-fault'
import { type BeforeUpgrade, requireSchema, upgradeSchema } from './upgrade-schema'

/** The setting of the database; our transactions override it. */
const SELECT = "SELECT reset_val AS value FROM pg_settings WHERE name = 'synchronous_commit'"

const isSwitchedOff = async (client: PoolClient): Promise<boolean> => {
  const { rows } = await client.query(SELECT)
  return rows[0]?.value === 'off'
}

/** Fails if commits are not durable; with `BEGIN READ ONLY`, a missing standby is accepted. */
const checkDurability = (pool: LedgerPool, begin: Begin): TE.TaskEither<PostgresFault, void> =>
  pipe(
    () => inTransaction(pool, isSwitchedOff, begin),
    TE.mapLeft(toPostgresFault),
    TE.filterOrElse(
      (isOff) => !isOff,
      (): PostgresFault => ({ tag: 'notDurable', setting: 'synchronous_commit' }),
    ),
    TE.map(() => undefined),
  )

const openWith = (
  url: string,
  requiresStandby: boolean,
  { prepare, begin }: { readonly prepare: BeforeUpgrade; readonly begin: Begin },
): TE.TaskEither<PostgresFault, LedgerPool> =>
  pipe(
    TE.fromIO(() => createPool(url, requiresStandby)),
    TE.chain((pool) =>
      pipe(
        checkDurability(pool, begin),
        TE.chain(() => prepare(pool)),
        TE.orElseFirstTaskK(() => () => pool.end()),
        TE.map(() => pool),
      ),
    ),
  )

/** Creates missing tables and upgrades existing ones to this release. */
export const openPostgres = (
  url: string,
  requiresStandby = false,
  beforeUpgrade: BeforeUpgrade = () => TE.right(undefined),
): TE.TaskEither<PostgresFault, LedgerPool> =>
  openWith(url, requiresStandby, { begin: 'BEGIN', prepare: (pool) => upgradeSchema(pool, beforeUpgrade) })

/** Fails unless the schema is that of this release. Does not check the standby, which each write does. */
export const openCurrentPostgres = (
  url: string,
  requiresStandby = false,
): TE.TaskEither<PostgresFault, LedgerPool> =>
  openWith(url, requiresStandby, { begin: 'BEGIN READ ONLY', prepare: requireSchema })
