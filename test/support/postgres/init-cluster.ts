import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { memoryFolder } from '../memory-folder'
import { type PostgresPrograms, postgresPrograms } from './postgres-programs'

export type Cluster = {
  readonly programs: PostgresPrograms
  readonly dataDir: string
  /** A further empty folder of the user that the programs run as. */
  readonly folder: (name: string) => string
  readonly remove: () => Promise<void>
}

export type EmptyCluster = Pick<Cluster, 'programs' | 'dataDir'>

const makeDir = async (parent: string): Promise<string> => {
  const dir = await mkdtemp(join(parent, 'nam-vung-postgres-'))
  chmodSync(dir, 0o755)
  return dir
}

type Folders = { readonly dir: string; readonly files: string }

const makeFolders = async (): Promise<Folders> => {
  const dir = await makeDir(tmpdir())
  const memory = memoryFolder()
  return { dir, files: memory === null ? dir : await makeDir(memory) }
}

const clusterIn = ({ dir, files }: Folders, programs: PostgresPrograms): Cluster => {
  const { uid, gid } = programs.user
  const folder = (name: string): string => {
    const path = join(files, name)
    mkdirSync(path, { mode: 0o700 })
    if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
    return path
  }
  const remove = async (): Promise<void> => {
    for (const one of new Set([dir, files])) await rm(one, { recursive: true, force: true })
  }
  return { programs, dataDir: folder('data'), folder, remove }
}

/** Makes the files of an empty database server in a folder of their own. */
export const initCluster = async (): Promise<Cluster> => {
  const folders = await makeFolders()
  const cluster = clusterIn(folders, postgresPrograms(folders.dir))
  const { programs, dataDir } = cluster
  execFileSync(
    programs.initdb,
    [`--pgdata=${dataDir}`, '--username=staff', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...programs.user, stdio: 'ignore' },
  )
  return cluster
}

/** The same from such files that no server runs on: a tenth of the work. */
export const copyCluster = async ({ programs, dataDir }: EmptyCluster): Promise<Cluster> => {
  const cluster = clusterIn(await makeFolders(), programs)
  execFileSync('cp', ['-R', '-p', `${dataDir}/.`, cluster.dataDir])
  return cluster
}
