import type * as TE from 'fp-ts/TaskEither'
import type { LedgerUnavailable } from '../domain/ledger/ledger-failure'
import type { RetentionOutcome, RetentionRule } from '../domain/ledger/retention'

/** Erases expired persons, a limited number of rows a day. Call it often, so that it notices a jump of the clock. */
export type EraseExpired = (rule: RetentionRule) => TE.TaskEither<LedgerUnavailable, RetentionOutcome>
