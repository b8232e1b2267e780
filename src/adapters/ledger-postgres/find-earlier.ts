import type { PoolClient } from 'pg'
import type { ArrivedRegistration } from '../../domain/registration/arrived-registration'
import type { Target } from '../../domain/registration/registration'
import { type Earlier, EarlierRow, SELECT_EARLIER } from '../ledger/registration-statements'
import { decodedRow } from '../ledger/row-fault'
import { confirmSeen } from './confirm-seen'

const SELECT = `${SELECT_EARLIER} WHERE (endpoint, key) IN (SELECT * FROM unnest($1::text[], $2::text[]))`

/** The result is unambiguous, because sheet names contain no space. */
export const mapKey = ({ target, key }: { readonly target: Target; readonly key: string }): string =>
  `${target} ${key}`

export const findEarlier = async (
  client: PoolClient,
  group: ReadonlyArray<ArrivedRegistration>,
): Promise<ReadonlyMap<string, Earlier>> => {
  const keyed = group.flatMap(({ target, idempotency }) =>
    idempotency === null ? [] : [{ target, key: idempotency.key }],
  )
  if (keyed.length === 0) return new Map()
  const values = [keyed.map(({ target }) => target), keyed.map(({ key }) => key)]
  const { rows } = await client.query(SELECT, values)
  if (rows.length > 0) await confirmSeen(client)
  return new Map(
    rows
      .map((row) => decodedRow('findEarlier', EarlierRow, row))
      .map((earlier) => [mapKey(earlier), earlier]),
  )
}
