import {
  OLD_ROWS_AT_ONCE,
  type RETENTION_STATEMENTS,
} from '../../domain/ledger/statements/retention-statements'
import type { SqlOf } from './sql-text'

const oldIn = (table: 'registration' | 'quarantine'): string => `
    SELECT id, phone, received_at AS at FROM ${table}
    WHERE received_at < :before AND (received_at, id) > (:at, :id)
    ORDER BY received_at, id LIMIT ${OLD_ROWS_AT_ONCE}`

export const RETENTION_SQL: SqlOf<typeof RETENTION_STATEMENTS> = {
  oldRegistrations: oldIn('registration'),
  oldQuarantined: oldIn('quarantine'),
  heldOfPerson: `
    SELECT max(latest) AS latest, max(waiting) AS waiting FROM (
      SELECT received_at AS latest, CASE WHEN outbox.registration_id IS NULL THEN 0 ELSE 1 END AS waiting
      FROM registration LEFT JOIN outbox ON outbox.registration_id = registration.id
      WHERE registration.phone = :phone
      UNION ALL SELECT received_at, 0 FROM quarantine WHERE phone = :phone) AS held
    HAVING count(*) > 0`,
  newestRow: `
    SELECT max(at) AS at FROM (
      SELECT max(received_at) AS at FROM registration
      UNION ALL SELECT max(received_at) FROM quarantine) AS newest`,
  countRows: 'SELECT (SELECT count(*) FROM registration) + (SELECT count(*) FROM quarantine) AS rows',
}
