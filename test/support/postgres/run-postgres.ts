import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import type { PostgresPrograms } from './postgres-programs'

const LONGEST_START_MS = 20_000
/** A standby accepts readers. */
const READY = /ready to accept (read-only )?connections/

/** A test reads what it wrote a moment ago: little memory, and every commit goes to the disk as in earnest. */
const SETTINGS = [
  'fsync=on',
  'shared_buffers=32MB',
  'max_connections=100',
  'unix_socket_directories=',
  'listen_addresses=127.0.0.1',
  'log_min_messages=log',
]

/** Resolves once the server accepts connections. */
export const runPostgres = async (
  { postgres, user }: PostgresPrograms,
  dataDir: string,
  given: ReadonlyArray<string>,
) => {
  const settings = [...SETTINGS, ...given].flatMap((setting) => ['-c', setting])
  const child = spawn(postgres, ['-D', dataDir, ...settings], {
    ...user,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    let said = ''
    const timer = setTimeout(() => child.kill('SIGKILL'), LONGEST_START_MS)
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (!READY.test(said)) return
      clearTimeout(timer)
      resolve()
    })
    child.once('close', () => {
      clearTimeout(timer)
      reject(new Error(`PostgreSQL did not start: ${said}`))
    })
  })
  return { child, ended }
}

/** The same after it was killed: its children hold its memory for a moment longer. */
export const runPostgresAgain = async (
  programs: PostgresPrograms,
  dataDir: string,
  given: ReadonlyArray<string>,
): ReturnType<typeof runPostgres> => {
  const deadline = Date.now() + LONGEST_START_MS
  for (;;) {
    try {
      return await runPostgres(programs, dataDir, given)
    } catch (error) {
      if (Date.now() > deadline) throw error
      await wait(100)
    }
  }
}
