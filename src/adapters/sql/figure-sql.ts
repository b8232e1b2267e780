import { COUNTED_AT_ONCE, type FIGURE_STATEMENTS } from '../../domain/ledger/statements/figure-statements'
import { TARGETS } from '../../domain/registration/registration'
import type { SqlOf } from './sql-text'

const EVERY_TARGET = TARGETS.map((target) => `'${target}'`).join(', ')

/** Rows of a batch, for a subquery: for a join, the planner reads the whole outbox. */
const OF_BATCH = 'outbox WHERE outbox.target = batch.target AND outbox.batch_id = batch.id'

const countIn = (table: 'outbox' | 'quarantine', id: 'registration_id' | 'id'): string => `
    SELECT count(*) AS rows, max(id) AS last FROM (
      SELECT ${id} AS id FROM ${table} WHERE ${id} > :after ORDER BY ${id} LIMIT ${COUNTED_AT_ONCE}) AS page`

export const FIGURE_SQL: SqlOf<typeof FIGURE_STATEMENTS> = {
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
  oldestWaiting: `
    SELECT received_at AS at FROM registration WHERE id = (
      SELECT min(id) FROM (
        SELECT min(registration_id) AS id FROM outbox WHERE target = :target AND batch_id IS NULL
        UNION ALL
        SELECT min((SELECT min(registration_id) FROM ${OF_BATCH})) FROM batch
        WHERE target = :target AND state = 'open') AS waiting)`,
  countUndelivered: countIn('outbox', 'registration_id'),
  countQuarantined: countIn('quarantine', 'id'),
  countParked: `
    SELECT CAST(coalesce(sum((SELECT count(*) FROM ${OF_BATCH})), 0) AS BIGINT) AS rows FROM batch
    WHERE target IN (${EVERY_TARGET}) AND state = 'parked'`,
}
