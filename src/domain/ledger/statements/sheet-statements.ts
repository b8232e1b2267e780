import * as t from 'io-ts'
import { KnownSheet } from '../../delivery/known-sheet'
import { Target } from '../../registration/registration'
import { change, IdRow, type NoValues, type OfTarget, query, TextIdRow } from './statement'

const Listed = t.intersection([KnownSheet, t.type({ target: Target, queuedRemovals: t.number })])

const Text = t.union([t.string, t.null])

const Delayed = t.strict({
  target: Target,
  sheet: Text,
  spreadsheet: Text,
  name: Text,
  reason: t.string,
  count: t.number,
})

const FailedReading = t.strict({ target: Target, reason: t.string })

type OfSpreadsheet = { readonly spreadsheet: string }
type Named = OfTarget & OfSpreadsheet & { readonly name: string }

/** Sheets that took rows, until staff give them up. `tab` is null if an earlier release recorded only the name. */
export const SHEET_STATEMENTS = {
  knownSheets: query(KnownSheet)<OfTarget>(),
  listedSheets: query(Listed)<NoValues>(),
  delayedRemovals: query(Delayed)<NoValues>(),
  insertSheet: change<Named & { readonly id: string; readonly tab: number }>(),
  replaceNamed: query(TextIdRow)<Named>(),
  /** Assigns the removals from the configured sheet to the sheet `to`, which takes its first rows. */
  nameRemovals: change<OfTarget & { readonly to: string }>(),
  moveRemovals: change<{ readonly from: string; readonly to: string }>(),
  failReading: change<OfTarget & { readonly reason: string }>(),
  forgetReading: change<OfTarget>(),
  storeSpreadsheet: change<OfSpreadsheet & { readonly id: number }>(),
  giveUpSheets: query(TextIdRow)<OfSpreadsheet>(),
  giveUpRemovals: query(TextIdRow)<{ readonly sheets: ReadonlyArray<string> }>(),
  giveUpBatches: query(IdRow)<OfSpreadsheet>(),
  failedReadings: query(FailedReading)<NoValues>(),
}
