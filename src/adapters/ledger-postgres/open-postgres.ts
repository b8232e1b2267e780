import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { checkDurability } from './check-durability'
import { createPool, type LedgerPool } from './create-pool'
import { migrate } from './migrate'
import type { PostgresFault } from './postgres-fault'

export const openPostgres = (
  url: string,
  requiresStandby = false,
): TE.TaskEither<PostgresFault, LedgerPool> =>
  pipe(
    TE.fromIO(() => createPool(url, requiresStandby)),
    TE.chain((pool) =>
      pipe(
        checkDurability(pool),
        TE.chain(() => migrate(pool)),
        TE.bimap(
          (fault) => ({ fault, pool }),
          () => pool,
        ),
      ),
    ),
    TE.orElse(({ fault, pool }) =>
      pipe(
        TE.fromTask(() => pool.end()),
        TE.chain(() => TE.left(fault)),
      ),
    ),
  )
