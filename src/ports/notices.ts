import type * as TE from 'fp-ts/TaskEither'
import type { LedgerUnavailable } from '../domain/ledger/ledger-failure'
import type { Notice, NoticeSettings } from '../domain/notice/notice'

/** Notices that wait to be sent (P-012). */
export type NoticeStore = {
  /**
   * Collects what is to be told and claims due notices for a minute, so that no other process sends them; one of a kind per
   * channel.
   */
  readonly takeNotices: TE.TaskEither<LedgerUnavailable, ReadonlyArray<Notice>>
  readonly settleNotice: (notice: Notice, isSent: boolean) => TE.TaskEither<LedgerUnavailable, void>
}

/** Starts notices on these channels; pending notices for other channels are dropped. */
export type OpenNotices = (settings: NoticeSettings) => TE.TaskEither<LedgerUnavailable, NoticeStore>

/** Fails with a reason for the log, which contains no secret. */
export type SendNotice = (notice: Notice) => TE.TaskEither<string, void>
