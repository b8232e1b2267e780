import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { Webhook } from 'standardwebhooks'
import type { News, Notice } from '../../domain/notice/notice'
import type { SendNotice } from '../../ports/notices'
import { deskLinks } from './notice-text'

const TIMEOUT_MS = 15_000

type WebhookSettings = {
  readonly url: string
  readonly secret: string
  /** The address of the staff's desk; null if there is none. */
  readonly desk?: string | null
}

const TYPES: Readonly<Record<News['tag'], string>> = {
  registered: 'registrations.kept',
  halted: 'sheet.halted',
  stalled: 'delivery.stalled',
}

const dataOf = (news: News, desk: string | null): unknown =>
  news.tag === 'registered'
    ? {
        orders: news.orders,
        members: news.members,
        ...(desk === null ? {} : { references: news.references ?? [], links: deskLinks(news, desk) }),
      }
    : { sheet: news.sheet, since: new Date(news.since).toISOString() }

/** Identical for every attempt. */
const webhookBody = ({ at, news }: Pick<Notice, 'at' | 'news'>, desk: string | null): string =>
  JSON.stringify({ type: TYPES[news.tag], timestamp: new Date(at).toISOString(), data: dataOf(news, desk) })

/** Signed according to https://www.standardwebhooks.com; any 2xx status accepts the notice. */
export const createSendWebhook =
  ({ url, secret, desk = null }: WebhookSettings): SendNotice =>
  (notice) =>
    pipe(
      TE.tryCatch(
        () => {
          const body = webhookBody(notice, desk)
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
