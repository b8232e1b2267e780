import * as t from 'io-ts'
import { LONGEST_ASKED_MS, REMOVALS_AT_ONCE } from '../../domain/delivery/limits'
import type { EpochMs } from '../../domain/registration/epoch-ms'
import { Target } from '../../domain/registration/registration'
import { type ErasureRecord, HeldRow } from './erasure-record'
import { change, type NoValues, NumberedRow, type OfPhone, type OfTarget, query } from './statement'

const Removal = t.type({
  id: t.string,
  phoneMark: t.string,
  at: t.number,
  rowsUntil: t.union([t.number, t.null]),
  sheet: t.union([t.string, t.null]),
  times: t.union([t.string, t.null]),
})

type Ids = { readonly ids: ReadonlyArray<string> }

export const ERASURE_STATEMENTS = {
  /** Of removals from a spreadsheet; of all if it is null. */
  queuedMarks: query(t.type({ phoneMark: t.string }))<OfTarget & { readonly spreadsheet: string | null }>(`
    SELECT phone_mark AS "phoneMark" FROM erasure LEFT JOIN sheet ON sheet.id = erasure.sheet
    WHERE erasure.target = :target AND erasure.state = 'queued'
      AND (sheet.id IS NULL OR sheet.spreadsheet = coalesce(:spreadsheet, sheet.spreadsheet))`),
  dueRemovals: query(Removal)<OfTarget & { readonly at: EpochMs }>(`
    SELECT id, phone_mark AS "phoneMark", at, rows_until AS "rowsUntil", sheet, held_times AS times FROM erasure
    WHERE target = :target AND state = 'queued' AND (next_try_at <= :at OR next_try_at > :at + ${LONGEST_ASKED_MS})
      AND NOT EXISTS (SELECT 1 FROM batch WHERE batch.id = erasure.after_batch AND batch.state = 'open')
    ORDER BY at, id LIMIT ${REMOVALS_AT_ONCE}`),
  /** Rows that the sheet took later may be of the same person. */
  boundRemovals: change<NoValues>(
    "UPDATE erasure SET rows_until = at WHERE state = 'queued' AND rows_until IS NULL",
  ),
  finishRemovals: change<Ids>(
    "UPDATE erasure SET state = 'done', phone_mark = NULL, after_batch = NULL, held_times = NULL, last_error = NULL WHERE id IN :ids[text]",
  ),
  removalAttempts: query(t.type({ id: t.string, attempts: t.number }))<Ids>(
    'SELECT id, attempts FROM erasure WHERE id IN :ids[text]',
  ),
  postponeRemoval: change<{ readonly id: string; readonly nextTryAt: EpochMs; readonly reason: string }>(`
    UPDATE erasure SET attempts = attempts + 1, next_try_at = :nextTryAt, last_error = :reason WHERE id = :id`),
  /** A row that has left the outbox is in the sheet. */
  heldRows: query(HeldRow)<OfPhone>(`
    SELECT registration.target AS target,
      sum(CASE WHEN outbox.registration_id IS NULL THEN 1 ELSE 0 END) AS delivered,
      max(CASE WHEN batch.state = 'open' THEN batch.id END) AS "openBatch"
    FROM registration LEFT JOIN outbox ON outbox.registration_id = registration.id
      LEFT JOIN batch ON batch.id = outbox.batch_id
    WHERE registration.phone = :phone GROUP BY registration.target ORDER BY registration.target`),
  heldTimes: query(t.type({ target: Target, at: t.number }))<OfPhone>(
    'SELECT target, received_at AS at FROM registration WHERE phone = :phone ORDER BY id',
  ),
  insertErasure: change<ErasureRecord>(`
    INSERT INTO erasure (id, at, target, state, phone_mark, after_batch, rows_until, sheet, held_times)
    VALUES (:id, :at, :target, :state, :phoneMark, :afterBatch, :rowsUntil, :sheet, :times)`),
  deleteRegistrations: query(NumberedRow)<OfPhone>(
    'DELETE FROM registration WHERE phone = :phone RETURNING id',
  ),
  deleteTrapped: query(NumberedRow)<OfPhone>('DELETE FROM quarantine WHERE phone = :phone RETURNING id'),
  insertSecret: change<{ readonly name: string; readonly value: string }>(
    'INSERT INTO secret (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING',
  ),
  secrets: query(t.type({ value: t.string }))<NoValues>(`
    SELECT value FROM secret WHERE name = 'phoneMark' OR name LIKE 'phoneMark %' ORDER BY name`),
  queuedMarksOfAll: query(t.type({ phoneMark: t.string }))<NoValues>(
    `SELECT DISTINCT phone_mark AS "phoneMark" FROM erasure WHERE state = 'queued' AND phone_mark IS NOT NULL`,
  ),
  readSecret: query(t.type({ value: t.string }))<{ readonly name: string }>(
    'SELECT value FROM secret WHERE name = :name',
  ),
}
