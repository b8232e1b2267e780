import type { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { KeepFailure } from '../../domain/ledger/ledger-failure'
import type { Ledger } from '../../ports/ledger'
import type { NoteErasures } from '../../ports/note-erasures'
import { findKept } from '../ledger/find-kept'
import { createGroupCommit } from '../ledger/group-commit'
import { createEraseExpired } from './create-erase-expired'
import { createKeepGroup } from './keep-group'
import type { LedgerFault } from './ledger-fault'
import { openDelivery } from './open-delivery'
import { createReadHealth } from './read-health'
import { createScriptRunner } from './script-runner'
import { journalOf, syncWhatIsSeen } from './sync-what-is-seen'
import { watchPlaces } from './watch-places'

const unreadable = (): KeepFailure => ({ tag: 'unavailable', reason: 'the database cannot be read' })

/** Only one may be open at a time. */
export const createSqliteLedger = (
  db: DatabaseSync,
  path: string,
  noteErasures: NoteErasures,
): E.Either<LedgerFault, Ledger> =>
  pipe(
    syncWhatIsSeen(db, path),
    E.map(() => {
      const deps = { db, isInPlace: watchPlaces([path, journalOf(path)]), now: Date.now, random: Math.random }
      const run = createScriptRunner(db)
      const keepGroup = createKeepGroup(deps)
      const { add, drain } = createGroupCommit(async (group: Parameters<typeof keepGroup>[0]) =>
        keepGroup(group),
      )
      return {
        keepRegistration: (arrived) => () => add(arrived),
        findKept: (target, idempotency) => async () =>
          pipe(
            E.tryCatch(() => run(findKept(target, idempotency)), unreadable),
            E.flatten,
          ),
        readHealth: createReadHealth(deps),
        eraseExpired: createEraseExpired({ ...deps, noteErasures }),
        openDelivery: openDelivery(deps),
        close: () => {
          const drained = drain()
          db.close()
          return drained
        },
      }
    }),
  )
