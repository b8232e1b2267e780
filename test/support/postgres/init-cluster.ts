import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type PostgresPrograms, postgresPrograms } from './postgres-programs'

export type Cluster = {
  readonly programs: PostgresPrograms
  readonly dataDir: string
  /** A further empty folder of the user that the programs run as. */
  readonly folder: (name: string) => string
  readonly remove: () => Promise<void>
}

/** Makes the files of an empty database server in a folder of their own. */
export const initCluster = async (): Promise<Cluster> => {
  const dir = await mkdtemp(join(tmpdir(), 'nam-vung-postgres-'))
  chmodSync(dir, 0o755)
  const programs = postgresPrograms(dir)
  const { uid, gid } = programs.user
  const folder = (name: string): string => {
    const path = join(dir, name)
    mkdirSync(path, { mode: 0o700 })
    if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
    return path
  }
  const dataDir = folder('data')
  execFileSync(
    programs.initdb,
    [`--pgdata=${dataDir}`, '--username=staff', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...programs.user, stdio: 'ignore' },
  )
  return { programs, dataDir, folder, remove: () => rm(dir, { recursive: true, force: true }) }
}
