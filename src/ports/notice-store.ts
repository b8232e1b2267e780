import type * as TE from 'fp-ts/TaskEither'
import type { LedgerUnavailable } from '../domain/ledger/ledger-failure'
import type { Channel, News } from '../domain/notice/notice'
import type { EpochMs } from '../domain/registration/epoch-ms'

/** One notice on one channel; under its id the news never change once it was taken. */
export type Notice = {
  readonly id: string
  readonly channel: Channel
  readonly at: EpochMs
  readonly news: News
  readonly attempts: number
}

export type NoticeStore = {
  /** Gathers what is new, gives what is due: at most one of a kind on a channel, and no other process is given it for a minute. */
  readonly takeNotices: TE.TaskEither<LedgerUnavailable, ReadonlyArray<Notice>>
  readonly settleNotice: (notice: Notice, isSent: boolean) => TE.TaskEither<LedgerUnavailable, void>
}
