import type * as TE from 'fp-ts/TaskEither'
import type { LedgerUnavailable } from '../domain/ledger/ledger-failure'
import type { RetentionOutcome, RetentionRule } from '../domain/ledger/retention'

/**
 * Permanently erases persons whose latest registration is too old, a limited number a day. To be called at the start and
 * several times a day, so that a jump of the clock is noticed.
 */
export type EraseExpired = (rule: RetentionRule) => TE.TaskEither<LedgerUnavailable, RetentionOutcome>
