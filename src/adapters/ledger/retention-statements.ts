import * as t from 'io-ts'
import type { EpochMs } from '../../domain/registration/epoch-ms'
import { ArrivedRow, CountRow, type NoValues, type OfPhone, query, TimeRow } from './statement'

/** Limits how long a step of the erasure locks the ledger. */
export const OLD_ROWS_AT_ONCE = 200

export type OldFrom = { readonly before: EpochMs; readonly at: EpochMs; readonly id: number }

const oldIn = (table: 'registration' | 'quarantine') =>
  query(ArrivedRow)<OldFrom>(`
    SELECT id, phone, received_at AS at FROM ${table}
    WHERE received_at < :before AND (received_at, id) > (:at, :id)
    ORDER BY received_at, id LIMIT ${OLD_ROWS_AT_ONCE}`)

export const RETENTION_STATEMENTS = {
  oldRegistrations: oldIn('registration'),
  oldTrapped: oldIn('quarantine'),
  heldOfPerson: query(t.type({ latest: t.number, waiting: t.number }))<OfPhone>(`
    SELECT max(latest) AS latest, max(waiting) AS waiting FROM (
      SELECT received_at AS latest, CASE WHEN outbox.registration_id IS NULL THEN 0 ELSE 1 END AS waiting
      FROM registration LEFT JOIN outbox ON outbox.registration_id = registration.id
      WHERE registration.phone = :phone
      UNION ALL SELECT received_at, 0 FROM quarantine WHERE phone = :phone) AS held
    HAVING count(*) > 0`),
  newestRow: query(TimeRow)<NoValues>(`
    SELECT max(at) AS at FROM (
      SELECT max(received_at) AS at FROM registration
      UNION ALL SELECT max(received_at) FROM quarantine) AS newest`),
  countRows: query(CountRow)<NoValues>(
    'SELECT (SELECT count(*) FROM registration) + (SELECT count(*) FROM quarantine) AS rows',
  ),
}
