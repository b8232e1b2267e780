import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { Webhook } from 'standardwebhooks'
import type { Notice, NoticeContent } from '../../domain/notice/notice'
import { SEND_TIMEOUT_MS } from '../../domain/notice/notice-limits'
import type { SendNotice } from '../../ports/notices'
import { deskLinks } from './notice-text'

type WebhookSettings = {
  readonly url: string
  readonly secret: string
  /** The address of the staff's desk; null if there is none. */
  readonly desk: string | null
}

const TYPES: Readonly<Record<NoticeContent['tag'], string>> = {
  registered: 'registrations.kept',
  halted: 'sheet.halted',
  stalled: 'delivery.stalled',
}

const dataOf = (content: NoticeContent, desk: string | null): unknown =>
  content.tag === 'registered'
    ? {
        orders: content.orders,
        members: content.members,
        ...(desk === null ? {} : { references: content.references ?? [], links: deskLinks(content, desk) }),
      }
    : { sheet: content.sheet, since: new Date(content.since).toISOString() }

/** The body, which is identical for every attempt. */
const webhookBody = ({ at, content }: Pick<Notice, 'at' | 'content'>, desk: string | null): string =>
  JSON.stringify({
    type: TYPES[content.tag],
    timestamp: new Date(at).toISOString(),
    data: dataOf(content, desk),
  })

/** Sends a notice signed according to https://www.standardwebhooks.com; any 2xx status accepts it. */
export const createSendWebhook =
  ({ url, secret, desk }: WebhookSettings): SendNotice =>
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
            signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
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
