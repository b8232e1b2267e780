import { existsSync, statSync } from 'node:fs'
import * as E from 'fp-ts/Either'
import type { NoteErasures } from '../../ports/note-erasures'
import type { Now } from '../../ports/now'
import type { StaffLedger } from '../../ports/staff-ledger'
import { createStaffLedger } from './create-staff-ledger'
import { explainLedgerFault } from './explain-ledger-fault'
import { ledgerFiles } from './ledger-files'

/** What staff do with the ledger in a folder; a folder without one is refused, and nothing is created in it. */
export const openStaffFile = (
  dataDir: string,
  noteErasures: NoteErasures,
  now: Now,
): E.Either<string, StaffLedger> => {
  const fault = (tag: 'notAFolder' | 'absent') => E.left(explainLedgerFault(dataDir, { tag }))
  const found = statSync(dataDir, { throwIfNoEntry: false })
  if (found !== undefined && !found.isDirectory()) return fault('notAFolder')
  return existsSync(ledgerFiles(dataDir).database)
    ? E.right(createStaffLedger(dataDir, noteErasures, now))
    : fault('absent')
}
