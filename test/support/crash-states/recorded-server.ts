import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { startServerProcess } from '../start-server-process'
import { createTempDir } from '../temp-dir'
import type { DiskEvent } from './disk-event'
import { readRecording } from './read-recording'
import { recordingWords } from './recorded-calls'

type Given = {
  readonly dataDir: string
  /** What strace is to let fail, as it takes it after `inject=`. */
  readonly injections?: ReadonlyArray<string>
  readonly env?: Readonly<Record<string, string>>
}

/** Takes the built server and its data folder, starts it while its calls are recorded, gives also what kills it and reads what it did. */
export const startRecordedServer = async (main: string, { dataDir, injections, env }: Given) => {
  const prefix = join(await createTempDir(), 'calls')
  const server = await startServerProcess(main, {
    env: { DATA_DIR: dataDir, RATE_LIMIT_PER_MINUTE: '0', ...env },
    under: recordingWords(prefix, injections),
  })
  const kill = async (): Promise<ReadonlyArray<DiskEvent>> => {
    await server.stop('SIGKILL')
    return readRecording(`${prefix}.${server.pid}`, realpathSync(dataDir))
  }
  return { ...server, kill }
}
