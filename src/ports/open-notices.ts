import type * as TE from 'fp-ts/TaskEither'
import type { LedgerUnavailable } from '../domain/ledger/ledger-failure'
import type { Channel } from '../domain/notice/notice'
import type { NoticeStore } from './notice-store'

export type NoticeSettings = { readonly channels: ReadonlyArray<Channel>; readonly isDelivering: boolean }

/** From now on registrations are told of on these channels; what waited for others is dropped. */
export type OpenNotices = (settings: NoticeSettings) => TE.TaskEither<LedgerUnavailable, NoticeStore>
