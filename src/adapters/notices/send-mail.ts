import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { createTransport } from 'nodemailer'
import { SEND_TIMEOUT_MS } from '../../domain/notice/notice-limits'
import type { SendNotice } from '../../ports/notices'
import { noticeText, type Told } from './notice-text'

export type MailSettings = {
  readonly smtpUrl: string
  readonly from: string
  readonly to: ReadonlyArray<string>
}

type Deps = MailSettings & Omit<Told, 'at'> & { readonly brand: string }

/** The reason of a failure: only the code, because the server’s response may quote addresses; earlier errors name no person. */
const reasonOf = (error: unknown): string => {
  const { code = 'unknown', responseCode, message = '' } = Object(error)
  const detail = responseCode ?? (code === 'ESOCKET' ? message : '')
  return `the mail server did not take it (${[code, detail].filter((part) => part !== '').join(' ')})`
}

/** Sends one mail to all recipients; its Message-ID is the notice’s id, so that duplicates can be recognized. */
export const createSendMail = ({
  smtpUrl,
  from,
  to,
  brand,
  isDelivering,
  registrationsCommand,
  desk,
}: Deps): SendNotice => {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: SEND_TIMEOUT_MS,
    greetingTimeout: SEND_TIMEOUT_MS,
    socketTimeout: SEND_TIMEOUT_MS,
  })
  const host = from.slice(from.indexOf('@') + 1)
  return ({ id, at, content }) => {
    const { subject, body } = noticeText(content, { at, isDelivering, registrationsCommand, desk })
    return pipe(
      TE.tryCatch(
        () =>
          transport.sendMail({
            from: { name: brand, address: from },
            to: [...to],
            subject: `[${brand}] ${subject}`,
            text: `${body}\n`,
            messageId: `<${id}@${host}>`,
            headers: { 'Auto-Submitted': 'auto-generated' },
          }),
        reasonOf,
      ),
      TE.map(() => undefined),
    )
  }
}
