import type { IncomingHttpHeaders } from 'node:http'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { AddressBook } from '../../../domain/address/address-book'
import type { LedgerUnavailable } from '../../../domain/ledger/ledger-failure'
import { cleanConsentVersion } from '../../../domain/registration/consent'
import {
  decodeMembershipBody,
  decodeOrderBody,
  type ReceivedRowError,
} from '../../../domain/registration/received-row'
import type { Registration, Target } from '../../../domain/registration/registration'
import { REGISTRATION_HEADERS } from '../../../domain/routing/service-paths'
import { percentDecoded } from '../../../domain/text/percent-decoded'
import type { ReadProductRows } from '../../../ports/content'
import { productsOf } from '../content/readable-content'

type ImportHeaders = {
  readonly idempotencyKey: string | null
  readonly consent: string | null
  readonly offers: string | null
  readonly honeypot: string
}

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/

const text = (header: string | ReadonlyArray<string> | undefined): string => String(header ?? '').trim()

/**
 * Reads key, consent and honeypot of a registration; fails if the key has another form. A page of an earlier release sends
 * none.
 */
export const decodeImportHeaders = (
  headers: IncomingHttpHeaders,
): E.Either<'idempotencyKeyInvalid', ImportHeaders> => {
  const sent = (name: keyof typeof REGISTRATION_HEADERS) => headers[REGISTRATION_HEADERS[name].toLowerCase()]
  const key = sent('key')
  if (key !== undefined && !IDEMPOTENCY_KEY.test(String(key))) return E.left('idempotencyKeyInvalid')
  return E.right({
    idempotencyKey: key === undefined ? null : String(key),
    consent: cleanConsentVersion(text(sent('consent'))),
    offers: cleanConsentVersion(text(sent('offers'))),
    // Our program escapes and shortens the honeypot; text that cannot be unescaped counts as filled in.
    honeypot: percentDecoded(text(sent('honeypot'))),
  })
}

export type DecodeImportDeps = {
  readonly addressBook: AddressBook
  readonly readProductRows: ReadProductRows
}

type DecodeImport = (
  target: Target,
  bytes: Uint8Array,
) => TE.TaskEither<'jsonInvalid' | ReceivedRowError | LedgerUnavailable, Registration>

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Parses JSON; fails for bytes that are not valid UTF-8. */
const parseJson = (bytes: Uint8Array): E.Either<'jsonInvalid', unknown> =>
  E.tryCatch(
    (): unknown => JSON.parse(utf8.decode(bytes)),
    () => 'jsonInvalid',
  )

/**
 * Decodes the row that was sent to a registration. Fails if it is not JSON or not valid, and if the products of an
 * order cannot be read.
 */
export const createDecodeImport = ({ addressBook, readProductRows }: DecodeImportDeps): DecodeImport => {
  const membership = (body: unknown) =>
    pipe(
      decodeMembershipBody(body),
      E.map((content): Registration => ({ target: 'members', content })),
      TE.fromEither,
    )

  const order = (body: unknown) =>
    pipe(
      readProductRows,
      TE.mapLeft(({ file }): LedgerUnavailable => ({ tag: 'unavailable', reason: `${file} is unreadable` })),
      TE.chainEitherKW((rows) =>
        decodeOrderBody(
          addressBook,
          productsOf(rows).map(({ title }) => title),
          body,
        ),
      ),
      TE.map((content): Registration => ({ target: 'orders', content })),
    )

  const decoders = { members: membership, orders: order }

  return (target, bytes) =>
    pipe(
      TE.fromEither(parseJson(bytes)),
      TE.chainW((body) => decoders[target](body)),
    )
}
