import type { Reservation, ReservedWrite } from '../delivery/batch'
import type { KnownSheet } from '../delivery/known-sheet'
import { RESERVED } from '../delivery/marker'
import { nextWriteAt } from '../delivery/moments'
import type { RemovalRound } from '../delivery/removal'
import type { EpochMs } from '../registration/epoch-ms'
import type { Target } from '../registration/registration'
import { first, only, run, type Script } from './script'

export function* readCounter(name: string): Script<number | null> {
  return (yield* first('readCounter', { name }))?.value ?? null
}

export function* writeCounter(name: string, value: number): Script<void> {
  yield* run('writeCounter', { name, value })
}

/** Locks the counter's row until the transaction ends. */
export function* advanceCounter(name: string, start: number, by: 0 | 1): Script<number> {
  return (yield* only('advanceCounter', { name, first: start, by })).value
}

export function* dropCounter(name: string): Script<void> {
  const value = yield* readCounter(name)
  if (value !== null) yield* run('dropCounter', { name, value })
}

const LOWEST_NUMBER = 1_000_000
const HIGHEST_START = 1_000_000_000
/** Metadata ids in a spreadsheet are below 2^31. */
const HIGHEST_NUMBER = 2_000_000_000
const SHORTEST_LEAP = 1_000
const LONGEST_LEAP = 1_000_000

/** Random, so that two installations with one spreadsheet hardly ever use the same ids. */
function* firstBatchNumber(): Script<number> {
  return (yield* only('draw', { least: LOWEST_NUMBER, limit: HIGHEST_START })).number
}

export function* nextBatchNumber(): Script<number> {
  return yield* advanceCounter('batch', yield* firstBatchNumber(), 1)
}

/** After a restore: leaves room for ids that were assigned after the backup. */
export function* numberBatchesAbove(highest: number): Script<void> {
  const former = Math.max((yield* readCounter('batch')) ?? (yield* firstBatchNumber()), highest)
  const leap = (yield* only('draw', { least: SHORTEST_LEAP, limit: LONGEST_LEAP })).number
  const next = former > HIGHEST_NUMBER ? yield* firstBatchNumber() : former + leap
  yield* writeCounter('batch', next)
}

const INSTALLATIONS = 2 ** 40

export function* installationOf(): Script<string> {
  const { number } = yield* only('draw', { least: 0, limit: INSTALLATIONS })
  return (yield* advanceCounter('installation', number, 0)).toString(36)
}

export function* nextWriteMoment(at: EpochMs): Script<ReservedWrite> {
  const value = nextWriteAt(yield* advanceCounter('write', 0, 0), at)
  yield* writeCounter('write', value)
  return { at: value, waitMs: value - at }
}

const refusedOf = (target: Target): string => `refused alone by ${target}`

/** The number of rows refused one by one since the sheet last accepted any. */
export function* refusedRows(target: Target): Script<number> {
  return (yield* readCounter(refusedOf(target))) ?? 0
}

export const countRefusedRow = (target: Target): Script<number> => advanceCounter(refusedOf(target), 1, 1)

export function* forgetRefusedRows(target: Target): Script<void> {
  if ((yield* refusedRows(target)) > 0) yield* writeCounter(refusedOf(target), 0)
}

const LAST_BACKUP = 'last backup'

export const noteBackup = (at: EpochMs): Script<void> => writeCounter(LAST_BACKUP, at)

export const lastBackup = (): Script<EpochMs | null> => readCounter(LAST_BACKUP)

const removalOf = (target: Target, sheet: KnownSheet | null): string =>
  sheet === null ? `removal from ${target}` : `removal from ${sheet.id}`

export function* removalNumber(
  target: Target,
  sheet: KnownSheet | null,
): Script<Pick<RemovalRound, 'id' | 'isFresh'>> {
  const name = removalOf(target, sheet)
  const former = yield* readCounter(name)
  if (former !== null) return { id: former, isFresh: false }
  const id = yield* nextBatchNumber()
  yield* writeCounter(name, id)
  return { id, isFresh: true }
}

/** Does nothing if the counter has another id; an id with a marker in the sheet is recorded for pruning. */
export function* dropRemovalNumber(
  target: Target,
  { id, sheet, isMarked }: Pick<RemovalRound, 'id' | 'sheet'> & Reservation,
  at: EpochMs,
): Script<void> {
  const dropped = yield* run('dropCounter', { name: removalOf(target, sheet), value: id })
  const spreadsheet = sheet?.spreadsheet ?? null
  if (isMarked && dropped.length > 0)
    yield* run('adoptMarker', { id, target, spreadsheet, mark: RESERVED, at })
}
