import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import { afterFailure } from './after-failure'
import { afterRefusal } from './after-refusal'
import type {
  Marker,
  RemovalSettlement,
  Reservation,
  SendFailure,
  Setback,
  SettledWork,
  Settlement,
  Work,
} from './batch'

/** The service's answer to a call. */
export type Answer<A> = E.Either<SendFailure, A>
/** Work and, where it was refused, the reason. */
export type UnderWay = { readonly work: Work; readonly reason: string }

const settledBatch = (work: Work, settlement: Settlement): O.Option<SettledWork> =>
  work.tag === 'batch' ? O.some({ tag: 'batch', id: work.batch.id, settlement }) : O.none

const settledRemovals = (work: Work, settlement: RemovalSettlement): O.Option<SettledWork> =>
  work.tag === 'removals' ? O.some({ tag: 'removals', round: work.round, settlement }) : O.none

/** A batch by the answer to sending it. */
export const sent = ({ work }: UnderWay, answer: Answer<void>): O.Option<SettledWork> =>
  settledBatch(
    work,
    pipe(
      answer,
      E.match(afterFailure, (): Settlement => ({ tag: 'delivered' })),
    ),
  )

/** A refused batch by the marker under its id. */
export const refused = ({ work, reason }: UnderWay, answer: Answer<Marker>): O.Option<SettledWork> =>
  settledBatch(
    work,
    pipe(
      answer,
      E.match(
        afterFailure,
        (marker): Settlement =>
          afterRefusal(marker, work.tag === 'batch' ? work.batch.rows.length : 0, reason),
      ),
    ),
  )

const settledRound =
  (tag: 'removed' | 'renumbered') =>
  ({ work }: UnderWay, answer: Answer<Reservation>): O.Option<SettledWork> =>
    settledRemovals(
      work,
      pipe(
        answer,
        E.match(afterFailure, (reservation): RemovalSettlement => ({ tag, ...reservation })),
      ),
    )

/** Removals that were carried out. */
export const removed = settledRound('removed')
/** Removals whose id was reserved. */
export const reserved = settledRound('renumbered')

const BROKEN: Setback = { tag: 'postponed', reason: 'the delivery broke', retryAfterMs: null }

/** Work of either kind whose call threw. */
export const broken = ({ work }: UnderWay): O.Option<SettledWork> =>
  pipe(
    settledBatch(work, BROKEN),
    O.alt(() => settledRemovals(work, BROKEN)),
  )
