import type * as TE from 'fp-ts/TaskEither'
import type { LedgerUnavailable } from '../domain/ledger/ledger-failure'
import type { Served } from '../domain/ledger/served'

/** Stores the values served now and returns every value ever served. */
export type RememberServed = (
  served: ReadonlyArray<Served>,
) => TE.TaskEither<LedgerUnavailable, ReadonlyArray<Served>>
