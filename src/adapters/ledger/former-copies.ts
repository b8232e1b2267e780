import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { EpochMs } from '../../domain/registration/epoch-ms'

const FORMER = 'before-'
const OF_UPGRADE = /^before-upgrade-(\d{4}-\d{2}-\d{2})T/

const DAY_MS = 86_400_000
const KEPT_MS = 7 * DAY_MS

/** What upgrades and restores left in a folder: an erasure does not reach into it. */
export const formerCopies = (folder: string): ReadonlyArray<string> =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.startsWith(FORMER))
        .map((name) => join(folder, name))
    : []

/** Nobody asked for a copy that a start made: it goes after seven days, as the last backup does that has a person. */
export const dropOldCopies = (folder: string, now: EpochMs): void => {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const [, day] = OF_UPGRADE.exec(name) ?? []
    if (day !== undefined && now - Date.parse(day) > KEPT_MS + DAY_MS)
      rmSync(join(folder, name), { recursive: true, force: true })
  }
}
