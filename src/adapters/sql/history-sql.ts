import { type HISTORY_STATEMENTS, SHOWN_ENTRIES } from '../../domain/ledger/statements/history-statements'
import { ROWS_AT_ONCE } from '../../domain/ledger/statements/statement'
import type { SqlOf } from './sql-text'

const HISTORY_COLUMNS = 'id, at, who, command, phone_mark AS "phoneHash", row_count AS rows'

export const HISTORY_SQL: SqlOf<typeof HISTORY_STATEMENTS> = {
  insertEntry: `
    INSERT INTO history (id, at, who, command, phone_mark, row_count)
    VALUES (:id, :at, :who, :command, :phoneHash, :rows) ON CONFLICT (id) DO NOTHING`,
  countUse: 'UPDATE history SET row_count = :rows WHERE id = :id',
  historyOfPerson: `
    SELECT ${HISTORY_COLUMNS} FROM history WHERE phone_mark = :phoneHash AND at >= :since AND command <> :without
    ORDER BY at DESC, id DESC LIMIT ${SHOWN_ENTRIES}`,
  latestHistory: `SELECT ${HISTORY_COLUMNS} FROM history ORDER BY at DESC, id DESC LIMIT ${SHOWN_ENTRIES}`,
  historyPage: `
    SELECT ${HISTORY_COLUMNS} FROM history
    WHERE (at, id) > (:at, :id) AND at >= :since AND at < :until ORDER BY at, id LIMIT ${ROWS_AT_ONCE}`,
}
