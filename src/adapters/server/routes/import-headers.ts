import type { IncomingHttpHeaders } from 'node:http'
import * as E from 'fp-ts/Either'

export type ImportHeaders = {
  readonly idempotencyKey: string | null
  readonly consentVersion: string | null
  readonly isTrapped: boolean
}

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/
const LONGEST_CONSENT_VERSION = 40
const UNPRINTABLE = /[^\x20-\x7e]/g

const text = (header: string | ReadonlyArray<string> | undefined): string => String(header ?? '').trim()

/** Without characters that a header cannot carry. */
export const printableVersion = (version: string): string =>
  version.trim().replace(UNPRINTABLE, '').slice(0, LONGEST_CONSENT_VERSION)

export const decodeImportHeaders = (
  headers: IncomingHttpHeaders,
): E.Either<'idempotencyKeyInvalid', ImportHeaders> => {
  const key = headers['idempotency-key']
  if (key !== undefined && !IDEMPOTENCY_KEY.test(String(key))) return E.left('idempotencyKeyInvalid')
  return E.right({
    idempotencyKey: key === undefined ? null : String(key),
    consentVersion: printableVersion(text(headers['x-consent-version'])) || null,
    isTrapped: text(headers['x-form-trap']) !== '',
  })
}
