import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { LedgerUnavailable } from '../../domain/ledger/ledger-failure'
import type { Ledger } from '../../ports/ledger'
import type { NoteErasures } from '../../ports/note-erasures'
import { createGroupCommit } from '../ledger/group-commit'
import { createReadFigures } from '../ledger/read-figures'
import { rememberServed } from '../ledger/remember-served'
import type { Transact } from '../ledger/transact'
import { awaitScript } from './await-script'
import { createEraseExpired } from './create-erase-expired'
import { createFindKept } from './create-find-kept'
import type { LedgerPool } from './create-pool'
import { createKeepGroup } from './keep-group'
import { openDelivery } from './open-delivery'
import { openNotices } from './open-notices'
import { createReadHealth } from './read-health'
import { errorCode } from './sql-state'
import { readStandby } from './standby'
import { toUnavailable, transaction } from './to-unavailable'

/** Fewer than the pool's connections, so that health checks and queries always find a free one. */
const COMMITS_AT_ONCE = 4
const MOST_IN_A_GROUP = 500

export const createPostgresLedger = (pool: LedgerPool, noteErasures: NoteErasures): Ledger => {
  let isAnnounced = false
  const { add, drain } = createGroupCommit(
    createKeepGroup(pool, () => isAnnounced),
    {
      commitsAtOnce: COMMITS_AT_ONCE,
      mostInAGroup: MOST_IN_A_GROUP,
    },
  )
  const read: Transact<LedgerUnavailable> = (script) =>
    TE.tryCatch(
      () => awaitScript(pool, script(Date.now())),
      (error) => toUnavailable(errorCode(error)),
    )
  return {
    keepRegistration: (arrived) => () => add(arrived),
    findKept: createFindKept(pool),
    readHealth: createReadHealth(pool),
    readFigures: createReadFigures(
      read,
      pipe(
        readStandby(pool),
        TE.mapLeft(() => toUnavailable('standby')),
      ),
    ),
    eraseExpired: createEraseExpired(pool, Date.now, noteErasures),
    rememberServed: (served) => transaction(pool, (client) => awaitScript(client, rememberServed(served))),
    openNotices: (settings) =>
      pipe(
        openNotices(pool)(settings),
        TE.chainFirstIOK(() => () => {
          isAnnounced = settings.channels.length > 0
        }),
      ),
    openDelivery: openDelivery({ pool, random: Math.random }),
    close: async () => {
      await drain()
      await pool.end()
    },
  }
}
