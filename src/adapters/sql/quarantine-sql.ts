import type { QUARANTINE_STATEMENTS } from '../../domain/ledger/statements/quarantine-statements'
import { idempotencyKeyOf } from './idempotency-key-of'
import { ROWS_AT_A_TIME } from './page-of-rows'
import type { SqlOf } from './sql-of'

export const QUARANTINE_SQL: SqlOf<typeof QUARANTINE_STATEMENTS> = {
  quarantinePage: `
    SELECT id, target, phone, record, received_at AS at, consent_version AS "consentVersion",
      offers_version AS "offersVersion", 1 AS "isQuarantined",
      ${idempotencyKeyOf('quarantine')} AS key
    FROM quarantine WHERE id > :after ORDER BY id LIMIT ${ROWS_AT_A_TIME}`,
  releaseRow: `
    INSERT INTO registration (id, target, phone, record, received_at, consent_version, offers_version, address_version)
    SELECT NEXT[registration, 1], target, phone, record, received_at, consent_version, offers_version, address_version
    FROM quarantine WHERE id = :id RETURNING id`,
  moveKey: 'UPDATE idempotency SET registration_id = :to, quarantine_id = NULL WHERE quarantine_id = :from',
  dropQuarantined: 'DELETE FROM quarantine WHERE id = :id',
  dropQuarantinedKey:
    'DELETE FROM idempotency WHERE endpoint = :target AND key = :key AND quarantine_id IS NOT NULL',
}
