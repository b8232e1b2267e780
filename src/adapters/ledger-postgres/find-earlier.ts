import * as t from 'io-ts'
import type { Pool, PoolClient } from 'pg'
import type { Kept } from '../../domain/registration/arrived-registration'
import type { Target } from '../../domain/registration/registration'
import { decodedRow } from '../ledger/row-fault'

/** A key with the sheet it was used for. */
export type AskedKey = { readonly target: Target; readonly key: string }

export type Earlier = { readonly bodyHash: string; readonly kept: Kept }

const EarlierRow = t.type({
  endpoint: t.string,
  key: t.string,
  bodyHash: t.string,
  registrationId: t.union([t.number, t.null]),
  quarantineId: t.union([t.number, t.null]),
})
type EarlierRow = t.TypeOf<typeof EarlierRow>

const SELECT = `
  SELECT endpoint, key, body_hash AS "bodyHash", registration_id AS "registrationId",
    quarantine_id AS "quarantineId"
  FROM idempotency WHERE (endpoint, key) IN (SELECT * FROM unnest($1::text[], $2::text[]))`

const toKept = ({ registrationId, quarantineId }: EarlierRow): Kept =>
  registrationId === null
    ? { id: quarantineId ?? 0, isTrapped: true }
    : { id: registrationId, isTrapped: false }

/** No sheet's name holds a blank. */
export const mapKey = ({ target, key }: AskedKey): string => `${target} ${key}`

export const findEarlier = async (
  database: Pool | PoolClient,
  asked: ReadonlyArray<AskedKey>,
): Promise<ReadonlyMap<string, Earlier>> => {
  if (asked.length === 0) return new Map()
  const { rows } = await database.query(SELECT, [
    asked.map(({ target }) => target),
    asked.map(({ key }) => key),
  ])
  const earlier = rows.map((row) => decodedRow('findEarlier', EarlierRow, row))
  return new Map(
    earlier.map((row) => [`${row.endpoint} ${row.key}`, { bodyHash: row.bodyHash, kept: toKept(row) }]),
  )
}
