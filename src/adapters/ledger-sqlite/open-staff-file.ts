import { statSync } from 'node:fs'
import * as E from 'fp-ts/Either'
import type { StaffLedger } from '../../ports/staff-ledger'
import { createStaffLedger } from './create-staff-ledger'
import { explainLedgerFault } from './explain-ledger-fault'

/** Takes the data folder, gives what staff do there, or the sentence saying that it is no folder; one that is not there yet holds nothing. */
export const openStaffFile = (dataDir: string): E.Either<string, StaffLedger> => {
  const found = statSync(dataDir, { throwIfNoEntry: false })
  return found === undefined || found.isDirectory()
    ? E.right(createStaffLedger(dataDir))
    : E.left(explainLedgerFault(dataDir, { tag: 'notAFolder' }))
}
