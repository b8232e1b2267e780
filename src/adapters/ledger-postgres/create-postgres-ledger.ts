import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { rememberServed } from '../../domain/ledger/accept/served'
import type { RecordOfErasures } from '../../domain/ledger/erase/record-of-erasures'
import type { LedgerUnavailable } from '../../domain/ledger/ledger-failure'
import type { Ledger } from '../../ports/ledger'
import type { Transact } from '../../ports/transact'
import { createGroupCommit } from '../ledger/group-commit'
import { createNotices } from '../ledger/notices'
import { createReadFigures } from '../ledger/read-figures'
import { awaitScript } from './await-script'
import { createEraseExpired } from './create-erase-expired'
import type { LedgerPool } from './create-pool'
import { type DatabaseClock, databaseClock } from './database-clock'
import { createFindKept } from './find-kept'
import { createKeepGroup } from './keep-group'
import { openDelivery } from './open-delivery'
import { createReadHealth } from './read-health'
import { toTransactionFailure } from './sql-state'
import { readStandby } from './standby'
import { toUnavailable, transaction } from './to-unavailable'
import { transactBy } from './transact-by'

type NoticeDeps = { readonly clock: DatabaseClock; readonly random: () => number }

/** Notices over a database, by its clock. */
export const noticesIn = (pool: LedgerPool, { clock, random }: NoticeDeps) =>
  createNotices({ transact: transactBy(clock, pool), random })

/** Fewer commits than the pool has connections, so that health checks and queries always find a free one. */
const LIMITS = { commitsAtOnce: 4, mostInAGroup: 500 }

const TIMING = { clock: databaseClock, random: Math.random }

/** The port `Ledger` over a database whose schema is current. */
export const createPostgresLedger = (pool: LedgerPool, record: RecordOfErasures): Ledger => {
  const { openNotices, isAnnounced } = noticesIn(pool, TIMING)
  const { add, drain } = createGroupCommit(createKeepGroup(pool, isAnnounced), LIMITS)
  const read: Transact<LedgerUnavailable> = (script) =>
    pipe(
      TE.tryCatch(async () => awaitScript(pool, script(await databaseClock(pool))), toTransactionFailure),
      TE.mapLeft(toUnavailable),
    )
  return {
    keepRegistration: (arrived) => () => add(arrived),
    findKept: createFindKept(pool),
    readHealth: createReadHealth(pool),
    readFigures: createReadFigures(
      read,
      pipe(
        readStandby(pool),
        TE.mapLeft(() => toUnavailable({ code: 'standby' })),
      ),
    ),
    eraseExpired: createEraseExpired(pool, databaseClock, record),
    rememberServed: (served) => transaction(pool, (client) => awaitScript(client, rememberServed(served))),
    openNotices,
    desk: { read, change: transactBy(databaseClock, pool) },
    openDelivery: openDelivery({ pool, record, ...TIMING }),
    close: async () => {
      await drain()
      await pool.end()
    },
  }
}
