import * as E from 'fp-ts/Either'
import type { LedgerUnavailable } from '../../../domain/ledger/ledger-failure'

/** What the ledger answered; throws if it cannot be used, which the error handler answers. */
export const orThrow = <A>(answer: E.Either<LedgerUnavailable, A>): A => {
  if (E.isRight(answer)) return answer.right
  throw Object.assign(new Error('ledger'), { code: answer.left.reason, statusCode: 503 })
}
