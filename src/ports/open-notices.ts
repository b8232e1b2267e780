import type * as TE from 'fp-ts/TaskEither'
import type { LedgerUnavailable } from '../domain/ledger/ledger-failure'
import type { Channel } from '../domain/notice/notice'
import type { NoticeStore } from './notice-store'

export type NoticeSettings = { readonly channels: ReadonlyArray<Channel>; readonly isDelivering: boolean }

/** Starts notices on these channels; pending notices for other channels are dropped. */
export type OpenNotices = (settings: NoticeSettings) => TE.TaskEither<LedgerUnavailable, NoticeStore>
