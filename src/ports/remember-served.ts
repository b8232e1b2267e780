import type * as TE from 'fp-ts/TaskEither'
import type { LedgerUnavailable } from '../domain/ledger/ledger-failure'
import type { Served } from '../domain/ledger/served'

/** Adds what is served now, gives all that ever was. */
export type RememberServed = (
  served: ReadonlyArray<Served>,
) => TE.TaskEither<LedgerUnavailable, ReadonlyArray<Served>>
