import { realpathSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startServerProcess } from '../processes/start-server-process'
import { createDiskDir } from '../temp-dir'
import { until } from '../until'
import type { DiskEvent } from './disk-event'
import { readRecording } from './read-recording'

/** Calls that change files or fix them on the disk, and those by which clients are heard and answered. */
const UNDERSTOOD = [
  'openat',
  'pwrite64',
  'ftruncate',
  'fsync',
  'fdatasync',
  'unlink',
  'read',
  'write',
  'writev',
] as const

/** Calls that would change files as well: a recording in which one touches the data folder says nothing. */
const NOT_UNDERSTOOD = [
  'open',
  'creat',
  'truncate',
  'fallocate',
  'pwritev',
  'pwritev2',
  'unlinkat',
  'rename',
  'renameat',
  'renameat2',
  'link',
  'linkat',
] as const

const LONGEST_TEXT_BYTES = 131_072

/** The last line of a recording that is whole. */
const LAST_LINE = /^\+\+\+ killed by SIGKILL \+\+\+$/m

/**
 * The words that stand before a program: each thread is recorded in a file of its own, and strace lets fail what `injections`
 * say.
 */
const recordingWords = (prefix: string, injections: ReadonlyArray<string> = []): ReadonlyArray<string> => [
  'strace',
  ...['-D', '-ff', '--seccomp-bpf', '-q', '-y', '-xx', '-s', String(LONGEST_TEXT_BYTES), '-o', prefix],
  ...['-e', 'signal=KILL', '-e', `trace=${[...UNDERSTOOD, ...NOT_UNDERSTOOD].join(',')}`],
  ...injections.flatMap((injection) => ['-e', `inject=${injection}`]),
]

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
