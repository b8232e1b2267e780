import type * as TE from 'fp-ts/TaskEither'
import type { LedgerTrouble } from '../domain/ledger/ledger-failure'
import type { GivenUp, ListedSheet } from '../domain/ledger/listed-sheet'

/** The sheets that took rows. After one is given up, rows are neither removed from it nor looked for in it. */
export type KnownSheets = {
  readonly readSheets: TE.TaskEither<LedgerTrouble, ReadonlyArray<ListedSheet>>
  readonly giveUpSheet: (spreadsheet: string) => TE.TaskEither<LedgerTrouble, GivenUp>
}
