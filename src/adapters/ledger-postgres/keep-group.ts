import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type * as IO from 'fp-ts/IO'
import * as TE from 'fp-ts/TaskEither'
import type { PoolClient } from 'pg'
import { acceptGroup, type KeepResult } from '../../domain/ledger/accept/accept-group'
import type { ArrivedRegistration } from '../../domain/registration/arrived-registration'
import { acceptInHalves } from '../ledger/accept-in-halves'
import { awaitScript } from './await-script'
import type { LedgerPool } from './create-pool'
import { requireStandbyForRead } from './find-kept'
import { inTransaction } from './in-transaction'
import { concernsOneRow, errorCode } from './sql-state'
import { toUnavailable } from './to-unavailable'

const isNew = (answer: KeepResult): boolean => E.isRight(answer) && !answer.right.isRepeated

/** Keeps a group of registrations in one transaction; if a row is invalid, the others are kept without it (P-001). */
export const createKeepGroup = (pool: LedgerPool, isAnnounced: IO.IO<boolean>) => {
  const accept = (group: ReadonlyArray<ArrivedRegistration>) => async (client: PoolClient) => {
    const answers = await awaitScript(client, acceptGroup(group, isAnnounced()))
    if (!answers.every(isNew)) await requireStandbyForRead(client)
    return answers
  }
  return acceptInHalves((group) =>
    pipe(
      () => inTransaction(pool, accept(group)),
      TE.mapLeft((failure) => ({
        isOfOneRow: concernsOneRow(errorCode(failure)),
        failure: toUnavailable(failure),
      })),
    )(),
  )
}
