import type { Pool } from 'pg'
import type { LedgerTrouble } from '../../domain/ledger/ledger-failure'
import type { StaffLedger } from '../../ports/staff-ledger'
import { createEraseByPhone } from './create-erase-by-phone'
import { createFindByPhone } from './create-find-by-phone'
import { createReadRegistrations } from './create-read-registrations'
import { createReadStatus } from './create-read-status'
import { createReleaseParked } from './create-release-parked'
import { explainPostgresFault } from './explain-postgres-fault'
import { toPostgresFault } from './postgres-fault'

/** Takes a database's address and connections to it, gives what staff do with its registrations. */
export const createStaffLedger =
  (url: string) =>
  (pool: Pool): StaffLedger => {
    const toTrouble = (code: string): LedgerTrouble => ({
      tag: 'trouble',
      reason: explainPostgresFault(url, toPostgresFault(code)),
    })
    return {
      readRegistrations: createReadRegistrations(pool),
      findByPhone: createFindByPhone(pool, toTrouble),
      eraseByPhone: createEraseByPhone(pool, Date.now, toTrouble),
      readStatus: createReadStatus(pool, toTrouble),
      releaseParked: createReleaseParked(pool, toTrouble),
      close: () => pool.end(),
    }
  }
