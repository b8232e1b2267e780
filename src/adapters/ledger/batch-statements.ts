import * as t from 'io-ts'
import { BATCH_ROWS, MARKERS_PRUNED_AT_ONCE } from '../../domain/delivery/limits'
import type { EpochMs } from '../../domain/registration/epoch-ms'
import { KeptRow } from './kept-row'
import { ArrivedRow, change, NumberedRow, type OfTarget, query } from './statement'

const Batch = t.type({
  id: t.number,
  mark: t.string,
  spreadsheet: t.union([t.string, t.null]),
  attempts: t.number,
  nextTryAt: t.number,
})

type OfBatch = { readonly id: number }
type Because = { readonly reason: string }
type At = { readonly at: EpochMs }
type InSpreadsheet = { readonly spreadsheet: string | null }

export const BATCH_STATEMENTS = {
  halts: query(t.type({ reason: t.string, at: t.number }))<OfTarget>(
    'SELECT reason, at FROM halt WHERE target = :target',
  ),
  halt: change<OfTarget & Because & At>(`
    INSERT INTO halt (target, reason, at) VALUES (:target, :reason, :at)
    ON CONFLICT (target) DO UPDATE SET reason = excluded.reason, at = excluded.at`),
  lowestOpen: query(Batch)<OfTarget>(`
    SELECT id, mark, spreadsheet, attempts, next_try_at AS "nextTryAt" FROM batch
    WHERE target = :target AND state = 'open' ORDER BY id LIMIT 1`),
  openBatch: query(t.type({ attempts: t.number }))<OfBatch>(
    "SELECT attempts FROM batch WHERE id = :id AND state = 'open'",
  ),
  waitingRows: query(t.type({ id: t.number, phone: t.string }))<OfTarget & { readonly after: number }>(`
    SELECT r.id, r.phone FROM outbox o JOIN registration r ON r.id = o.registration_id
    WHERE o.target = :target AND o.batch_id IS NULL AND r.id > :after ORDER BY r.id LIMIT ${BATCH_ROWS}`),
  moveRows: change<{ readonly to: number; readonly rows: ReadonlyArray<number> }>(
    'UPDATE outbox SET batch_id = :to WHERE registration_id IN :rows[bigint]',
  ),
  batchRows: query(KeptRow)<OfBatch>(`
    SELECT r.id, r.target, r.phone, r.record, r.received_at AS at
    FROM outbox o JOIN registration r ON r.id = o.registration_id WHERE o.batch_id = :id ORDER BY r.id`),
  insertBatch: change<OfBatch & OfTarget & { readonly mark: string }>(
    'INSERT INTO batch (id, target, mark) VALUES (:id, :target, :mark)',
  ),
  deliver: change<OfBatch & At>("UPDATE batch SET state = 'delivered', delivered_at = :at WHERE id = :id"),
  clearOutbox: query(NumberedRow)<OfBatch>(
    'DELETE FROM outbox WHERE batch_id = :id RETURNING registration_id AS id',
  ),
  returnRows: change<OfBatch>('UPDATE outbox SET batch_id = NULL WHERE batch_id = :id'),
  postpone: change<OfBatch & Because & { readonly nextTryAt: EpochMs }>(`
    UPDATE batch SET attempts = attempts + 1, next_try_at = :nextTryAt, last_error = :reason WHERE id = :id`),
  park: change<OfBatch & Because>("UPDATE batch SET state = 'parked', last_error = :reason WHERE id = :id"),
  parkedBatches: query(NumberedRow)<OfTarget>(
    "SELECT id FROM batch WHERE target = :target AND state = 'parked'",
  ),
  dropBatch: change<OfBatch>('DELETE FROM batch WHERE id = :id'),
  openBatches: query(t.type({ id: t.number, mark: t.string, state: t.string }))<OfTarget>(
    "SELECT id, mark, state FROM batch WHERE target = :target AND state <> 'delivered' ORDER BY id",
  ),
  outboxPage: query(ArrivedRow)<OfTarget & { readonly after: number }>(`
    SELECT r.id, r.phone, r.received_at AS at FROM outbox o JOIN registration r ON r.id = o.registration_id
    WHERE o.target = :target AND r.id > :after ORDER BY r.id LIMIT ${BATCH_ROWS}`),
  deliveredOf: query(ArrivedRow)<OfTarget & { readonly phones: ReadonlyArray<string> }>(`
    SELECT r.id, r.phone, r.received_at AS at FROM registration r
    WHERE r.target = :target AND r.phone IN :phones[text]
      AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.registration_id = r.id)`),
  leaveOutbox: change<{ readonly rows: ReadonlyArray<number> }>(
    'DELETE FROM outbox WHERE registration_id IN :rows[bigint]',
  ),
  adoptMarker: change<OfBatch & OfTarget & InSpreadsheet & { readonly mark: string } & At>(`
    INSERT INTO batch (id, target, mark, spreadsheet, state, delivered_at)
    VALUES (:id, :target, :mark, :spreadsheet, 'delivered', :at)
    ON CONFLICT (id) DO NOTHING`),
  markers: query(NumberedRow)<OfTarget>(
    "SELECT id FROM batch WHERE target = :target AND state = 'delivered'",
  ),
  /** Those without a spreadsheet are of an earlier release. */
  oldMarkers: query(NumberedRow)<
    OfTarget & { readonly spreadsheet: string; readonly kept: number; readonly before: EpochMs }
  >(`
    SELECT id FROM (
      SELECT id, delivered_at FROM batch WHERE target = :target AND state = 'delivered'
        AND (spreadsheet IS NULL OR spreadsheet = :spreadsheet)
      ORDER BY id DESC LIMIT ${MARKERS_PRUNED_AT_ONCE} OFFSET :kept
    ) AS surplus WHERE delivered_at <= :before`),
  forgetFormerMarkers: change<OfTarget & { readonly spreadsheet: string; readonly before: EpochMs }>(`
    DELETE FROM batch WHERE target = :target AND state = 'delivered' AND spreadsheet <> :spreadsheet
      AND delivered_at <= :before`),
  forgetMarkers: change<{ readonly ids: ReadonlyArray<number> }>(
    "DELETE FROM batch WHERE state = 'delivered' AND id IN :ids[int]",
  ),
}
