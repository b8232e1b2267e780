import type * as TE from 'fp-ts/TaskEither'
import type { LedgerTrouble } from '../../domain/ledger/ledger-failure'
import type { Script } from './script'

/** For staff: runs a script in a transaction of its own. */
export type Transact = <A>(script: () => Script<A>) => TE.TaskEither<LedgerTrouble, A>
