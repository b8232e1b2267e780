import type { Setback } from '../../delivery/batch'
import { type Doubt, doubtReason } from '../../delivery/doubt'
import { BATCH_ROWS } from '../../delivery/limits'
import { isReserved } from '../../delivery/marker'
import {
  mayBeAmongRows,
  type RowIndex,
  type SheetContent,
  type WaitingInSheet,
  waitingInSheet,
} from '../../delivery/sheet-content'
import type { RowPosition } from '../../delivery/sheet-row'
import { phoneSpellings } from '../../phone/phone-spellings'
import type { Target } from '../../registration/registration'
import { byPerson } from '../../registration/same-phones'
import { backOffMs, type Timing } from '../../time/back-off'
import type { EpochMs } from '../../time/epoch-ms'
import { raiseBatchIds } from '../deliver/batch-ids'
import { markerValue } from '../deliver/create-batch'
import { haltSheet } from '../deliver/halt'
import { installationOf } from '../installation'
import { first, run, type Script } from '../script'
import type { RowOf } from '../statements/statements'
import { endReading, nextReadingAt, readLater } from './restored'

type Markers = SheetContent['markers']

/** The tries that determine the delay before the next reading: always those of a fourth failure, because readings are expensive. */
const READING_TRIES = 4

/** Halts the sheet or postpones its reading after a failure. */
export function* postponeReading(target: Target, setback: Setback, { at, jitter }: Timing): Script<void> {
  const { reason } = setback
  if (setback.tag === 'halted') yield* haltSheet(target, reason, at)
  else {
    yield* readLater(target, at + backOffMs(READING_TRIES, jitter, setback.retryAfterMs))
    yield* run('failReading', { target, reason })
  }
}

function* returnBatch(id: number): Script<void> {
  yield* run('returnRows', { id })
  yield* run('dropBatch', { id })
}

/** Settles open batches whose id has a marker in a spreadsheet. */
export function* settleMarkedBatches(target: Target, markers: Markers, at: EpochMs): Script<void> {
  for (const { id, markerValue: own } of yield* run('openBatches', { target })) {
    const found = markers.filter((each) => each.id === id)
    if (found.length === 0) continue
    if (found.every((each) => each.value !== own)) yield* returnBatch(id)
    else {
      yield* run('deliver', { id, at })
      yield* run('clearOutbox', { id })
    }
  }
}

type OutboxRow = RowOf<'outboxPage'>

const phoneOf = ({ phone }: OutboxRow): string => phone

function* pageInSheet(
  target: Target,
  rows: RowIndex,
  page: ReadonlyArray<OutboxRow>,
): Script<WaitingInSheet> {
  const waitingByPerson = byPerson(
    page.filter((kept) => mayBeAmongRows(rows, kept)),
    phoneOf,
  )
  const phones = [...waitingByPerson.values()].flatMap((kept) =>
    kept.flatMap(({ phone }) => phoneSpellings(phone)),
  )
  const delivered =
    phones.length === 0 ? [] : yield* run('deliveredOf', { target, phones: [...new Set(phones)] })
  const ofPerson = byPerson(delivered, phoneOf)
  const found = [...waitingByPerson].map(([person, kept]) =>
    waitingInSheet(rows, person, ofPerson.get(person) ?? [], kept),
  )
  return {
    inSheet: found.flatMap(({ inSheet }) => inSheet),
    unsure: found.flatMap(({ unsure }) => unsure),
  }
}

/** The doubt about the rows of the first tab only; rows of other tabs are reported after staff have dealt with these. */
const unsureDoubt = (unsure: ReadonlyArray<RowPosition>): Doubt => {
  const tab = unsure[0]?.tab
  const rows = unsure.filter((each) => each.tab === tab).map(({ row }) => row)
  return { tag: 'rowsUnsure', rows: [...new Set(rows)].toSorted((a, b) => a - b), ...(tab && { tab }) }
}

/**
 * Processes a page of waiting rows and returns its last id. Null after the last page, or if another process has already done this
 * page. Also null if it is unsure whether a row was sent; the sheet is then halted.
 */
export function* settleRowsInSheet(
  target: Target,
  rows: RowIndex,
  { after, at }: { readonly after: number; readonly at: EpochMs },
): Script<number | null> {
  if ((yield* nextReadingAt(target)) === null) return null
  const page = yield* run('outboxPage', { target, after })
  const { inSheet, unsure } = yield* pageInSheet(target, rows, page)
  if (inSheet.length > 0) yield* run('leaveOutbox', { rows: inSheet.map(({ id }) => id) })
  if (unsure.length > 0) {
    yield* haltSheet(target, doubtReason(unsureDoubt(unsure)), at)
    return null
  }
  return page.length < BATCH_ROWS ? null : (page.at(-1)?.id ?? null)
}

/** Returns the rows of batches whose marker no longer matches, because a row was erased. */
function* returnChanged(target: Target, installation: string): Script<void> {
  for (const { id, markerValue: own, state } of yield* run('openBatches', { target })) {
    const rows = yield* run('batchRows', { id })
    const isChanged = state === 'open' && (yield* markerValue(installation, rows)) !== own
    if (rows.length === 0 || isChanged) yield* returnBatch(id)
  }
}

/** Records the sheet's markers again for later pruning, and continues above their ids. */
export function* finishReading(target: Target, markers: Markers, at: EpochMs): Script<void> {
  if ((yield* nextReadingAt(target)) === null || (yield* first('haltOf', { target })) !== null) return
  const installation = yield* installationOf()
  yield* returnChanged(target, installation)
  const ours = markers.filter(({ value }) => value.startsWith(`${installation}:`) || isReserved(value))
  const ids = new Set(ours.map(({ id }) => id))
  const gone = (yield* run('markers', { target })).filter(({ id }) => !ids.has(id))
  yield* run('forgetMarkers', { ids: gone.map(({ id }) => id) })
  for (const { id, value, spreadsheet } of ours)
    yield* run('adoptMarker', { id, target, markerValue: value, spreadsheet, at })
  yield* raiseBatchIds(ours.reduce((most, { id }) => Math.max(most, id), 0))
  yield* endReading(target)
}
