import { run, type Script } from '../script'
import type { RowOf } from '../statements/statements'
import { retryAll } from './retry-all'

/** A tab that took rows, and how many erased persons may still have rows in it. */
export type ListedSheet = RowOf<'listedSheets'>

/** How many sheets were given up, and how much work waited for these sheets. */
export type GivenUp = { readonly sheets: number; readonly removals: number; readonly batches: number }

/** Gives up every sheet of a spreadsheet and its removals; batches that are not delivered are bound to no spreadsheet any more. */
export function* giveUpSpreadsheet(spreadsheet: string): Script<GivenUp> {
  const sheets = (yield* run('giveUpSheets', { spreadsheet })).map(({ id }) => id)
  const removals = yield* run('giveUpRemovals', { sheets })
  const batches = yield* run('giveUpBatches', { spreadsheet })
  yield* retryAll()
  return { sheets: sheets.length, removals: removals.length, batches: batches.length }
}
