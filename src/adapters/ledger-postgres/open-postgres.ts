import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Pool } from 'pg'
import { checkDurability } from './check-durability'
import { createPool } from './create-pool'
import { migrate } from './migrate'
import type { PostgresFault } from './postgres-fault'

export const openPostgres = (url: string): TE.TaskEither<PostgresFault, Pool> =>
  pipe(
    TE.fromIO(() => createPool(url)),
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
