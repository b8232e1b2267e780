import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Pool, PoolClient } from 'pg'
import type { LedgerTrouble } from '../../domain/ledger/ledger-failure'
import type { Released } from '../../domain/ledger/ledger-status'
import type { ReleaseParked } from '../../ports/release-parked'
import { RELEASE_STATEMENTS } from '../ledger/status-statements'
import { inTransaction } from './in-transaction'
import { lockAllSheets } from './lease'

const release = async (client: PoolClient): Promise<Released> => {
  await lockAllSheets(client)
  const { rowCount: batches } = await client.query(RELEASE_STATEMENTS.batches)
  await client.query(RELEASE_STATEMENTS.batchesThatWait)
  await client.query(RELEASE_STATEMENTS.removalsThatWait)
  const { rowCount: targets } = await client.query(RELEASE_STATEMENTS.targets)
  return { batches: batches ?? 0, targets: targets ?? 0 }
}

/** Takes the connections and what explains a code, gives what releases in the database. */
export const createReleaseParked = (pool: Pool, toTrouble: (code: string) => LedgerTrouble): ReleaseParked =>
  pipe(
    () => inTransaction(pool, release),
    TE.mapLeft(({ code }) => toTrouble(code)),
  )
