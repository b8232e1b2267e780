import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { isLong } from './faults/scale'
import { memoryFolder } from './memory-folder'

const createIn = async (parent: string): Promise<string> => {
  const dir = await mkdtemp(join(parent, 'nam-vung-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  return dir
}

/** Returns an empty folder on the disk, where programs may be, that is gone after the test. */
export const createDiskDir = (): Promise<string> => createIn(tmpdir())

/** Returns an empty folder, in memory if it has room, that is gone after the test; on the disk in the long run, which measures. */
export const createTempDir = (): Promise<string> => createIn(isLong ? tmpdir() : (memoryFolder() ?? tmpdir()))
