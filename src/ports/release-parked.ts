import type * as TE from 'fp-ts/TaskEither'
import type { LedgerTrouble } from '../domain/ledger/ledger-failure'
import type { Released } from '../domain/ledger/ledger-status'

/** Lets delivery try again what it had put aside: parked rows, halted sheets, batches that wait for their next try. */
export type ReleaseParked = TE.TaskEither<LedgerTrouble, Released>
