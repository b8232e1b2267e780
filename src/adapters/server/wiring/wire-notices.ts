import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { CHANNELS } from '../../../domain/notice/notice'
import type { Ledger } from '../../../ports/ledger'
import { createSendMail } from '../../notices/send-mail'
import { createSendWebhook } from '../../notices/send-webhook'
import { type Notices, type NoticesDeps, startNotices } from '../../notices/start-notices'
import type { NotifySettings } from '../config/notify-config'

type Given = {
  readonly notify: NotifySettings
  readonly brand: string
  readonly isDelivering: boolean
  readonly registrations: string
  /** Null if the staff's desk is off. */
  readonly desk: { readonly origin: string } | null
}

export type StartNotices = (deps: Pick<NoticesDeps, 'count' | 'log'>) => Notices

const NO_NOTICES: StartNotices = () => ({ stop: async () => undefined })

/** Must run before the first registration is kept. */
export const openConfiguredNotices = (
  { notify: { webhook, mail }, desk: settings, ...told }: Given,
  { openNotices }: Pick<Ledger, 'openNotices'>,
): TE.TaskEither<string, StartNotices> => {
  const desk = settings === null ? null : settings.origin
  const senders: NoticesDeps['senders'] = {
    ...(webhook === null ? {} : { webhook: createSendWebhook({ ...webhook, desk }) }),
    ...(mail === null ? {} : { mail: createSendMail({ ...mail, ...told, desk }) }),
  }
  const channels = CHANNELS.filter((channel) => senders[channel] !== undefined)
  return pipe(
    openNotices({ channels, isDelivering: told.isDelivering, hasDesk: desk !== null }),
    TE.bimap(
      ({ reason }) => `Không mở được hàng đợi thông báo cho nhân viên: ${reason}.`,
      (store): StartNotices =>
        channels.length === 0 ? NO_NOTICES : (deps) => startNotices({ ...deps, store, senders }),
    ),
  )
}
