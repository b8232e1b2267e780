import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Begin } from './begin-transaction'
import { checkDurability } from './check-durability'
import { createPool, type LedgerPool } from './create-pool'
import type { PostgresFault } from './postgres-fault'
import { type BeforeUpgrade, requireSchema, upgradeSchema } from './upgrade-schema'

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

/** Fails if the schema is of another version. Each statement that writes checks for the standby itself. */
export const openCurrentPostgres = (
  url: string,
  requiresStandby = false,
): TE.TaskEither<PostgresFault, LedgerPool> =>
  openWith(url, requiresStandby, { begin: 'BEGIN READ ONLY', prepare: requireSchema })
