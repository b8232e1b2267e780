import { FoundRow } from './kept-row'
import { change, NumberedRow, type OfTarget, query } from './statement'

type OfRow = { readonly id: number }

const ROWS_AT_A_TIME = 1_000

export const QUARANTINE_STATEMENTS = {
  trappedPage: query(FoundRow)<{ readonly after: number }>(`
    SELECT id, target, phone, record, received_at AS at, consent_version AS "consentVersion",
      offers_version AS "offersVersion", 1 AS "isTrapped"
    FROM quarantine WHERE id > :after ORDER BY id LIMIT ${ROWS_AT_A_TIME}`),
  releaseRow: query(NumberedRow)<OfRow>(`
    INSERT INTO registration (id, target, phone, record, received_at, consent_version, offers_version, address_version)
    SELECT NEXT[registration], target, phone, record, received_at, consent_version, offers_version, address_version
    FROM quarantine WHERE id = :id RETURNING id`),
  sendReleased: change<OfRow>(
    'INSERT INTO outbox (registration_id, target) SELECT id, target FROM registration WHERE id = :id',
  ),
  moveKey: change<{ readonly from: number; readonly to: number }>(
    'UPDATE idempotency SET registration_id = :to, quarantine_id = NULL WHERE quarantine_id = :from',
  ),
  dropTrapped: change<OfRow>('DELETE FROM quarantine WHERE id = :id'),
  dropTrappedKey: change<OfTarget & { readonly key: string }>(
    'DELETE FROM idempotency WHERE endpoint = :target AND key = :key AND quarantine_id IS NOT NULL',
  ),
}
