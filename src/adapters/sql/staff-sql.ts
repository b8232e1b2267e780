import type { STAFF_STATEMENTS } from '../../domain/ledger/statements/staff-statements'
import { idempotencyKeyOf } from './idempotency-key-of'
import { ROWS_AT_A_TIME } from './page-of-rows'
import type { SqlOf } from './sql-of'

const foundIn = (table: 'registration' | 'quarantine', isQuarantined: 0 | 1): string => `
  SELECT ${idempotencyKeyOf(table)} AS key, id, target, phone, record, received_at AS at, consent_version AS "consentVersion",
    offers_version AS "offersVersion", ${isQuarantined} AS "isQuarantined"
  FROM ${table} WHERE phone = :phone`

export const STAFF_SQL: SqlOf<typeof STAFF_STATEMENTS> = {
  counts: `
    SELECT (SELECT count(*) FROM outbox) AS pending,
      (SELECT received_at FROM registration WHERE id = (SELECT min(registration_id) FROM outbox))
        AS "oldestPendingAt",
      (SELECT count(*) FROM outbox JOIN batch ON batch.id = outbox.batch_id WHERE batch.state = 'parked')
        AS "parkedRows",
      (SELECT last_error FROM batch WHERE state <> 'delivered' AND last_error IS NOT NULL
        AND EXISTS (SELECT 1 FROM outbox WHERE outbox.batch_id = batch.id) ORDER BY next_try_at DESC, id DESC LIMIT 1)
        AS "lastError",
      (SELECT count(*) FROM quarantine) AS quarantined,
      (SELECT count(*) FROM (SELECT DISTINCT target, phone_mark FROM erasure WHERE state = 'queued') AS removals)
        AS "queuedRemovals"`,
  haltedTargets: 'SELECT target, reason, at FROM halt ORDER BY target DESC',
  failedReadings: 'SELECT target, reason FROM failed_reading ORDER BY target DESC',
  releaseBatches: `
    UPDATE batch SET state = 'open', next_try_at = 0 WHERE state = 'parked'
      AND EXISTS (SELECT 1 FROM outbox WHERE outbox.batch_id = batch.id) RETURNING id`,
  retryBatches: "UPDATE batch SET next_try_at = 0 WHERE state = 'open'",
  retryRemovals: "UPDATE erasure SET next_try_at = 0 WHERE state = 'queued'",
  liftHalts: 'DELETE FROM halt RETURNING target',
  registrationPage: `
    SELECT id, target, phone, record, received_at AS at, offers_version AS "offersVersion" FROM registration
    WHERE target = :target AND id > :after ORDER BY id LIMIT ${ROWS_AT_A_TIME}`,
  withdrawOffers:
    'UPDATE registration SET offers_version = NULL WHERE phone = :phone AND offers_version IS NOT NULL RETURNING id',
  withdrawQuarantinedOffers:
    'UPDATE quarantine SET offers_version = NULL WHERE phone = :phone AND offers_version IS NOT NULL RETURNING id',
  foundByPhone: `
    SELECT * FROM (${foundIn('registration', 0)} UNION ALL ${foundIn('quarantine', 1)}) AS found
    ORDER BY "isQuarantined", id`,
}
