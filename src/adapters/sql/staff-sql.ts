import {
  COUNTED_AT_ONCE,
  SHOWN_ENTRIES,
  type STAFF_STATEMENTS,
} from '../../domain/ledger/statements/staff-statements'
import { ROWS_AT_ONCE } from '../../domain/ledger/statements/statement'
import { TARGETS } from '../../domain/registration/registration'
import { idempotencyKeyOf, type SqlOf } from './sql-text'

const foundIn = (table: 'registration' | 'quarantine', isQuarantined: 0 | 1): string => `
  SELECT ${idempotencyKeyOf(table)} AS key, id, target, phone, record AS content, received_at AS at, consent_version AS "consentVersion",
    offers_version AS "offersVersion", ${isQuarantined} AS "isQuarantined"
  FROM ${table} WHERE phone = :phone`

const EVERY_TARGET = TARGETS.map((target) => `'${target}'`).join(', ')

/** Rows of a batch, for a subquery: for a join, the planner reads the whole outbox. */
const OF_BATCH = 'outbox WHERE outbox.target = batch.target AND outbox.batch_id = batch.id'

const countIn = (table: 'outbox' | 'quarantine', id: 'registration_id' | 'id'): string => `
    SELECT count(*) AS rows, max(id) AS last FROM (
      SELECT ${id} AS id FROM ${table} WHERE ${id} > :after ORDER BY ${id} LIMIT ${COUNTED_AT_ONCE}) AS page`

const HISTORY_COLUMNS = 'id, at, who, command, phone_mark AS "phoneHash", row_count AS rows'

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
    SELECT id, target, phone, record AS content, received_at AS at, offers_version AS "offersVersion" FROM registration
    WHERE target = :target AND id > :after ORDER BY id LIMIT ${ROWS_AT_ONCE}`,
  withdrawOffers:
    'UPDATE registration SET offers_version = NULL WHERE phone = :phone AND offers_version IS NOT NULL RETURNING id',
  withdrawQuarantinedOffers:
    'UPDATE quarantine SET offers_version = NULL WHERE phone = :phone AND offers_version IS NOT NULL RETURNING id',
  foundByPhone: `
    SELECT * FROM (${foundIn('registration', 0)} UNION ALL ${foundIn('quarantine', 1)}) AS found
    ORDER BY "isQuarantined", id`,
  countUndelivered: countIn('outbox', 'registration_id'),
  countQuarantined: countIn('quarantine', 'id'),
  countParked: `
    SELECT CAST(coalesce(sum((SELECT count(*) FROM ${OF_BATCH})), 0) AS BIGINT) AS rows FROM batch
    WHERE target IN (${EVERY_TARGET}) AND state = 'parked'`,
  oldestWaiting: `
    SELECT received_at AS at FROM registration WHERE id = (
      SELECT min(id) FROM (
        SELECT min(registration_id) AS id FROM outbox WHERE target = :target AND batch_id IS NULL
        UNION ALL
        SELECT min((SELECT min(registration_id) FROM ${OF_BATCH})) FROM batch
        WHERE target = :target AND state = 'open') AS waiting)`,
  insertEntry: `
    INSERT INTO history (id, at, who, command, phone_mark, row_count)
    VALUES (:id, :at, :who, :command, :phoneHash, :rows) ON CONFLICT (id) DO NOTHING`,
  countUse: 'UPDATE history SET row_count = :rows WHERE id = :id',
  historyOfPerson: `
    SELECT ${HISTORY_COLUMNS} FROM history WHERE phone_mark = :phoneHash AND at >= :since AND command <> :without
    ORDER BY at DESC, id DESC LIMIT ${SHOWN_ENTRIES}`,
  latestHistory: `SELECT ${HISTORY_COLUMNS} FROM history ORDER BY at DESC, id DESC LIMIT ${SHOWN_ENTRIES}`,
  historyPage: `
    SELECT ${HISTORY_COLUMNS} FROM history
    WHERE (at, id) > (:at, :id) AND at >= :since AND at < :until ORDER BY at, id LIMIT ${ROWS_AT_ONCE}`,
}
