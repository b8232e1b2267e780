import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PRIVATE_FILE } from '../ledger/file-modes'
import { toLedgerFault } from './ledger-fault'

/** More than SQLite needs at once to open a file. */
const ROOM_BYTES = 65_536

/** Whether the system has no room for more in the folder, by writing there: a quota is known in no other way. */
export const isDiskFull = (folder: string): boolean => {
  const probe = join(folder, 'registrations.room')
  try {
    writeFileSync(probe, Buffer.alloc(ROOM_BYTES), { mode: PRIVATE_FILE })
    return false
  } catch (error) {
    return toLedgerFault(error).tag === 'diskFull'
  } finally {
    rmSync(probe, { force: true })
  }
}
