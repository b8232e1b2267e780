import { existsSync, statfsSync } from 'node:fs'

const MEMORY = '/dev/shm'
const ROOM_BYTES = 2 ** 31

const hasRoom = (): boolean => {
  if (!existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > ROOM_BYTES
}

/**
 * The folder of the memory's files, or null where there is none with room. A killed process loses nothing of its files there
 * either, but syncing them costs nothing; it may not hold programs.
 */
export const memoryFolder = (): string | null => (hasRoom() ? MEMORY : null)
