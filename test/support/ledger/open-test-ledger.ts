import { onTestFinished } from 'vitest'
import { erasuresIn } from '../../../src/adapters/files/erasures-file'
import { recordAt } from '../../../src/adapters/ledger/record-at'
import { createStaffLedger } from '../../../src/adapters/ledger-sqlite/create-staff-ledger'
import { type Opening, openLedger, READ_AT_ONCE_BYTES } from '../../../src/adapters/ledger-sqlite/open-ledger'
import { readRegistrations } from '../../../src/adapters/workbook/read-registrations'
import type { RecordOfErasures } from '../../../src/domain/ledger/erase/record-of-erasures'
import type { Target } from '../../../src/domain/registration/registration'
import type { Now } from '../../../src/ports/clock'
import { decoded } from '../decoded'

/** Opens the ledger of a data folder as the server does, but for what is given. */
export const openLedgerIn = (dataDir: string, given: Partial<Opening> = {}) =>
  openLedger(dataDir, {
    record: recordAt(erasuresIn(dataDir)),
    onDamaged: () => undefined,
    readAtOnceBytes: READ_AT_ONCE_BYTES,
    ...given,
  })

/** The ledger of a data folder as staff's commands use it. */
export const staffLedgerIn = (dataDir: string, now: Now = Date.now) =>
  createStaffLedger(dataDir, { record: recordAt(erasuresIn(dataDir)), now })

/** Reads the registrations of a data folder by target. */
export const registrationsIn = (dataDir: string) => (target: Target) =>
  readRegistrations(staffLedgerIn(dataDir).read, target)

/** The ledger with its reader; closed after the test if it is still open. */
export const openTestLedger = (dataDir: string, record?: RecordOfErasures) => {
  const ledger = decoded(openLedgerIn(dataDir, record === undefined ? {} : { record }))
  let isOpen = true
  const close = async () => {
    if (!isOpen) return
    isOpen = false
    await ledger.close()
  }
  onTestFinished(close)
  return { ...ledger, close, readRegistrations: registrationsIn(dataDir) }
}
