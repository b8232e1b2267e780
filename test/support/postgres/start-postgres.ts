import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port'
import { postgresPrograms } from './postgres-programs'
import { runPostgres, runPostgresAgain } from './run-postgres'

export type RunningPostgres = {
  readonly url: string
  /** Ends it without a word, then starts it on the same files. */
  readonly killAndStart: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Takes settings that differ, starts a PostgreSQL on a free port, with files that are gone once it is stopped. */
export const startPostgres = async (given: ReadonlyArray<string> = []): Promise<RunningPostgres> => {
  const dir = await mkdtemp(join(tmpdir(), 'nam-vung-postgres-'))
  chmodSync(dir, 0o755)
  const programs = postgresPrograms(dir)
  const dataDir = join(dir, 'data')
  mkdirSync(dataDir, { mode: 0o700 })
  const { uid, gid } = programs.user
  if (uid !== undefined && gid !== undefined) chownSync(dataDir, uid, gid)
  execFileSync(
    programs.initdb,
    [`--pgdata=${dataDir}`, '--username=staff', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...programs.user, stdio: 'ignore' },
  )
  const port = await freePort()
  const settings = [...given, `port=${port}`]
  let running = await runPostgres(programs, dataDir, settings)

  const end = async (signal: NodeJS.Signals): Promise<void> => {
    running.child.kill(signal)
    await running.ended
  }
  return {
    url: `postgres://staff@127.0.0.1:${port}/postgres`,
    killAndStart: async () => {
      await end('SIGKILL')
      running = await runPostgresAgain(programs, dataDir, settings)
    },
    stop: async () => {
      await end('SIGINT')
      await rm(dir, { recursive: true, force: true })
    },
  }
}
