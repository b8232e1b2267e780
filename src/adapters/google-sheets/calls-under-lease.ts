import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { passing, type SendFailure } from '../../domain/delivery/batch'
import type { LedgerUnavailable } from '../../domain/ledger/ledger-failure'
import type { Now } from '../../ports/clock'
import type { CallSheets } from './call-sheets'

/** In ms; a permission that took longer to arrive is not used: the process may have been suspended meanwhile. */
const LONGEST_CHECK_MS = 10_000

type LeaseCheck = { readonly mayCall: TE.TaskEither<LedgerUnavailable, void>; readonly now: Now }

/**
 * Checks before each call that this process still holds the lease: after a suspension, another process may have taken over its
 * work.
 */
export const callsUnderLease = (callSheets: CallSheets, { mayCall, now }: LeaseCheck): CallSheets => {
  const check: TE.TaskEither<SendFailure, void> = pipe(
    TE.fromIO(now),
    TE.chain((askedAt) =>
      pipe(
        mayCall,
        TE.mapLeft(({ reason }) => passing(reason)),
        TE.filterOrElse(
          () => Math.abs(now() - askedAt) <= LONGEST_CHECK_MS,
          () => passing('the ledger answered too late'),
        ),
      ),
    ),
  )
  return (call) => callSheets({ ...call, mayCall: check })
}
