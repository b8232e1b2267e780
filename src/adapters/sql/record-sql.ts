import type { RECORD_STATEMENTS } from '../../domain/ledger/statements/record-statements'
import type { SqlOf } from './sql-text'

export const RECORD_SQL: SqlOf<typeof RECORD_STATEMENTS> = {
  knownHeads: 'SELECT place AS "recordId", line, hash FROM record_head ORDER BY place',
  writeHead: `
    INSERT INTO record_head (place, line, hash) VALUES (:recordId, :line, :hash)
    ON CONFLICT (place) DO UPDATE SET line = excluded.line, hash = excluded.hash`,
  forgetHead: 'DELETE FROM record_head WHERE place = :recordId',
}
