import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { PoolClient } from 'pg'
import type { EpochMs } from '../../domain/registration/epoch-ms'
import type { OpenNotices } from '../../ports/open-notices'
import { beginNotices, createNoticeStore } from '../ledger/notices'
import type { Script } from '../ledger/script'
import { awaitScript } from './await-script'
import type { LedgerPool } from './create-pool'
import { databaseClock } from './database-clock'
import { transaction } from './to-unavailable'

export const openNotices =
  (
    pool: LedgerPool,
    {
      clock,
      random,
    }: { readonly clock: (client: PoolClient) => Promise<EpochMs>; readonly random: () => number } = {
      clock: databaseClock,
      random: Math.random,
    },
  ): OpenNotices =>
  (settings) => {
    const transact = <A>(script: (at: EpochMs) => Script<A>) =>
      transaction(pool, async (client) => awaitScript(client, script(await clock(client))))
    return pipe(
      transact(() => beginNotices(settings)),
      TE.map(() => createNoticeStore(settings, { transact, random })),
    )
  }
