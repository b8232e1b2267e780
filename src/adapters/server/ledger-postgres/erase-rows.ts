import * as E from 'fp-ts/Either'
import * as RA from 'fp-ts/ReadonlyArray'
import type { PoolClient } from 'pg'
import type { EpochMs } from '../../../domain/registration/epoch-ms'
import type { Erased } from '../../../ports/erase-by-phone'
import { HeldRow } from '../ledger/erase-rows'
import {
  type ErasureRecord,
  erasureRecord,
  heldStatement,
  newSecret,
  PHONE_MARK_SECRET,
  phoneMark,
} from '../ledger/erasure-records'
import { lockAllSheets } from './lease'

const HELD = heldStatement('$1')

const secretOf = async (client: PoolClient): Promise<string> => {
  await client.query('INSERT INTO secret (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING', [
    PHONE_MARK_SECRET,
    newSecret(),
  ])
  const { rows } = await client.query('SELECT value FROM secret WHERE name = $1', [PHONE_MARK_SECRET])
  return String(rows[0]?.value)
}

const insertRecord = async (
  client: PoolClient,
  { id, at, target, state, phoneMark }: ErasureRecord,
): Promise<void> => {
  await client.query('INSERT INTO erasure (id, at, target, state, phone_mark) VALUES ($1, $2, $3, $4, $5)', [
    id,
    at,
    target,
    state,
    phoneMark,
  ])
}

/** Takes an open transaction, a phone number and the moment, deletes the person's rows, with which keys and what waits go, and leaves a record for each sheet. */
export const eraseRows = async (
  client: PoolClient,
  phone: string,
  at: EpochMs,
): Promise<E.Either<{ readonly tag: 'underWay' }, Erased>> => {
  await lockAllSheets(client)
  const held = RA.rights((await client.query(HELD, [phone])).rows.map((row) => HeldRow.decode(row)))
  if (held.some(({ underWay }) => underWay > 0)) return E.left({ tag: 'underWay' })
  for (const { target, delivered } of held) {
    const mark = delivered > 0 ? phoneMark(await secretOf(client), phone) : null
    await insertRecord(client, erasureRecord(target, at, mark))
  }
  const deleteFrom = async (table: 'registration' | 'quarantine'): Promise<number> =>
    (await client.query(`DELETE FROM ${table} WHERE phone = $1`, [phone])).rowCount ?? 0
  return E.right({
    registrations: await deleteFrom('registration'),
    trapped: await deleteFrom('quarantine'),
    toRemoveFrom: held.filter(({ delivered }) => delivered > 0).map(({ target }) => target),
  })
}
