import * as t from 'io-ts'
import { Target } from '../../domain/registration/registration'
import { FoundRow, KeptRow } from './kept-row'
import { change, type NoValues, NumberedRow, type OfPhone, type OfTarget, query } from './statement'

const Counts = t.strict({
  pending: t.number,
  oldestPendingAt: t.union([t.number, t.null]),
  parkedRows: t.number,
  lastError: t.union([t.string, t.null]),
  trapped: t.number,
  queuedRemovals: t.number,
})
const Halt = t.strict({ target: Target, reason: t.string, at: t.number })

/** A reader that pauses holds no lock and does not prevent a checkpoint. */
const ROWS_AT_A_TIME = 1_000

const foundIn = (table: 'registration' | 'quarantine', isTrapped: 0 | 1): string => `
  SELECT id, target, phone, record, received_at AS at, consent_version AS "consentVersion",
    offers_version AS "offersVersion", ${isTrapped} AS "isTrapped"
  FROM ${table} WHERE phone = :phone`

export const STAFF_STATEMENTS = {
  counts: query(Counts)<NoValues>(`
    SELECT (SELECT count(*) FROM outbox) AS pending,
      (SELECT received_at FROM registration WHERE id = (SELECT min(registration_id) FROM outbox))
        AS "oldestPendingAt",
      (SELECT count(*) FROM outbox JOIN batch ON batch.id = outbox.batch_id WHERE batch.state = 'parked')
        AS "parkedRows",
      (SELECT last_error FROM batch WHERE state <> 'delivered' AND last_error IS NOT NULL
        AND EXISTS (SELECT 1 FROM outbox WHERE outbox.batch_id = batch.id) ORDER BY next_try_at DESC, id DESC LIMIT 1)
        AS "lastError",
      (SELECT count(*) FROM quarantine) AS trapped,
      (SELECT count(*) FROM (SELECT DISTINCT target, phone_mark FROM erasure WHERE state = 'queued') AS removals)
        AS "queuedRemovals"`),
  haltedTargets: query(Halt)<NoValues>('SELECT target, reason, at FROM halt ORDER BY target DESC'),
  releaseBatches: query(NumberedRow)<NoValues>(`
    UPDATE batch SET state = 'open', next_try_at = 0 WHERE state = 'parked'
      AND EXISTS (SELECT 1 FROM outbox WHERE outbox.batch_id = batch.id) RETURNING id`),
  retryBatches: change<NoValues>("UPDATE batch SET next_try_at = 0 WHERE state = 'open'"),
  retryRemovals: change<NoValues>("UPDATE erasure SET next_try_at = 0 WHERE state = 'queued'"),
  liftHalts: query(t.type({ target: t.string }))<NoValues>('DELETE FROM halt RETURNING target'),
  registrationPage: query(KeptRow)<OfTarget & { readonly after: number }>(`
    SELECT id, target, phone, record, received_at AS at, offers_version AS "offersVersion" FROM registration
    WHERE target = :target AND id > :after ORDER BY id LIMIT ${ROWS_AT_A_TIME}`),
  withdrawOffers: query(NumberedRow)<OfPhone>(
    'UPDATE registration SET offers_version = NULL WHERE phone = :phone AND offers_version IS NOT NULL RETURNING id',
  ),
  withdrawTrappedOffers: query(NumberedRow)<OfPhone>(
    'UPDATE quarantine SET offers_version = NULL WHERE phone = :phone AND offers_version IS NOT NULL RETURNING id',
  ),
  foundByPhone: query(FoundRow)<OfPhone>(`
    SELECT * FROM (${foundIn('registration', 0)} UNION ALL ${foundIn('quarantine', 1)}) AS found
    ORDER BY "isTrapped", id`),
}
