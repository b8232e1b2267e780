import { pipe } from 'fp-ts/function'
import * as RA from 'fp-ts/ReadonlyArray'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { Pool, PoolClient } from 'pg'
import type { LedgerUnavailable } from '../../domain/ledger/ledger-failure'
import type { EpochMs } from '../../domain/registration/epoch-ms'
import type { EraseExpired } from '../../ports/erase-expired'
import type { Now } from '../../ports/now'
import { expiredStatements } from '../ledger/expired-statements'
import { eraseRows } from './erase-rows'
import { inTransaction } from './in-transaction'
import { lockAllSheets } from './lease'
import { toUnavailable } from './to-unavailable'

const FINDS = expiredStatements('$1')

const Found = t.type({ phone: t.string })

const expiredPhones = async (client: PoolClient, before: EpochMs): Promise<ReadonlySet<string>> => {
  const phones = new Set<string>()
  for (const find of FINDS)
    for (const { phone } of RA.rights(
      (await client.query(find, [before])).rows.map((row) => Found.decode(row)),
    ))
      phones.add(phone)
  return phones
}

/** Takes the connections and the clock, gives what erases whose registrations are too old, a few persons at a time. */
export const createEraseExpired = (pool: Pool, now: Now): EraseExpired => {
  const eraseSome = (before: EpochMs) =>
    inTransaction(pool, async (client) => {
      // One view of the rows throughout: who registers in this moment keeps the new row.
      await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ')
      await lockAllSheets(client)
      const phones = await expiredPhones(client, before)
      for (const phone of phones) await eraseRows(client, phone, now())
      return phones.size
    })

  const eraseAll = (before: EpochMs, soFar: number): TE.TaskEither<LedgerUnavailable, number> =>
    pipe(
      () => eraseSome(before),
      TE.mapLeft(({ code }) => toUnavailable(code)),
      TE.chain((persons) => (persons === 0 ? TE.right(soFar) : eraseAll(before, soFar + persons))),
    )

  return (before) => eraseAll(before, 0)
}
