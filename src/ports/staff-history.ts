import type * as TE from 'fp-ts/TaskEither'
import type { LedgerTrouble } from '../domain/ledger/ledger-failure'
import type { HistoryEntry, StaffUse } from '../domain/ledger/staff-use'
import type { EpochMs } from '../domain/registration/epoch-ms'

export type StaffHistory = {
  readonly recordUse: (use: StaffUse) => TE.TaskEither<LedgerTrouble, void>
  readonly noteBackup: (at: EpochMs) => TE.TaskEither<LedgerTrouble, void>
  /** A page of entries after the given one, oldest first. */
  readonly readHistory: (
    after: Pick<HistoryEntry, 'at' | 'id'> | null,
  ) => TE.TaskEither<LedgerTrouble, ReadonlyArray<HistoryEntry>>
}
