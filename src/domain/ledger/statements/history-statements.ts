import * as t from 'io-ts'
import type { EpochMs } from '../../time/epoch-ms'
import type { HistorySpan } from '../staff/staff-use'
import { change, type NoValues, query } from './statement'

/** Entries of the history. */
export const SHOWN_ENTRIES = 100

/** `phoneHash` is a keyed hash of the phone number. */
export const HistoryRow = t.type({
  id: t.string,
  at: t.number,
  who: t.string,
  command: t.string,
  phoneHash: t.union([t.string, t.null]),
  /** How many registrations it concerned; null if unknown, also if the command did not finish. */
  rows: t.union([t.number, t.null]),
})
type HistoryRow = t.TypeOf<typeof HistoryRow>

export const HISTORY_STATEMENTS = {
  insertEntry: change<HistoryRow>(),
  countUse: change<{ readonly id: string; readonly rows: number }>(),
  /** Of one person from a time on, newest first, without one command. */
  historyOfPerson: query(HistoryRow)<{
    readonly phoneHash: string
    readonly since: EpochMs
    readonly without: string
  }>(),
  latestHistory: query(HistoryRow)<NoValues>(),
  historyPage: query(HistoryRow)<HistorySpan & Pick<HistoryRow, 'at' | 'id'>>(),
}
