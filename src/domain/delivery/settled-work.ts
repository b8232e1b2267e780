import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import {
  type MarkerOwner,
  type MarkerState,
  needsStaff,
  type ReadingSettlement,
  type RemovalSettlement,
  reasonOf,
  type SendFailure,
  type Setback,
  type SettledWork,
  type Settlement,
  type Work,
} from './batch'
import type { SheetContent } from './sheet-content'

/**
 * What a failed call does to the work: if access is denied or staff have to settle a doubt, the sheet is halted; otherwise the
 * work is postponed.
 */
export const setbackOf = (failure: SendFailure): Setback => {
  const reason = reasonOf(failure)
  return needsStaff(failure)
    ? { tag: 'halted', reason }
    : { tag: 'postponed', reason, retryAfterMs: failure.tag === 'passing' ? failure.retryAfterMs : null }
}

/**
 * The outcome of a refused batch. If the sheet lacks its marker, a row is invalid: the batch is split until that row is alone,
 * which is then parked.
 */
export const settlementOfRefusal = (marker: MarkerOwner, rows: number, reason: string): Settlement => {
  if (marker === 'foreign') return { tag: 'renumbered' }
  if (marker === 'ours' || rows === 0) return { tag: 'delivered' }
  return rows > 1 ? { tag: 'split' } : { tag: 'parked', reason }
}

export type CallResult<A> = E.Either<SendFailure, A>
export type CurrentWork = { readonly work: Work; readonly reason: string }

const settledBatch = (work: Work, settlement: Settlement): O.Option<SettledWork> =>
  work.tag === 'batch' ? O.some({ tag: 'batch', id: work.batch.id, settlement }) : O.none

const settledRemovals = (work: Work, settlement: RemovalSettlement): O.Option<SettledWork> =>
  work.tag === 'removals' ? O.some({ tag: 'removals', round: work.round, settlement }) : O.none

export const afterSending = ({ work }: CurrentWork, answer: CallResult<void>): O.Option<SettledWork> =>
  settledBatch(
    work,
    pipe(
      answer,
      E.match(setbackOf, (): Settlement => ({ tag: 'delivered' })),
    ),
  )

export const afterClaiming = (
  { work, reason }: CurrentWork,
  answer: CallResult<MarkerOwner>,
): O.Option<SettledWork> =>
  settledBatch(
    work,
    pipe(
      answer,
      E.match(
        setbackOf,
        (marker): Settlement =>
          settlementOfRefusal(marker, work.tag === 'batch' ? work.batch.rows.length : 0, reason),
      ),
    ),
  )

const settledReading = (work: Work, settlement: ReadingSettlement): O.Option<SettledWork> =>
  work.tag === 'reading' ? O.some({ tag: 'reading', settlement }) : O.none

export const afterReadingSheets = (
  { work }: CurrentWork,
  answer: CallResult<SheetContent>,
): O.Option<SettledWork> =>
  settledReading(
    work,
    pipe(
      answer,
      E.match(setbackOf, (content): ReadingSettlement => ({ tag: 'read', content })),
    ),
  )

const settledRound =
  (tag: 'removed' | 'renumbered') =>
  ({ work }: CurrentWork, answer: CallResult<MarkerState>): O.Option<SettledWork> =>
    settledRemovals(
      work,
      pipe(
        answer,
        E.match(setbackOf, (reservation): RemovalSettlement => ({ tag, ...reservation })),
      ),
    )

export const afterRemoving = settledRound('removed')
/** The outcome of reserving the id of an earlier attempt: the removals are tried again under another id. */
export const afterReserving = settledRound('renumbered')

const BROKEN: Setback = { tag: 'postponed', reason: 'the delivery broke', retryAfterMs: null }

/** The work is postponed after an unexpected error. */
export const afterUnexpectedError = ({ work }: CurrentWork): O.Option<SettledWork> =>
  pipe(
    settledBatch(work, BROKEN),
    O.alt(() => settledRemovals(work, BROKEN)),
    O.alt(() => settledReading(work, BROKEN)),
  )
