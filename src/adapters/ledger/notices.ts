import { pipe } from 'fp-ts/function'
import type * as IO from 'fp-ts/IO'
import * as TE from 'fp-ts/TaskEither'
import type { LedgerUnavailable } from '../../domain/ledger/ledger-failure'
import { beginNotices, settleNotice, takeNotices } from '../../domain/ledger/notify/take-notices'
import type { NoticeSettings } from '../../domain/notice/notice'
import type { NoticeStore, OpenNotices } from '../../ports/notices'
import type { Transact } from '../../ports/transact'

type Deps = { readonly transact: Transact<LedgerUnavailable>; readonly random: () => number }

/** The port `NoticeStore` for either engine (P-012). */
export const createNoticeStore = (settings: NoticeSettings, { transact, random }: Deps): NoticeStore => ({
  takeNotices: transact((at) => takeNotices(settings, at)),
  settleNotice: (notice, isSent) => transact((at) => settleNotice(notice, isSent, { at, jitter: random() })),
})

type Notices = {
  readonly openNotices: OpenNotices
  /** Whether new registrations are announced to staff. */
  readonly isAnnounced: IO.IO<boolean>
}

/** The notices of a running server, with whether new registrations are announced. */
export const createNotices = (deps: Deps): Notices => {
  let isAnnounced = false
  return {
    openNotices: (settings) =>
      pipe(
        deps.transact(() => beginNotices(settings)),
        TE.map(() => {
          isAnnounced = settings.channels.length > 0
          return createNoticeStore(settings, deps)
        }),
      ),
    isAnnounced: () => isAnnounced,
  }
}
