import { onTestFinished } from 'vitest'
import { createPostgresLedger } from '../../../src/adapters/ledger-postgres/create-postgres-ledger'
import { createStaffLedger } from '../../../src/adapters/ledger-postgres/create-staff-ledger'
import { databaseClock } from '../../../src/adapters/ledger-postgres/database-clock'
import { openPostgres } from '../../../src/adapters/ledger-postgres/open-postgres'
import { readRegistrations } from '../../../src/adapters/workbook/read-registrations'
import type { RecordOfErasures } from '../../../src/domain/ledger/erase/record-of-erasures'
import type { Target } from '../../../src/domain/registration/registration'
import { decoded } from '../decoded'
import { NO_RECORD } from '../memory/no-record'

/** A ledger with reader and connections, as one process has them; closed after the test if it is still open. */
export const openTestPostgres = async (
  url: string,
  record: RecordOfErasures = NO_RECORD,
  requiresStandby = false,
) => {
  const pool = decoded(await openPostgres(url, requiresStandby)())
  const ledger = createPostgresLedger(pool, record)
  const { read } = createStaffLedger(url, record, databaseClock)(pool)
  let isOpen = true
  const close = async () => {
    if (!isOpen) return
    isOpen = false
    await ledger.close()
  }
  onTestFinished(close)
  return {
    ...ledger,
    close,
    pool,
    readRegistrations: (target: Target) => readRegistrations(read, target),
  }
}
