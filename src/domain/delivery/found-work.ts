import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type { Batch, Work } from './batch'
import type { RemovalRound } from './removal'

/** What the ledger answers when it is asked what is due. */
export type FoundWork = E.Either<unknown, Work<unknown>>

/** Takes the ledger's answer, gives the batch that is due, if one is. */
export const batchIn = (found: FoundWork): O.Option<Batch<unknown>> =>
  E.isRight(found) && found.right.tag === 'batch' ? O.some(found.right.batch) : O.none

/** Takes the ledger's answer, gives the round of removals that is due, if one is. */
export const roundIn = (found: FoundWork): O.Option<RemovalRound> =>
  E.isRight(found) && found.right.tag === 'removals' ? O.some(found.right.round) : O.none
