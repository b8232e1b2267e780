import { readFileSync } from 'node:fs'
import type { DiskEvent } from './disk-event'
import { createToDiskEvent } from './to-disk-event'

/**
 * Takes the recording of the thread that SQLite and the sockets run on, and the data folder and returns what happened there,
 * in order.
 */
export const readRecording = (path: string, dataDir: string): ReadonlyArray<DiskEvent> => {
  const toDiskEvent = createToDiskEvent(dataDir)
  return readFileSync(path, 'latin1')
    .split('\n')
    .map(toDiskEvent)
    .filter((event) => event !== null)
}
