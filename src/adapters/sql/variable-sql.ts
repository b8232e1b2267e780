import type { VARIABLE_STATEMENTS } from '../../domain/ledger/statements/variable-statements'
import type { SqlOf } from './sql-text'

export const VARIABLE_SQL: SqlOf<typeof VARIABLE_STATEMENTS> = {
  readVariable: 'SELECT value FROM counter WHERE name = :name',
  advanceVariable: `
    INSERT INTO counter (name, value) VALUES (:name, :start)
    ON CONFLICT (name) DO UPDATE SET value = counter.value + :by RETURNING value`,
  setVariable: `
    INSERT INTO counter (name, value) VALUES (:name, :value)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
  dropVariable: 'DELETE FROM counter WHERE name = :name AND value = :value RETURNING value',
}
