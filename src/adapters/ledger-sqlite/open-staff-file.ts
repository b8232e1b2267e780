import { statSync } from 'node:fs'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { NoteErasures } from '../../ports/note-erasures'
import type { Now } from '../../ports/now'
import type { StaffLedger } from '../../ports/staff-ledger'
import { createStaffLedger } from './create-staff-ledger'
import { explainLedgerFault } from './explain-ledger-fault'
import { isRestoreUnfinished } from './finish-restore'
import type { LedgerFault } from './ledger-fault'
import { openToRead } from './open-to-read'

const checkFile = (dataDir: string): E.Either<LedgerFault, void> => {
  const found = statSync(dataDir, { throwIfNoEntry: false })
  if (found !== undefined && !found.isDirectory()) return E.left({ tag: 'notAFolder' })
  if (isRestoreUnfinished(dataDir)) return E.left({ tag: 'restoreUnfinished' })
  return pipe(
    openToRead(dataDir),
    E.map((db) => db.close()),
  )
}

/** Opens the ledger for staff's commands; fails without creating anything if the folder has none. */
export const openStaffFile = (
  dataDir: string,
  noteErasures: NoteErasures,
  now: Now,
): E.Either<string, StaffLedger> =>
  pipe(
    checkFile(dataDir),
    E.bimap(
      (fault) => explainLedgerFault(dataDir, fault),
      () => createStaffLedger(dataDir, noteErasures, now),
    ),
  )
