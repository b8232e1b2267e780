import { onTestFinished } from 'vitest'
import { createReadRegistrations } from '../../src/adapters/ledger-sqlite/create-read-registrations'
import { openLedger } from '../../src/adapters/ledger-sqlite/open-ledger'
import type { RecordOfErasures } from '../../src/domain/ledger/erase/record-of-erasures'
import { decoded } from './decoded'

/** Takes a data folder and returns its open ledger with its reader; closed after the test where the test did not do so. */
export const openTestLedger = (dataDir: string, record?: RecordOfErasures) => {
  const ledger = decoded(openLedger(dataDir, record))
  let isOpen = true
  const close = async () => {
    if (!isOpen) return
    isOpen = false
    await ledger.close()
  }
  onTestFinished(close)
  return { ...ledger, close, readRegistrations: createReadRegistrations(dataDir) }
}
