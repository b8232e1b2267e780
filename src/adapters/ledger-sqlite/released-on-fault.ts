import * as E from 'fp-ts/Either'
import type * as IO from 'fp-ts/IO'
import type { LedgerFault } from './ledger-fault'

export const releasedOnFault =
  (release: IO.IO<void>) =>
  <A>(opened: E.Either<LedgerFault, A>): E.Either<LedgerFault, A> => {
    if (E.isLeft(opened)) release()
    return opened
  }
