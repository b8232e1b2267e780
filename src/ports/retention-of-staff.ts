import type * as TE from 'fp-ts/TaskEither'
import type { LedgerTrouble } from '../domain/ledger/ledger-failure'
import type { RetentionPreview } from '../domain/ledger/retention'

export type RetentionOfStaff = {
  readonly previewRetention: (rule: {
    readonly days: number
    readonly isDelivering: boolean
  }) => TE.TaskEither<LedgerTrouble, RetentionPreview>
  readonly confirmClock: TE.TaskEither<LedgerTrouble, void>
}
