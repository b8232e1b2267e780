import type * as TE from 'fp-ts/TaskEither'
import type { LedgerUnavailable } from '../domain/ledger/ledger-failure'
import type { Channel, News } from '../domain/notice/notice'
import type { EpochMs } from '../domain/registration/epoch-ms'

/** One notice on one channel; its news no longer change once it has been claimed. */
export type Notice = {
  readonly id: string
  readonly channel: Channel
  readonly at: EpochMs
  readonly news: News
  readonly attempts: number
}

export type NoticeStore = {
  /** Collects news and claims due notices for a minute, so that no other process sends them; one of a kind per channel. */
  readonly takeNotices: TE.TaskEither<LedgerUnavailable, ReadonlyArray<Notice>>
  readonly settleNotice: (notice: Notice, isSent: boolean) => TE.TaskEither<LedgerUnavailable, void>
}
