import * as RA from 'fp-ts/ReadonlyArray'
import type { PoolClient } from 'pg'
import type { Erased } from '../../domain/registration/arrived-registration'
import type { EpochMs } from '../../domain/registration/epoch-ms'
import {
  type ErasureRecord,
  erasureRecord,
  HeldRow,
  heldStatement,
  mayBeInSheet,
  phoneMark,
} from '../ledger/erasure-records'
import { lockAllSheets } from './lease'
import { phoneMarkSecret } from './phone-mark-secret'

const HELD = heldStatement('$1')

const insertRecord = async (client: PoolClient, record: ErasureRecord): Promise<void> => {
  const { id, at, target, state, phoneMark, afterBatch } = record
  await client.query(
    'INSERT INTO erasure (id, at, target, state, phone_mark, after_batch) VALUES ($1, $2, $3, $4, $5, $6)',
    [id, at, target, state, phoneMark, afterBatch],
  )
}

/** Takes an open transaction, a phone number and the moment, deletes the person's rows, with which keys and what waits go, and leaves a record for each sheet. */
export const eraseRows = async (client: PoolClient, phone: string, at: EpochMs): Promise<Erased> => {
  await lockAllSheets(client)
  const held = RA.rights((await client.query(HELD, [phone])).rows.map((row) => HeldRow.decode(row)))
  const mark = phoneMark(await phoneMarkSecret(client), phone)
  for (const each of held) await insertRecord(client, erasureRecord(each, at, mark))
  const deleteFrom = async (table: 'registration' | 'quarantine'): Promise<number> =>
    (await client.query(`DELETE FROM ${table} WHERE phone = $1`, [phone])).rowCount ?? 0
  return {
    registrations: await deleteFrom('registration'),
    trapped: await deleteFrom('quarantine'),
    toRemoveFrom: held.filter(mayBeInSheet).map(({ target }) => target),
  }
}
