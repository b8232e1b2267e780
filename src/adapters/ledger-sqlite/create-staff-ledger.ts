import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { LedgerTrouble } from '../../domain/ledger/ledger-failure'
import type { NoteErasures } from '../../ports/note-erasures'
import type { StaffLedger } from '../../ports/staff-ledger'
import type { Script } from '../ledger/script'
import { EMPTY_STATUS, findByPhone, readStatus, releaseParked } from '../ledger/staff-scripts'
import { createEraseByPhone } from './create-erase-by-phone'
import { createReadRegistrations } from './create-read-registrations'
import { toTrouble } from './explain-ledger-fault'
import { inFileBesideServer } from './in-file-beside-server'
import { type LedgerFault, toLedgerFault } from './ledger-fault'
import { openToRead } from './open-to-read'
import { commitScript, createScriptRunner } from './script-runner'

const readIn = <A>(dataDir: string, absent: A, script: Script<A>): A => {
  const db = openToRead(dataDir)
  if (db === null) return absent
  try {
    return createScriptRunner(db)(script)
  } finally {
    db.close()
  }
}

/** Each call opens and closes it. */
export const createStaffLedger = (dataDir: string, noteErasures?: NoteErasures): StaffLedger => {
  const commit = <A>(absent: A, script: () => Script<A>): TE.TaskEither<LedgerTrouble, A> =>
    pipe(
      TE.fromIOEither(() =>
        inFileBesideServer<LedgerFault, A>(dataDir, absent, (db) => E.right(commitScript(db, script()))),
      ),
      TE.mapLeft(toTrouble(dataDir)),
    )
  return {
    readRegistrations: createReadRegistrations(dataDir),
    findByPhone: (phone) =>
      TE.tryCatch(
        async () => readIn(dataDir, [], findByPhone(phone)),
        (error) => toTrouble(dataDir)(toLedgerFault(error)),
      ),
    eraseByPhone: createEraseByPhone(dataDir, Date.now, noteErasures),
    readStatus: commit(EMPTY_STATUS, readStatus),
    releaseParked: commit({ batches: 0, targets: 0 }, releaseParked),
    close: async () => undefined,
  }
}
