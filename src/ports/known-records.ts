import type * as TE from 'fp-ts/TaskEither'
import type { LedgerTrouble } from '../domain/ledger/ledger-failure'
import type { KnownHead } from '../domain/ledger/record-of-erasures'

/** What is left of the records: the heads that no record has, and the last line of the record in its place. */
export type MendedRecords = { readonly lost: ReadonlyArray<KnownHead>; readonly head: KnownHead }

/** What the ledger knows of the records of erasures. */
export type KnownRecords = {
  readonly readKnownHeads: TE.TaskEither<LedgerTrouble, ReadonlyArray<KnownHead>>
  /** Runs `mend` while nobody can erase; from then on, the ledger does not ask for what is lost. */
  readonly mendRecords: <A extends MendedRecords>(
    mend: (known: ReadonlyArray<KnownHead>) => A,
  ) => TE.TaskEither<LedgerTrouble, A>
}
