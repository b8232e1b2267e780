import * as RA from 'fp-ts/ReadonlyArray'
import * as t from 'io-ts'
import type { PoolClient } from 'pg'
import type { ArrivedRegistration } from '../../domain/registration/arrived-registration'
import { decodedRow } from '../ledger/row-fault'
import type { NumberedArrival } from './insert-rows'

const NumberRow = t.type({ id: t.number })

const draw = async (
  client: PoolClient,
  sequence: 'registration_ids' | 'quarantine_ids',
  count: number,
): Promise<ReadonlyArray<number>> => {
  if (count === 0) return []
  const { rows } = await client.query(`SELECT nextval('${sequence}') AS id FROM generate_series(1, $1)`, [
    count,
  ])
  return rows.map((row) => decodedRow('drawNumbers', NumberRow, row).id)
}

/** Trapped ones have numbers of their own. */
export const drawNumbers = async (
  client: PoolClient,
  arrivals: ReadonlyArray<ArrivedRegistration>,
): Promise<ReadonlyArray<NumberedArrival>> => {
  const { left: accepted, right: trapped } = RA.partition(({ isTrapped }: ArrivedRegistration) => isTrapped)(
    arrivals,
  )
  const ids = await draw(client, 'registration_ids', accepted.length)
  const trappedIds = await draw(client, 'quarantine_ids', trapped.length)
  return [
    ...RA.zipWith(accepted, ids, (arrived, id) => ({ arrived, kept: { id, isTrapped: false } })),
    ...RA.zipWith(trapped, trappedIds, (arrived, id) => ({ arrived, kept: { id, isTrapped: true } })),
  ]
}
