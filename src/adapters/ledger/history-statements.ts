import * as t from 'io-ts'
import type { HistoryEntry, HistorySpan } from '../../domain/ledger/staff-use'
import { change, query } from './statement'

const ENTRIES_AT_A_TIME = 1_000

export const Entry = t.type({
  id: t.string,
  at: t.number,
  who: t.string,
  command: t.string,
  phoneMark: t.union([t.string, t.null]),
  rows: t.union([t.number, t.null]),
})

export const HISTORY_STATEMENTS = {
  insertEntry: change<HistoryEntry>(`
    INSERT INTO history (id, at, who, command, phone_mark, row_count)
    VALUES (:id, :at, :who, :command, :phoneMark, :rows) ON CONFLICT (id) DO NOTHING`),
  countUse: change<{ readonly id: string; readonly rows: number }>(
    'UPDATE history SET row_count = :rows WHERE id = :id',
  ),
  historyPage: query(Entry)<HistorySpan & Pick<HistoryEntry, 'at' | 'id'>>(`
    SELECT id, at, who, command, phone_mark AS "phoneMark", row_count AS rows FROM history
    WHERE (at, id) > (:at, :id) AND at >= :since AND at < :until ORDER BY at, id LIMIT ${ENTRIES_AT_A_TIME}`),
}
