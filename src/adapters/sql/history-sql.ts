import type { HISTORY_STATEMENTS } from '../../domain/ledger/statements/history-statements'
import type { SqlOf } from './sql-of'

const ENTRIES_AT_A_TIME = 1_000

const COLUMNS = 'id, at, who, command, phone_mark AS "phoneMark", row_count AS rows'
const SHOWN_ENTRIES = 100

export const HISTORY_SQL: SqlOf<typeof HISTORY_STATEMENTS> = {
  insertEntry: `
    INSERT INTO history (id, at, who, command, phone_mark, row_count)
    VALUES (:id, :at, :who, :command, :phoneMark, :rows) ON CONFLICT (id) DO NOTHING`,
  countUse: 'UPDATE history SET row_count = :rows WHERE id = :id',
  historyOfPerson: `
    SELECT ${COLUMNS} FROM history WHERE phone_mark = :phoneMark AND at >= :since AND command <> :without
    ORDER BY at DESC, id DESC LIMIT ${SHOWN_ENTRIES}`,
  latestHistory: `SELECT ${COLUMNS} FROM history ORDER BY at DESC, id DESC LIMIT ${SHOWN_ENTRIES}`,
  historyPage: `
    SELECT ${COLUMNS} FROM history
    WHERE (at, id) > (:at, :id) AND at >= :since AND at < :until ORDER BY at, id LIMIT ${ENTRIES_AT_A_TIME}`,
}
