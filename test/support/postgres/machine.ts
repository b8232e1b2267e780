import { execFileSync } from 'node:child_process'
import pg from 'pg'
import type { PostgresPrograms } from './postgres-programs'
import { type runPostgres, runPostgresAgain } from './run-postgres'

type Given = {
  readonly programs: PostgresPrograms
  readonly dataDir: string
  readonly port: number
  readonly settings: ReadonlyArray<string>
}

/** Each process of the server is a session of its own: a signal to one does not reach the others. */
const childrenOf = (pid: number): ReadonlyArray<number> =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([child, parent]) => (parent === pid && child !== undefined ? [child] : []))

const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name)
  } catch {
    // It ended by itself.
  }
}

/** One machine with a database server that can die, stand still and start again. */
export const createMachine = ({ programs, dataDir, port, settings }: Given) => {
  const all = [...settings, `port=${port}`]
  let running: Awaited<ReturnType<typeof runPostgres>> | null = null
  const url = `postgres://staff@127.0.0.1:${port}/postgres`

  const signalAll = (name: NodeJS.Signals): void => {
    const pid = running?.child.pid
    if (pid === undefined) return
    const first = name === 'SIGCONT' ? [] : [pid]
    const last = name === 'SIGCONT' ? [pid] : []
    for (const one of [...first, ...childrenOf(pid), ...last]) signal(one, name)
  }
  return {
    dataDir,
    port,
    url,
    isRunning: () => running !== null,
    start: async () => {
      running = await runPostgresAgain(programs, dataDir, all)
    },
    /** As a machine without power. */
    kill: async () => {
      signalAll('SIGSTOP')
      signalAll('SIGKILL')
      await running?.ended
      running = null
    },
    shutDown: async () => {
      running?.child.kill('SIGINT')
      await running?.ended
      running = null
    },
    standStill: () => signalAll('SIGSTOP'),
    goOn: () => signalAll('SIGCONT'),
    query: async (text: string): Promise<ReadonlyArray<Record<string, unknown>>> => {
      const client = new pg.Client({ connectionString: url })
      client.on('error', () => undefined)
      await client.connect()
      try {
        return (await client.query(text)).rows
      } finally {
        await client.end()
      }
    },
  }
}

export type Machine = ReturnType<typeof createMachine>
