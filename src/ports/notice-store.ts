import type * as TE from 'fp-ts/TaskEither'
import type { LedgerUnavailable } from '../domain/ledger/ledger-failure'
import type { Notice } from '../domain/notice/notice'

export type NoticeStore = {
  /** Collects news and claims due notices for a minute, so that no other process sends them; one of a kind per channel. */
  readonly takeNotices: TE.TaskEither<LedgerUnavailable, ReadonlyArray<Notice>>
  readonly settleNotice: (notice: Notice, isSent: boolean) => TE.TaskEither<LedgerUnavailable, void>
}
