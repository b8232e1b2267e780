import type { DatabaseSync } from 'node:sqlite'
import { LONGEST_ASKED_MS, MARKERS_PRUNED_AT_ONCE, REMOVALS_AT_ONCE } from '../../domain/delivery/limits'
import { LIFT_STATEMENTS } from '../ledger/status-statements'

/** Takes a database, gives the statements of the delivery, prepared once. */
export const batchStatements = (db: DatabaseSync) => ({
  halted: db.prepare('SELECT 1 FROM halt WHERE target = :target'),
  halt: db.prepare('INSERT OR REPLACE INTO halt (target, reason, at) VALUES (:target, :reason, :at)'),
  lowestOpen: db.prepare(`
    SELECT id, mark, attempts, next_try_at AS nextTryAt FROM batch
    WHERE target = :target AND state = 'open' ORDER BY id LIMIT 1`),
  isOpen: db.prepare(`SELECT attempts FROM batch WHERE id = :id AND state = 'open'`),
  waiting: db.prepare(`
    SELECT r.id, r.phone FROM outbox o JOIN registration r ON r.id = o.registration_id
    WHERE o.target = :target AND o.batch_id IS NULL ORDER BY r.id`),
  queuedMarks: db.prepare(`
    SELECT phone_mark AS phoneMark FROM erasure WHERE target = :target AND state = 'queued'`),
  insertBatch: db.prepare('INSERT INTO batch (id, target, mark) VALUES (:id, :target, :mark)'),
  rows: db.prepare(`
    SELECT r.id, r.phone, r.record, r.received_at AS at FROM outbox o JOIN registration r ON r.id = o.registration_id
    WHERE o.batch_id = :id ORDER BY r.id`),
  deliver: db.prepare(`UPDATE batch SET state = 'delivered', delivered_at = :at WHERE id = :id`),
  clearOutbox: db.prepare('DELETE FROM outbox WHERE batch_id = :id'),
  postpone: db.prepare(`
    UPDATE batch SET attempts = attempts + 1, next_try_at = :nextTryAt, last_error = :reason WHERE id = :id`),
  park: db.prepare(`UPDATE batch SET state = 'parked', last_error = :reason WHERE id = :id`),
  oldMarkers: db.prepare(`
    SELECT id FROM batch WHERE target = :target AND state = 'delivered'
    ORDER BY id DESC LIMIT ${MARKERS_PRUNED_AT_ONCE} OFFSET :kept`),
  removeBatch: db.prepare('DELETE FROM batch WHERE id = :id'),
  moveRow: db.prepare('UPDATE outbox SET batch_id = :to WHERE registration_id = :row'),
  removals: db.prepare(`
    SELECT id, phone_mark AS phoneMark, at FROM erasure
    WHERE target = :target AND state = 'queued' AND (next_try_at <= :at OR next_try_at > :at + ${LONGEST_ASKED_MS})
      AND NOT EXISTS (SELECT 1 FROM batch WHERE batch.id = erasure.after_batch AND batch.state = 'open')
    ORDER BY at, id LIMIT ${REMOVALS_AT_ONCE}`),
  removed: db.prepare(
    `UPDATE erasure SET state = 'done', phone_mark = NULL, after_batch = NULL WHERE id = :id`,
  ),
  removalAttempts: db.prepare('SELECT attempts FROM erasure WHERE id = :id'),
  postponeRemoval: db.prepare(`
    UPDATE erasure SET attempts = attempts + 1, next_try_at = :nextTryAt WHERE id = :id`),
  lifts: LIFT_STATEMENTS.map((statement) => db.prepare(statement)),
  readCounter: db.prepare('SELECT value FROM counter WHERE name = :name'),
  dropCounter: db.prepare('DELETE FROM counter WHERE name = :name AND value = :value'),
  insertReserved: db.prepare(`
    INSERT INTO batch (id, target, mark, state, delivered_at) VALUES (:id, :target, :mark, 'delivered', :at)`),
  writeCounter: db.prepare('INSERT OR REPLACE INTO counter (name, value) VALUES (:name, :value)'),
})

export type BatchStatements = ReturnType<typeof batchStatements>
