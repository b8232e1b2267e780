import type { DatabaseSync } from 'node:sqlite'
import * as RA from 'fp-ts/ReadonlyArray'
import type { Erased } from '../../domain/registration/arrived-registration'
import type { EpochMs } from '../../domain/registration/epoch-ms'
import { erasureRecord, HeldRow, heldStatement, mayBeInSheet, phoneMark } from '../ledger/erasure-records'
import { phoneMarkSecret } from './phone-mark-secret'

/** Takes a database within a transaction, a phone number and the moment, deletes the person's rows, with which keys and what waits go, and leaves a record for each sheet. */
export const eraseRows = (db: DatabaseSync, phone: string, at: EpochMs): Erased => {
  const held = RA.rights(
    db
      .prepare(heldStatement('?'))
      .all(phone)
      .map((row) => HeldRow.decode(row)),
  )
  const insertErasure = db.prepare(`
    INSERT INTO erasure (id, at, target, state, phone_mark, after_batch)
    VALUES (:id, :at, :target, :state, :phoneMark, :afterBatch)`)
  const mark = phoneMark(phoneMarkSecret(db), phone)
  for (const each of held) insertErasure.run(erasureRecord(each, at, mark))
  const deleteFrom = (table: 'registration' | 'quarantine'): number =>
    Number(db.prepare(`DELETE FROM ${table} WHERE phone = ?`).run(phone).changes)
  return {
    registrations: deleteFrom('registration'),
    trapped: deleteFrom('quarantine'),
    toRemoveFrom: held.filter(mayBeInSheet).map(({ target }) => target),
  }
}
