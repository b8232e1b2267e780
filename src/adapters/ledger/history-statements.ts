import * as t from 'io-ts'
import type { HistoryEntry } from '../../domain/ledger/staff-use'
import { change, query } from './statement'

const ENTRIES_AT_A_TIME = 1_000

const Entry = t.type({
  id: t.string,
  at: t.number,
  who: t.string,
  command: t.string,
  phoneMark: t.union([t.string, t.null]),
})

export const HISTORY_STATEMENTS = {
  insertEntry: change<HistoryEntry>(`
    INSERT INTO history (id, at, who, command, phone_mark) VALUES (:id, :at, :who, :command, :phoneMark)`),
  historyPage: query(Entry)<Pick<HistoryEntry, 'at' | 'id'>>(`
    SELECT id, at, who, command, phone_mark AS "phoneMark" FROM history
    WHERE (at, id) > (:at, :id) ORDER BY at, id LIMIT ${ENTRIES_AT_A_TIME}`),
}
