import type * as TE from 'fp-ts/TaskEither'
import type { LedgerTrouble } from '../domain/ledger/ledger-failure'
import type { HistoryEntry, HistorySpan, StaffUse } from '../domain/ledger/staff-use'
import type { EpochMs } from '../domain/registration/epoch-ms'

export type StaffHistory = {
  /** Returns the id of the new entry. */
  readonly recordUse: (use: StaffUse) => TE.TaskEither<LedgerTrouble, string>
  /** States how many registrations the use concerned. */
  readonly countUse: (id: string, rows: number) => TE.TaskEither<LedgerTrouble, void>
  readonly noteBackup: (at: EpochMs) => TE.TaskEither<LedgerTrouble, void>
  /** A page of entries in the span after the given one, oldest first. */
  readonly readHistory: (
    span: HistorySpan,
    after: Pick<HistoryEntry, 'at' | 'id'> | null,
  ) => TE.TaskEither<LedgerTrouble, ReadonlyArray<HistoryEntry>>
}
