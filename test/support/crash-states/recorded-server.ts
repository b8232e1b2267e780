import { realpathSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startServerProcess } from '../processes/start-server-process'
import { createDiskDir } from '../temp-dir'
import { until } from '../until'
import type { DiskEvent } from './disk-event'
import { readRecording } from './read-recording'
import { LAST_LINE, recordingWords } from './recorded-calls'

type Given = {
  readonly dataDir: string
  /** What strace is to let fail, as it takes it after `inject=`. */
  readonly injections?: ReadonlyArray<string>
  readonly env?: Readonly<Record<string, string>>
}

/** Starts the server and records its calls. `events` reads what was recorded so far; `kill` ends the server and reads all. */
export const startRecordedServer = async (main: string, { dataDir, injections, env }: Given) => {
  const prefix = join(await createDiskDir(), 'calls')
  const server = await startServerProcess(main, {
    env: { DATA_DIR: dataDir, RATE_LIMIT_PER_MINUTE: '0', ...env },
    under: recordingWords(prefix, injections),
  })
  const recording = `${prefix}.${server.pid}`
  const events = (): ReadonlyArray<DiskEvent> => readRecording(recording, realpathSync(dataDir))
  const kill = async (): Promise<ReadonlyArray<DiskEvent>> => {
    await server.stop('SIGKILL')
    // The recorder outlives the recorded: it may still have lines to write.
    await until(async () => LAST_LINE.test(await readFile(recording, 'latin1')))
    return events()
  }
  return { ...server, events, kill }
}
