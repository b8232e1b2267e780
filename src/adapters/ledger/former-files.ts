import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { COPY_DAYS } from '../../domain/site/kept-copies'
import { DAY_MS, type EpochMs } from '../../domain/time/epoch-ms'

const FORMER = 'before-'

/** A time in the name of a file, without colons, which some file systems forbid. */
export const fileTime = (at: EpochMs): string => new Date(at).toISOString().replaceAll(':', '-')

/** The name of a former file. */
export const formerName = (reason: 'restore' | 'upgrade', at: EpochMs): string =>
  `${FORMER}${reason}-${fileTime(at)}`

const OF_UPGRADE = new RegExp(`^${FORMER}upgrade-(\\d{4}-\\d{2}-\\d{2}T\\d{2})-(\\d{2})-(\\d{2}\\.\\d{3}Z)`)

/** When the copy of an upgrade was made, by its name; null for another file. */
const madeAt = (name: string): EpochMs | null => {
  const time = OF_UPGRADE.exec(name)?.slice(1).join(':')
  return time === undefined ? null : Date.parse(time)
}

/** Whether a file is a copy from before an upgrade or a restore, by its name. */
export const isFormer = (name: string): boolean => name.startsWith(FORMER)

const namesIn = (folder: string): ReadonlyArray<string> => (existsSync(folder) ? readdirSync(folder) : [])

/**
 * The paths of the copies that upgrades and restores left in a folder, which erasures do not reach; the folder itself if it
 * cannot be listed.
 */
export const listFormerFiles = (folder: string): ReadonlyArray<string> =>
  pipe(
    E.tryCatch(() => namesIn(folder), E.toError),
    E.match(
      () => [folder],
      (names) => names.filter(isFormer).map((name) => join(folder, name)),
    ),
  )

/** Deletes copies that upgrades made `COPY_DAYS` ago or earlier. */
export const dropFormerFiles = (folder: string, now: EpochMs): void => {
  for (const name of namesIn(folder)) {
    const at = madeAt(name)
    if (at !== null && now - at >= COPY_DAYS * DAY_MS)
      rmSync(join(folder, name), { recursive: true, force: true })
  }
}
