import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { seeded } from '../faults/seeded'
import { createDiskDir } from '../temp-dir'
import { createCrashDisk } from './crash-disk'
import type { Choose } from './crash-file'
import { crashPoints } from './crash-points'
import type { DiskEvent } from './disk-event'
import { readCrashState } from './read-crash-state'

/** How much of what was not safe the disk wrote nevertheless: nothing, all, or a part. */
const SHARES_WRITTEN = [0, 0.1, 0.5, 0.9, 1]

/** How one power cut chooses: the newest version for its share of things, any version for the rest. */
const chooseAfterCrash = (random: () => number): Choose => {
  const share = SHARES_WRITTEN[Math.floor(random() * SHARES_WRITTEN.length)] ?? 0
  return (choices) => (random() < share ? choices - 1 : share === 0 ? 0 : Math.floor(random() * choices))
}

export type PowerCuts = { readonly count: number; readonly seed: number }

/** What was found after the power cuts: how many states did not open, missed an acknowledged row, or had a row twice. */
export type Found = {
  readonly states: number
  readonly damaged: number
  readonly lossy: number
  readonly doubled: number
}

/** What the ledger finds after each power cut. */
export const replayPowerCuts = async (
  events: ReadonlyArray<DiskEvent>,
  { count, seed }: PowerCuts,
): Promise<Found> => {
  const dir = join(await createDiskDir(), 'state')
  const random = seeded(seed)
  const disk = createCrashDisk()
  const acknowledged = new Set<string>()
  const found = { states: 0, damaged: 0, lossy: 0, doubled: 0 }
  let next = 0

  const goOnTo = (point: number) => {
    for (const event of events.slice(next, point + 1)) {
      disk.follow(event)
      if (event.tag === 'answered' && event.status === 200) acknowledged.add(event.key)
    }
    next = point + 1
  }

  for (const point of crashPoints(events, count, random)) {
    goOnTo(point)
    const opened = readCrashState(dir, disk.afterCrash(chooseAfterCrash(random)))
    const kept = new Set(E.isRight(opened) ? opened.right : [])
    found.states += 1
    if (E.isLeft(opened)) found.damaged += 1
    else if (kept.size < opened.right.length) found.doubled += 1
    if ([...acknowledged].some((key) => !kept.has(key))) found.lossy += 1
  }
  return found
}
