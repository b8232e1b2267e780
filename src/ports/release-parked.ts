import type * as TE from 'fp-ts/TaskEither'
import type { LedgerTrouble } from './ledger-trouble'

/** How many parked batches and how many halted sheets go on. */
export type Released = { readonly batches: number; readonly targets: number }

/** Lets delivery try again what it had put aside: parked rows, halted sheets, batches that wait for their next try. */
export type ReleaseParked = TE.TaskEither<LedgerTrouble, Released>
