import type { DatabaseSync } from 'node:sqlite'
import { BATCH_ROWS } from '../../../domain/delivery/batch'

/** All marks of a spreadsheet share 30,000 characters: the newest are kept, older ones removed by the hundred. */
const MARKERS_KEPT = 1_000
export const PRUNED_AT_ONCE = 100

/** Takes a database, gives the statements of the delivery, prepared once. */
export const batchStatements = (db: DatabaseSync) => ({
  halted: db.prepare('SELECT 1 FROM halt WHERE target = :target'),
  halt: db.prepare('INSERT OR REPLACE INTO halt (target, reason, at) VALUES (:target, :reason, :at)'),
  lowestOpen: db.prepare(`
    SELECT id, attempts, next_try_at AS nextTryAt FROM batch
    WHERE target = :target AND state = 'open' ORDER BY id LIMIT 1`),
  isOpen: db.prepare(`SELECT attempts FROM batch WHERE id = :id AND state = 'open'`),
  waits: db.prepare('SELECT 1 FROM outbox WHERE target = :target AND batch_id IS NULL LIMIT 1'),
  insertBatch: db.prepare('INSERT INTO batch (id, target) VALUES (:id, :target)'),
  fillBatch: db.prepare(`
    UPDATE outbox SET batch_id = :id WHERE registration_id IN (
      SELECT registration_id FROM outbox WHERE target = :target AND batch_id IS NULL
      ORDER BY registration_id LIMIT ${BATCH_ROWS})`),
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
    ORDER BY delivered_at DESC, id DESC LIMIT ${PRUNED_AT_ONCE} OFFSET ${MARKERS_KEPT}`),
  removeBatch: db.prepare('DELETE FROM batch WHERE id = :id'),
  moveRows: db.prepare('UPDATE outbox SET batch_id = :to WHERE batch_id = :from'),
  moveRow: db.prepare('UPDATE outbox SET batch_id = :to WHERE registration_id = :row'),
  readCounter: db.prepare('SELECT value FROM counter WHERE name = :name'),
  writeCounter: db.prepare('INSERT OR REPLACE INTO counter (name, value) VALUES (:name, :value)'),
})

export type BatchStatements = ReturnType<typeof batchStatements>
