import { first, run, type Script } from '../script'
import type { Released } from '../staff/ledger-status'
import type { RowOf } from '../statements/statements'

/** A tab that took rows, and how many erased persons may still have rows in it. */
export type ListedSheet = RowOf<'listedSheets'>

/** How many sheets were given up, and how much work waited for these sheets. */
export type GivenUp = { readonly sheets: number; readonly removals: number; readonly batches: number }

/** Lets parked rows and halted sheets be sent again, and makes everything that waits due now. */
export function* releaseParked(): Script<Released> {
  const batches = yield* run('releaseBatches', {})
  yield* run('retryBatches', {})
  yield* run('retryRemovals', {})
  const targets = yield* run('liftHalts', {})
  return { batches: batches.length, targets: targets.length }
}

/** Returns the id of the new registration, to which the idempotency key refers from now on. */
export function* releaseQuarantined(id: number): Script<number | null> {
  const released = yield* first('releaseRow', { id })
  if (released === null) return null
  yield* run('insertOutbox', { ids: [released.id] })
  yield* run('moveKey', { from: id, to: released.id })
  yield* run('dropQuarantined', { id })
  return released.id
}

/** Gives up every sheet of a spreadsheet and its removals; batches that did not arrive are bound to no spreadsheet any more. */
export function* giveUpSheet(spreadsheet: string): Script<GivenUp> {
  const sheets = (yield* run('giveUpSheets', { spreadsheet })).map(({ id }) => id)
  const removals = yield* run('giveUpRemovals', { sheets })
  const batches = yield* run('giveUpBatches', { spreadsheet })
  yield* releaseParked()
  return { sheets: sheets.length, removals: removals.length, batches: batches.length }
}
