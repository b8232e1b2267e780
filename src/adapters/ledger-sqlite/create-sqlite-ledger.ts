import type { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type * as IO from 'fp-ts/IO'
import { findKept } from '../../domain/ledger/accept/find-kept'
import { rememberServed } from '../../domain/ledger/accept/served'
import type { RecordOfErasures } from '../../domain/ledger/erase/record-of-erasures'
import type { LedgerUnavailable } from '../../domain/ledger/ledger-failure'
import type { Ledger } from '../../ports/ledger'
import type { Transact } from '../../ports/transact'
import { createGroupCommit } from '../ledger/group-commit'
import { createNotices } from '../ledger/notices'
import { createReadFigures } from '../ledger/read-figures'
import type { BackgroundCheck } from './check-in-background'
import { createEraseExpired } from './create-erase-expired'
import { createTransact } from './in-transaction'
import { createKeepGroup } from './keep-group'
import type { LedgerFault } from './ledger-fault'
import { openDelivery } from './open-delivery'
import { createReadHealth } from './read-health'
import { createScriptRunner } from './script-runner'
import { syncVisibleRows, walOf } from './sync-visible-rows'
import { watchPaths } from './watch-paths'
import { createWipe } from './wipe'

const LIMITS = { commitsAtOnce: 1, mostInAGroup: 500 }

const unreadable = (): LedgerUnavailable => ({ tag: 'unavailable', reason: 'the database cannot be read' })

type Given = {
  readonly record: RecordOfErasures
  readonly check: BackgroundCheck | null
  readonly release: IO.IO<void>
}

/** The port `Ledger` over an open file. `check`: whether the file was found to be sound; `release` lets go of the folder. */
export const createSqliteLedger = (
  db: DatabaseSync,
  path: string,
  { record, check, release }: Given,
): E.Either<LedgerFault, Ledger> =>
  pipe(
    syncVisibleRows(db, path),
    E.map(() => {
      // Waiting inside SQLite would block the event loop.
      db.exec('PRAGMA busy_timeout = 0')
      const deps = {
        db,
        isInPlace: watchPaths([path, walOf(path)]),
        ...(check === null ? {} : { isSound: check.isSound }),
        now: Date.now,
        random: Math.random,
      }
      const run = createScriptRunner(db)
      const transact = createTransact(deps)
      const { openNotices, isAnnounced } = createNotices({ transact, random: deps.random })
      const { add, drain } = createGroupCommit(createKeepGroup(deps, isAnnounced), LIMITS)
      const { wipe, close: closeWipe } = createWipe(path)
      const read: Transact<LedgerUnavailable> = (script) => async () => {
        await nextTurn()
        return E.tryCatch(() => run(script(deps.now())), unreadable)
      }
      return {
        keepRegistration: (arrived) => () => add(arrived),
        findKept: (target, idempotency) => async () =>
          pipe(
            E.tryCatch(() => run(findKept(target, idempotency)), unreadable),
            E.flattenW,
          ),
        readHealth: createReadHealth(deps),
        readFigures: createReadFigures(read),
        eraseExpired: createEraseExpired({ ...deps, wipe, record }),
        rememberServed: (served) => transact(() => rememberServed(served)),
        openNotices,
        desk: { read, change: transact },
        openDelivery: openDelivery({ ...deps, record }),
        close: async () => {
          await drain()
          await check?.stop()
          db.close()
          closeWipe()
          release()
        },
      }
    }),
  )
