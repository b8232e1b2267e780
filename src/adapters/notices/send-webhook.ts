import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { Webhook } from 'standardwebhooks'
import type { News, Notice } from '../../domain/notice/notice'
import type { SendNotice } from '../../ports/notices'

const TIMEOUT_MS = 15_000

type WebhookSettings = { readonly url: string; readonly secret: string }

const TYPES: Readonly<Record<News['tag'], string>> = {
  registered: 'registrations.kept',
  halted: 'sheet.halted',
  stalled: 'delivery.stalled',
}

const dataOf = (news: News): unknown =>
  news.tag === 'registered'
    ? { orders: news.orders, members: news.members }
    : { sheet: news.sheet, since: new Date(news.since).toISOString() }

/** Identical for every attempt. */
const webhookBody = ({ at, news }: Pick<Notice, 'at' | 'news'>): string =>
  JSON.stringify({ type: TYPES[news.tag], timestamp: new Date(at).toISOString(), data: dataOf(news) })

/** Signed according to https://www.standardwebhooks.com; any 2xx status accepts the notice. */
export const createSendWebhook =
  ({ url, secret }: WebhookSettings): SendNotice =>
  (notice) =>
    pipe(
      TE.tryCatch(
        () => {
          const body = webhookBody(notice)
          const sentAt = new Date()
          return fetch(url, {
            method: 'POST',
            body,
            headers: {
              'content-type': 'application/json',
              'webhook-id': notice.id,
              'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1_000)),
              'webhook-signature': new Webhook(secret).sign(notice.id, sentAt, body),
            },
            redirect: 'manual',
            signal: AbortSignal.timeout(TIMEOUT_MS),
          })
        },
        () => 'the receiver cannot be reached',
      ),
      TE.chainFirstTaskK((answer) => async () => answer.body?.cancel()),
      TE.filterOrElse(
        ({ ok }) => ok,
        ({ status }) => `the receiver answers ${status}`,
      ),
      TE.map(() => undefined),
    )
