import type * as TE from 'fp-ts/TaskEither'
import type { LedgerUnavailable } from '../domain/ledger/ledger-failure'
import type { RetentionOutcome, RetentionRule } from '../domain/ledger/retention'

/** Erases for good everything that is kept of each person whose latest registration is too old, some of them each day; to be called at the start and then more than once a day, so that a clock that jumps is noticed. */
export type EraseExpired = (rule: RetentionRule) => TE.TaskEither<LedgerUnavailable, RetentionOutcome>
