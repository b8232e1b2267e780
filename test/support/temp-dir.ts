import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Returns an empty folder that is gone after the test. */
export const createTempDir = async (): Promise<string> => {
  const dir = await mkdtemp(join(tmpdir(), 'nam-vung-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  return dir
}
