import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { CHANNELS } from '../../../domain/notice/notice'
import type { Ledger } from '../../../ports/ledger'
import { createSendMail } from '../../notices/send-mail'
import { createSendWebhook } from '../../notices/send-webhook'
import { type Notices, type NoticesDeps, startNotices } from '../../notices/start-notices'
import { type Config, isDelivering } from '../config/config'

export type ConfiguredNotices = {
  readonly start: (deps: Pick<NoticesDeps, 'count' | 'log'>) => void
  readonly stop: () => Promise<void>
}

/** Opens notices; call it before the first registration is kept. */
export const openConfiguredNotices = (
  config: Pick<Config, 'notify' | 'desk' | 'registrationsCommand' | 'googleKeyFile'>,
  brand: string,
  { openNotices }: Pick<Ledger, 'openNotices'>,
): TE.TaskEither<string, ConfiguredNotices> => {
  const { webhook, mail } = config.notify
  const told = { isDelivering: isDelivering(config), desk: config.desk?.origin ?? null }
  const { registrationsCommand } = config
  const senders: NoticesDeps['senders'] = {
    ...(webhook === null ? {} : { webhook: createSendWebhook({ ...webhook, desk: told.desk }) }),
    ...(mail === null ? {} : { mail: createSendMail({ ...mail, ...told, brand, registrationsCommand }) }),
  }
  const channels = CHANNELS.filter((channel) => senders[channel] !== undefined)
  let running: Notices | null = null
  return pipe(
    openNotices({ channels, isDelivering: told.isDelivering, hasDesk: told.desk !== null }),
    TE.bimap(
      ({ reason }) => `Không mở được hàng đợi thông báo cho nhân viên: ${reason}.`,
      (store): ConfiguredNotices => ({
        start: (deps) => {
          if (channels.length > 0) running = startNotices({ ...deps, store, senders })
        },
        stop: async () => running?.stop(),
      }),
    ),
  )
}
