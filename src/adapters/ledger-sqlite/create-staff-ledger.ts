import type { StaffLedger } from '../../ports/staff-ledger'
import { createEraseByPhone } from './create-erase-by-phone'
import { createFindByPhone } from './create-find-by-phone'
import { createReadRegistrations } from './create-read-registrations'
import { createReadStatus } from './create-read-status'
import { createReleaseParked } from './create-release-parked'

/** Takes the data folder, gives what staff do with its file; each call opens and closes it. */
export const createStaffLedger = (dataDir: string): StaffLedger => ({
  readRegistrations: createReadRegistrations(dataDir),
  findByPhone: createFindByPhone(dataDir),
  eraseByPhone: createEraseByPhone(dataDir, Date.now),
  readStatus: createReadStatus(dataDir),
  releaseParked: createReleaseParked(dataDir),
  close: async () => undefined,
})
