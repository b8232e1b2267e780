import { BATCH_ROWS, MARKERS_PRUNED_AT_ONCE } from '../../domain/delivery/limits'
import type { BATCH_STATEMENTS } from '../../domain/ledger/statements/batch-statements'
import type { SqlOf } from './sql-text'

export const BATCH_SQL: SqlOf<typeof BATCH_STATEMENTS> = {
  haltOf: 'SELECT reason, at FROM halt WHERE target = :target',
  halt: `
    INSERT INTO halt (target, reason, at) VALUES (:target, :reason, :at)
    ON CONFLICT (target) DO UPDATE SET reason = excluded.reason, at = excluded.at`,
  lowestOpen: `
    SELECT id, mark AS "markerValue", spreadsheet, attempts AS tries, next_try_at AS "nextTryAt" FROM batch
    WHERE target = :target AND state = 'open' ORDER BY id LIMIT 1`,
  openBatch: "SELECT attempts AS tries FROM batch WHERE id = :id AND state = 'open'",
  waitingRows: `
    SELECT r.id, r.phone FROM outbox o JOIN registration r ON r.id = o.registration_id
    WHERE o.target = :target AND o.batch_id IS NULL AND r.id > :after ORDER BY r.id LIMIT ${BATCH_ROWS}`,
  moveRows: 'UPDATE outbox SET batch_id = :to WHERE registration_id IN :rows[bigint]',
  batchRows: `
    SELECT r.id, r.target, r.phone, r.record AS content, r.received_at AS at
    FROM outbox o JOIN registration r ON r.id = o.registration_id WHERE o.batch_id = :id ORDER BY r.id`,
  insertBatch: 'INSERT INTO batch (id, target, mark) VALUES (:id, :target, :markerValue)',
  deliver: "UPDATE batch SET state = 'delivered', delivered_at = :at WHERE id = :id",
  clearOutbox: 'DELETE FROM outbox WHERE batch_id = :id RETURNING registration_id AS id',
  returnRows: 'UPDATE outbox SET batch_id = NULL WHERE batch_id = :id',
  postpone: `
    UPDATE batch SET attempts = attempts + 1, next_try_at = :nextTryAt, last_error = :reason WHERE id = :id`,
  park: "UPDATE batch SET state = 'parked', last_error = :reason WHERE id = :id",
  parkedBatches: "SELECT id FROM batch WHERE target = :target AND state = 'parked'",
  dropBatch: 'DELETE FROM batch WHERE id = :id',
  openBatches: `SELECT id, mark AS "markerValue", state FROM batch WHERE target = :target AND state <> 'delivered' ORDER BY id`,
  outboxPage: `
    SELECT r.id, r.phone, r.received_at AS at FROM outbox o JOIN registration r ON r.id = o.registration_id
    WHERE o.target = :target AND r.id > :after ORDER BY r.id LIMIT ${BATCH_ROWS}`,
  deliveredOf: `
    SELECT r.id, r.phone, r.received_at AS at FROM registration r
    WHERE r.target = :target AND r.phone IN :phones[text]
      AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.registration_id = r.id)`,
  leaveOutbox: 'DELETE FROM outbox WHERE registration_id IN :rows[bigint]',
  adoptMarker: `
    INSERT INTO batch (id, target, mark, spreadsheet, state, delivered_at)
    VALUES (:id, :target, :markerValue, :spreadsheet, 'delivered', :at)
    ON CONFLICT (id) DO NOTHING`,
  markers: "SELECT id FROM batch WHERE target = :target AND state = 'delivered'",
  oldMarkers: `
    SELECT id FROM (
      SELECT id, delivered_at FROM batch WHERE target = :target AND state = 'delivered'
        AND (spreadsheet IS NULL OR spreadsheet = :spreadsheet)
      ORDER BY id DESC LIMIT ${MARKERS_PRUNED_AT_ONCE} OFFSET :most
    ) AS surplus WHERE delivered_at <= :before`,
  forgetFormerMarkers: `
    DELETE FROM batch WHERE target = :target AND state = 'delivered' AND spreadsheet <> :spreadsheet
      AND delivered_at <= :before`,
  forgetMarkers: "DELETE FROM batch WHERE state = 'delivered' AND id IN :ids[int]",
  haltedTargets: 'SELECT target, reason, at FROM halt ORDER BY target DESC',
  liftHalts: 'DELETE FROM halt RETURNING target',
  releaseBatches: `
    UPDATE batch SET state = 'open', next_try_at = 0 WHERE state = 'parked'
      AND EXISTS (SELECT 1 FROM outbox WHERE outbox.batch_id = batch.id) RETURNING id`,
  retryBatches: "UPDATE batch SET next_try_at = 0 WHERE state = 'open'",
}
