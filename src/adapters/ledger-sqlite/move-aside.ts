import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import type { EpochMs } from '../../domain/registration/epoch-ms'
import { syncFolder } from '../ledger/sync-folder'

const FOR_THE_OWNER = 0o700

/** Some file systems forbid colons in names. */
const stamp = (at: EpochMs): string => new Date(at).toISOString().replaceAll(':', '-')

export const asideFolder = (dataDir: string, reason: 'restore' | 'upgrade', at: EpochMs): string =>
  join(dataDir, `before-${reason}-${stamp(at)}`)

export const moveAside = (dataDir: string, names: ReadonlyArray<string>, aside: string): void => {
  for (const name of names) {
    const from = join(dataDir, name)
    if (!existsSync(from)) continue
    mkdirSync(aside, { recursive: true, mode: FOR_THE_OWNER })
    renameSync(from, join(aside, name))
  }
  if (existsSync(aside)) syncFolder(aside)
}
