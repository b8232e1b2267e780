import type { Reservation, ReservedWrite } from '../delivery/batch'
import type { KnownSheet } from '../delivery/known-sheet'
import { RESERVED } from '../delivery/marker'
import { nextWriteAt } from '../delivery/moments'
import type { RemovalRound } from '../delivery/removal'
import type { Target } from '../registration/registration'
import type { EpochMs } from '../time/epoch-ms'
import { first, only, run, type Script } from './script'

// A variable is a named whole number of the ledger, in the table `counter`: the last id, a moment in ms, a flag, or a row to lock.

/** Null if the variable was never written, or was dropped. */
export function* readVariable(name: string): Script<number | null> {
  return (yield* first('readVariable', { name }))?.value ?? null
}

/** Creates the variable if there is none. */
export function* writeVariable(name: string, value: number): Script<void> {
  yield* run('writeVariable', { name, value })
}

/** Adds `by` and returns the new value, `start` if there was none; locks its row until the transaction ends. */
export function* advanceVariable(name: string, start: number, by: 0 | 1): Script<number> {
  return (yield* only('advanceVariable', { name, first: start, by })).value
}

/** Does nothing if there is no such variable. */
export function* dropVariable(name: string): Script<void> {
  const value = yield* readVariable(name)
  if (value !== null) yield* run('dropVariable', { name, value })
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

/** The next id for a batch, or for a round of removals; no id is given twice, even after a restore. */
export function* nextBatchNumber(): Script<number> {
  return yield* advanceVariable('batch', yield* firstBatchNumber(), 1)
}

/** After a restore: leaves room for ids that were assigned after the backup. */
export function* numberBatchesAbove(highest: number): Script<void> {
  const former = Math.max((yield* readVariable('batch')) ?? (yield* firstBatchNumber()), highest)
  const leap = (yield* only('draw', { least: SHORTEST_LEAP, limit: LONGEST_LEAP })).number
  const next = former > HIGHEST_NUMBER ? yield* firstBatchNumber() : former + leap
  yield* writeVariable('batch', next)
}

const INSTALLATIONS = 2 ** 40

/** The id of the installation, drawn at the first call: up to eight characters of 0-9 and a-z. */
export function* installationOf(): Script<string> {
  const { number } = yield* only('draw', { least: 0, limit: INSTALLATIONS })
  return (yield* advanceVariable('installation', number, 0)).toString(36)
}

/** Reserves the moment of the next write to the service; `waitMs` is the time until then. */
export function* nextWriteMoment(at: EpochMs): Script<ReservedWrite> {
  const value = nextWriteAt(yield* advanceVariable('write', 0, 0), at)
  yield* writeVariable('write', value)
  return { at: value, waitMs: value - at }
}

const refusedOf = (target: Target): string => `refused alone by ${target}`

/** The number of rows refused one by one since the sheet last accepted any. */
export function* refusedRows(target: Target): Script<number> {
  return (yield* readVariable(refusedOf(target))) ?? 0
}

/** Adds one to `refusedRows` and returns it. */
export const countRefusedRow = (target: Target): Script<number> => advanceVariable(refusedOf(target), 1, 1)

/** Called when the sheet has accepted a batch. */
export function* forgetRefusedRows(target: Target): Script<void> {
  if ((yield* refusedRows(target)) > 0) yield* writeVariable(refusedOf(target), 0)
}

const LAST_BACKUP = 'last backup'

/** Records when the last backup was made. */
export const noteBackup = (at: EpochMs): Script<void> => writeVariable(LAST_BACKUP, at)

/** Null if no backup was ever made. */
export const lastBackup = (): Script<EpochMs | null> => readVariable(LAST_BACKUP)

const removalOf = (target: Target, sheet: KnownSheet | null): string =>
  sheet === null ? `removal from ${target}` : `removal from ${sheet.id}`

/** The id of the present round of removals from a sheet; `isFresh` if it was assigned by this call. */
export function* removalNumber(
  target: Target,
  sheet: KnownSheet | null,
): Script<Pick<RemovalRound, 'id' | 'isFresh'>> {
  const name = removalOf(target, sheet)
  const former = yield* readVariable(name)
  if (former !== null) return { id: former, isFresh: false }
  const id = yield* nextBatchNumber()
  yield* writeVariable(name, id)
  return { id, isFresh: true }
}

/**
 * Ends a round, so that the next one gets another id. Does nothing if a later round has begun; a marker in the sheet is
 * recorded for pruning.
 */
export function* dropRemovalNumber(
  target: Target,
  { id, sheet, isMarked }: Pick<RemovalRound, 'id' | 'sheet'> & Reservation,
  at: EpochMs,
): Script<void> {
  const dropped = yield* run('dropVariable', { name: removalOf(target, sheet), value: id })
  const spreadsheet = sheet?.spreadsheet ?? null
  if (isMarked && dropped.length > 0)
    yield* run('adoptMarker', { id, target, spreadsheet, mark: RESERVED, at })
}
