import { sequenceS } from 'fp-ts/Apply'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { isMailAddress } from '../../../domain/site/mail-address'
import { percentDecoded } from '../../../domain/text/percent-decoded'
import type { Environment, Setting } from './settings'

export type NotifySettings = {
  readonly webhook: { readonly url: string; readonly secret: string } | null
  readonly mail: {
    readonly smtpUrl: string
    readonly from: string
    readonly to: ReadonlyArray<string>
  } | null
}

export type NotifyError =
  | { readonly tag: 'missingBeside'; readonly setting: string; readonly given: string }
  | { readonly tag: 'notAPlainWebAddress'; readonly setting: string }
  | { readonly tag: 'notAWebhookSecret'; readonly setting: string }
  | { readonly tag: 'notAMailServer'; readonly setting: string }
  | { readonly tag: 'notMailAddresses'; readonly setting: string }

type Pair = { readonly first: string; readonly second: string }

type Written = { readonly setting: string; readonly text: string }

const written = (environment: Environment, setting: Setting): Written => ({
  setting,
  text: environment[setting]?.trim() ?? '',
})

const readPair = (first: Written, second: Written): E.Either<NotifyError, Pair | null> => {
  if (first.text === '' && second.text === '') return E.right(null)
  const [missing, given] = first.text === '' ? [first, second] : [second, first]
  return missing.text === ''
    ? E.left({ tag: 'missingBeside', setting: missing.setting, given: given.setting })
    : E.right({ first: first.text, second: second.text })
}

const parsed = (address: string): URL | null => (URL.canParse(address) ? new URL(address) : null)

/** Whether the URL has no user name or password, with which every call would fail. */
const isPlainWebAddress = (address: string): boolean => {
  const url = parsed(address)
  return url !== null && /^https?:$/.test(url.protocol) && `${url.username}${url.password}` === ''
}

const FEWEST_SECRET_BYTES = 24
const MOST_SECRET_BYTES = 64

/** Whether the text is `whsec_` and 24 to 64 bytes in Base64 (https://github.com/standard-webhooks/standard-webhooks). */
const isWebhookSecret = (secret: string): boolean => {
  const encoded = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret)?.[1] ?? ''
  const bytes = Buffer.from(encoded, 'base64').length
  return encoded.length % 4 === 0 && bytes >= FEWEST_SECRET_BYTES && bytes <= MOST_SECRET_BYTES
}

const isMailServer = (address: string): boolean => {
  const url = parsed(address)
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== ''
}

const decodedUser = (smtpUrl: string): string => percentDecoded(parsed(smtpUrl)?.username ?? '', '')

const NO_WEBHOOK: NotifySettings['webhook'] = null
const NO_MAIL: NotifySettings['mail'] = null

const toWebhook = ({
  first: url,
  second: secret,
}: Pair): E.Either<NotifyError, NotifySettings['webhook']> => {
  if (!isPlainWebAddress(url)) return E.left({ tag: 'notAPlainWebAddress', setting: 'NOTIFY_WEBHOOK_URL' })
  return isWebhookSecret(secret)
    ? E.right({ url, secret })
    : E.left({ tag: 'notAWebhookSecret', setting: 'NOTIFY_WEBHOOK_SECRET' })
}

/** The sender is the SMTP account if that is a mail address, or else the first recipient. */
const toMail = ({ first, second: smtpUrl }: Pair): E.Either<NotifyError, NotifySettings['mail']> => {
  const to = first.split(',').map((address) => address.trim())
  if (!to.every(isMailAddress)) return E.left({ tag: 'notMailAddresses', setting: 'NOTIFY_MAIL_TO' })
  if (!isMailServer(smtpUrl)) return E.left({ tag: 'notAMailServer', setting: 'SMTP_URL' })
  const user = decodedUser(smtpUrl)
  return E.right({ smtpUrl, from: isMailAddress(user) ? user : (to[0] ?? ''), to })
}

/** The settings of notices by webhook and by mail, each null if it is off. Fails if one of a pair is missing or malformed. */
export const readNotify = (environment: Environment): E.Either<NotifyError, NotifySettings> =>
  sequenceS(E.Apply)({
    webhook: pipe(
      readPair(written(environment, 'NOTIFY_WEBHOOK_URL'), written(environment, 'NOTIFY_WEBHOOK_SECRET')),
      E.chain((pair) => (pair === null ? E.right(NO_WEBHOOK) : toWebhook(pair))),
    ),
    mail: pipe(
      readPair(written(environment, 'NOTIFY_MAIL_TO'), written(environment, 'SMTP_URL')),
      E.chain((pair) => (pair === null ? E.right(NO_MAIL) : toMail(pair))),
    ),
  })
