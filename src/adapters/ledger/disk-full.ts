import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PRIVATE_FILE } from '../files/private-file'
import { systemCode } from '../files/system-code'

const DISK_FULL: ReadonlyArray<string | null> = ['ENOSPC', 'EDQUOT']

/** Whether a system error says that there is no room for the write: on the disk, or under a quota. */
export const isDiskFull = (error: unknown): boolean => DISK_FULL.includes(systemCode(error))

/** More than SQLite needs at once to open a file. */
const ROOM_BYTES = 65_536

/** Whether the folder has room for a write, tested by writing because only this shows a quota; true if in doubt. */
export const hasRoom = (folder: string): boolean => {
  const probe = join(folder, 'registrations.room')
  try {
    writeFileSync(probe, Buffer.alloc(ROOM_BYTES), { mode: PRIVATE_FILE })
    return true
  } catch (error) {
    return !isDiskFull(error)
  } finally {
    rmSync(probe, { force: true })
  }
}
