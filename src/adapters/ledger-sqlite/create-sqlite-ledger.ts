import type { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type * as IO from 'fp-ts/IO'
import type { LedgerUnavailable } from '../../domain/ledger/ledger-failure'
import type { DeliveryStore } from '../../ports/delivery-store'
import type { EraseExpired } from '../../ports/erase-expired'
import type { FindKept } from '../../ports/find-kept'
import type { KeepRegistration } from '../../ports/keep-registration'
import type { NoteErasures } from '../../ports/note-erasures'
import type { ReadLedgerHealth } from '../../ports/read-ledger-health'
import { createEraseExpired } from './create-erase-expired'
import { createFindKept } from './create-find-kept'
import { createGroupCommit } from './group-commit'
import { createKeepGroup } from './keep-group'
import type { LedgerFault } from './ledger-fault'
import { openDelivery } from './open-delivery'
import { createReadHealth } from './read-health'
import { registrationStatements } from './registration-statements'
import { journalOf, syncWhatIsSeen } from './sync-what-is-seen'
import { watchPlaces } from './watch-places'

export type SqliteLedger = {
  readonly keepRegistration: KeepRegistration
  readonly findKept: FindKept
  readonly readHealth: ReadLedgerHealth
  readonly eraseExpired: EraseExpired
  readonly openDelivery: IO.IO<E.Either<LedgerUnavailable, DeliveryStore>>
  /** Commits what still waits, then closes the file. */
  readonly close: IO.IO<void>
}

/** Only one may be open at a time. */
export const createSqliteLedger = (
  db: DatabaseSync,
  path: string,
  noteErasures: NoteErasures,
): E.Either<LedgerFault, SqliteLedger> => {
  return pipe(
    syncWhatIsSeen(db, path),
    E.map(() => {
      const deps = { db, isInPlace: watchPlaces([path, journalOf(path)]) }
      const statements = registrationStatements(db)
      const { add, flush } = createGroupCommit(createKeepGroup(deps, statements))
      return {
        keepRegistration: (arrived) => () => add(arrived),
        findKept: createFindKept(statements),
        readHealth: createReadHealth(deps),
        eraseExpired: createEraseExpired({ ...deps, now: Date.now, noteErasures }),
        openDelivery: () => openDelivery({ ...deps, now: Date.now, random: Math.random }),
        close: () => {
          flush()
          db.close()
        },
      }
    }),
  )
}
