import * as t from 'io-ts'
import type { EpochMs } from '../../time/epoch-ms'
import type { HistoryEntry, HistorySpan } from '../staff/staff-use'
import { change, type NoValues, query } from './statement'

export const Entry = t.type({
  id: t.string,
  at: t.number,
  who: t.string,
  command: t.string,
  phoneMark: t.union([t.string, t.null]),
  rows: t.union([t.number, t.null]),
})

export const HISTORY_STATEMENTS = {
  insertEntry: change<HistoryEntry>(),
  countUse: change<{ readonly id: string; readonly rows: number }>(),
  /** Of one person from a time on, newest first, without one command. */
  historyOfPerson: query(Entry)<{
    readonly phoneMark: string
    readonly since: EpochMs
    readonly without: string
  }>(),
  latestHistory: query(Entry)<NoValues>(),
  historyPage: query(Entry)<HistorySpan & Pick<HistoryEntry, 'at' | 'id'>>(),
}
