import { readFileSync } from 'node:fs'
import type { DiskEvent } from './disk-event'
import { createToDiskEvent } from './to-disk-event'

/** What happened in the data folder, in order, by the recording of the thread that SQLite and the sockets run on. */
export const readRecording = (path: string, dataDir: string): ReadonlyArray<DiskEvent> => {
  const toDiskEvent = createToDiskEvent(dataDir)
  return readFileSync(path, 'latin1')
    .split('\n')
    .map(toDiskEvent)
    .filter((event) => event !== null)
}
