import { REMOVALS_AT_ONCE } from '../../domain/delivery/limits'
import type { ERASURE_STATEMENTS } from '../../domain/ledger/statements/erasure-statements'
import { LONGEST_RETRY_AFTER_MS } from '../../domain/time/back-off'
import type { SqlOf } from './sql-text'

/** Values set for a finished removal, so that its row does not tell whose rows they were. */
export const FINISHED_REMOVAL =
  "state = 'done', phone_mark = NULL, after_batch = NULL, held_times = NULL, last_error = NULL"

export const ERASURE_SQL: SqlOf<typeof ERASURE_STATEMENTS> = {
  queuedRemovals: `
    SELECT erasure.id AS id, phone_mark AS "phoneHash" FROM erasure LEFT JOIN sheet ON sheet.id = erasure.sheet
    WHERE erasure.target = :target AND erasure.state = 'queued'
      AND (sheet.id IS NULL OR sheet.spreadsheet = :spreadsheet)`,
  allQueuedPhoneHashes: `SELECT DISTINCT phone_mark AS "phoneHash" FROM erasure WHERE state = 'queued' AND phone_mark IS NOT NULL`,
  oldestRemoval: "SELECT min(at) AS at FROM erasure WHERE target = :target AND state = 'queued'",
  dueRemovals: `
    SELECT id, phone_mark AS "phoneHash", at, rows_until AS "rowsUntil", sheet, held_times AS times FROM erasure
    WHERE target = :target AND state = 'queued' AND (next_try_at <= :at OR next_try_at > :at + ${LONGEST_RETRY_AFTER_MS})
      AND NOT EXISTS (SELECT 1 FROM batch WHERE batch.id = erasure.after_batch AND batch.state = 'open')
    ORDER BY at, id LIMIT ${REMOVALS_AT_ONCE}`,
  boundRemoval: 'UPDATE erasure SET rows_until = at WHERE id = :id AND rows_until IS NULL',
  boundRemovals: "UPDATE erasure SET rows_until = at WHERE state = 'queued' AND rows_until IS NULL",
  retryRemovals: "UPDATE erasure SET next_try_at = 0 WHERE state = 'queued'",
  finishRemovals: `UPDATE erasure SET ${FINISHED_REMOVAL} WHERE id IN :ids[text]`,
  removalTries: 'SELECT id, attempts AS tries FROM erasure WHERE id IN :ids[text]',
  postponeRemoval: `
    UPDATE erasure SET attempts = attempts + 1, next_try_at = :nextTryAt, last_error = :reason WHERE id = :id`,
  heldRows: `
    SELECT registration.target AS target,
      sum(CASE WHEN outbox.registration_id IS NULL THEN 1 ELSE 0 END) AS delivered,
      max(CASE WHEN batch.state = 'open' THEN batch.id END) AS "openBatch"
    FROM registration LEFT JOIN outbox ON outbox.registration_id = registration.id
      LEFT JOIN batch ON batch.id = outbox.batch_id
    WHERE registration.phone = :phone GROUP BY registration.target ORDER BY registration.target`,
  heldTimes: 'SELECT target, received_at AS at FROM registration WHERE phone = :phone ORDER BY id',
  insertRemoval: `
    INSERT INTO erasure (id, at, target, state, phone_mark, after_batch, rows_until, sheet, held_times)
    VALUES (:id, :at, :target, :state, :phoneHash, :afterBatch, :rowsUntil, :sheet, :times)`,
  deleteRegistrations: 'DELETE FROM registration WHERE phone = :phone RETURNING id',
  deleteQuarantined: 'DELETE FROM quarantine WHERE phone = :phone RETURNING id',
}
