import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { LedgerFault } from '../../../src/adapters/ledger-sqlite/ledger-fault'
import { openDatabase } from '../../../src/adapters/ledger-sqlite/open-database'
import { upgradeSchema } from '../../../src/adapters/ledger-sqlite/upgrade-schema'
import { seeded } from '../faults/seeded'
import { createDiskDir } from '../temp-dir'
import { createCrashDisk } from './crash-disk'
import type { Choose } from './crash-file'
import { crashPoints } from './crash-points'
import type { DiskEvent } from './disk-event'

/** Rows with their key, and what is left to deliver of them. */
const SELECT_KEPT = `
  SELECT idempotency.key AS key FROM registration
  JOIN idempotency ON idempotency.registration_id = registration.id
  JOIN outbox ON outbox.registration_id = registration.id`

const readKept = (db: DatabaseSync): ReadonlyArray<string> => {
  try {
    return db
      .prepare(SELECT_KEPT)
      .all()
      .map(({ key }) => String(key))
  } finally {
    db.close()
  }
}

/** The keys of the rows that the ledger finds there, or why it cannot be opened. The folder is empty before. */
const readCrashState = (
  dir: string,
  files: ReadonlyMap<string, Uint8Array>,
): E.Either<LedgerFault, ReadonlyArray<string>> => {
  rmSync(dir, { recursive: true, force: true })
  mkdirSync(dir)
  for (const [name, content] of files) writeFileSync(join(dir, name), content)
  return pipe(openDatabase(join(dir, 'registrations.sqlite')), E.chainFirst(upgradeSchema), E.map(readKept))
}

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
