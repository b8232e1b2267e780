import type { SERVED_STATEMENTS } from '../../domain/ledger/statements/served-statements'
import type { SqlOf } from './sql-of'

export const SERVED_SQL: SqlOf<typeof SERVED_STATEMENTS> = {
  insertServed:
    'INSERT INTO served (what, id, name) VALUES (:what, :id, :name) ON CONFLICT (what, id, name) DO NOTHING',
  served: 'SELECT what, id, name FROM served',
}
