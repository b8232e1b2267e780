import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { LedgerUnavailable } from '../../domain/ledger/ledger-failure'
import { type EraseExpiredDeps, eraseExpiredPage } from '../../domain/ledger/retain/erase-expired-page'
import { FIRST_POSITION, type SearchPosition } from '../../domain/ledger/retain/expired-persons'
import type { RetentionOutcome, RetentionRule } from '../../domain/ledger/retain/retention'
import type { EraseExpired } from '../../ports/ledger'
import type { Transact } from '../../ports/transact'

type Deps = EraseExpiredDeps & { readonly transact: Transact<LedgerUnavailable> }

/**
 * Erases persons past the retention period, a part at a time, up to a tenth of the rows a day (P-013); erases nobody while
 * the clock is not trusted.
 */
export const createErasePages = (deps: Deps): EraseExpired => {
  const eraseFrom = (
    rule: RetentionRule,
    position: SearchPosition,
    soFar: number,
  ): TE.TaskEither<LedgerUnavailable, RetentionOutcome> =>
    pipe(
      deps.transact((at) => eraseExpiredPage(rule, { position, at }, deps)),
      TE.chain(({ outcome, next }) => {
        if (outcome.tag === 'clockJumped') return TE.right(outcome)
        const persons = soFar + outcome.persons
        return next === null ? TE.right({ ...outcome, persons }) : eraseFrom(rule, next, persons)
      }),
    )
  return (rule) => eraseFrom(rule, FIRST_POSITION, 0)
}
