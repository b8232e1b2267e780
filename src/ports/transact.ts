import type * as TE from 'fp-ts/TaskEither'
import type { Script } from '../domain/ledger/script'
import type { EpochMs } from '../domain/time/epoch-ms'

/** Runs a script in a transaction of its own; `at` is the current time. */
export type Transact<F> = <A>(script: (at: EpochMs) => Script<A>) => TE.TaskEither<F, A>
