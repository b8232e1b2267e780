import type { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/Either'
import * as RA from 'fp-ts/ReadonlyArray'
import * as t from 'io-ts'
import type { EpochMs } from '../../../domain/registration/epoch-ms'
import type { Erased } from '../../../ports/erase-by-phone'
import { erasureRecord, heldStatement, newSecret, PHONE_MARK_SECRET, phoneMark } from './erasure-records'

/** What is held of a person for one sheet. */
export const HeldRow = t.type({
  target: t.keyof({ orders: null, members: null }),
  delivered: t.number,
  underWay: t.number,
})

const secretOf = (db: DatabaseSync): string => {
  db.prepare('INSERT OR IGNORE INTO secret (name, value) VALUES (?, ?)').run(PHONE_MARK_SECRET, newSecret())
  return String(db.prepare('SELECT value FROM secret WHERE name = ?').get(PHONE_MARK_SECRET)?.value)
}

/** Takes a database within a transaction, a phone number and the moment, deletes the person's rows, with which keys and what waits go, and leaves a record for each sheet. */
export const eraseRows = (
  db: DatabaseSync,
  phone: string,
  at: EpochMs,
): E.Either<{ readonly tag: 'underWay' }, Erased> => {
  const held = RA.rights(
    db
      .prepare(heldStatement('?'))
      .all(phone)
      .map((row) => HeldRow.decode(row)),
  )
  if (held.some(({ underWay }) => underWay > 0)) return E.left({ tag: 'underWay' })
  const insertErasure = db.prepare(`
    INSERT INTO erasure (id, at, target, state, phone_mark) VALUES (:id, :at, :target, :state, :phoneMark)`)
  for (const { target, delivered } of held)
    insertErasure.run(erasureRecord(target, at, delivered > 0 ? phoneMark(secretOf(db), phone) : null))
  const deleteFrom = (table: 'registration' | 'quarantine'): number =>
    Number(db.prepare(`DELETE FROM ${table} WHERE phone = ?`).run(phone).changes)
  return E.right({
    registrations: deleteFrom('registration'),
    trapped: deleteFrom('quarantine'),
    toRemoveFrom: held.filter(({ delivered }) => delivered > 0).map(({ target }) => target),
  })
}
