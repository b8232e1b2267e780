import type { COUNTER_STATEMENTS } from '../../domain/ledger/statements/counter-statements'
import type { SqlOf } from './sql-of'

export const COUNTER_SQL: SqlOf<typeof COUNTER_STATEMENTS> = {
  readCounter: 'SELECT value FROM counter WHERE name = :name',
  advanceCounter: `
    INSERT INTO counter (name, value) VALUES (:name, :first)
    ON CONFLICT (name) DO UPDATE SET value = counter.value + :by RETURNING value`,
  writeCounter: `
    INSERT INTO counter (name, value) VALUES (:name, :value)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
  dropCounter: 'DELETE FROM counter WHERE name = :name AND value = :value RETURNING value',
}
