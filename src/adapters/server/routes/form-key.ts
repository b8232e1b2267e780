import { createHash, randomUUID } from 'node:crypto'
import type { Idempotency } from '../../../domain/registration/arrived-registration'
import { FORM_FIELDS } from '../../../domain/routing/form-address'
import { visibleText } from '../../../domain/text/visible-text'
import { type EpochMs, HOUR_MS } from '../../../domain/time/epoch-ms'
import type { StyledPage } from '../pages/page-styles'
import { fillIn } from './fill-in'

/** In ms; Back within this time reuses the key, whereas an older bookmark or history entry gets a new one. */
const FRESH_MS = HOUR_MS
const RADIX = 36
const KEY = /^([0-9a-z]{8,9})-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The idempotency key of a plain form, which begins with the time at which it was opened. */
export const newFormKey = (now: EpochMs): string => `${now.toString(RADIX)}-${randomUUID()}`

/** The key that a form was sent with; a new one if what it sent is no key. */
export const keyIn = (fields: URLSearchParams, now: EpochMs): string => {
  const key = fields.get(FORM_FIELDS.key) ?? ''
  return KEY.test(key) ? key : newFormKey(now)
}

/** A form page with these fields filled in, under a key. */
export const withKey = (
  { html, styleHash }: StyledPage,
  fields: URLSearchParams,
  key: string,
): StyledPage => {
  const input = new URLSearchParams(fields)
  input.set(FORM_FIELDS.key, key)
  return { html: fillIn(html, input), styleHash }
}

/** Whether a form was opened less than `FRESH_MS` ago. */
export const isFreshFormKey = (text: string, now: EpochMs): boolean => {
  const age = now - Number.parseInt(KEY.exec(text)?.[1] ?? '0', RADIX)
  return age >= 0 && age < FRESH_MS
}

/** Fields that are not part of what the person enters. */
const BESIDE: ReadonlyArray<string> = [FORM_FIELDS.key, FORM_FIELDS.honeypot, FORM_FIELDS.consent]

const inputOf = (fields: URLSearchParams): ReadonlyArray<string> =>
  [...fields]
    .filter(([name]) => !BESIDE.includes(name))
    // Only the tick is the person’s input; the version may have changed since.
    .map(([name, value]) => JSON.stringify([name, name === FORM_FIELDS.offers ? '' : visibleText(value)]))
    .sort()

/** The form’s key with a hash of the input: the same input is the same registration, even if the content has changed. */
export const formIdempotency = (key: string, fields: URLSearchParams): Idempotency => {
  const bodyHash = createHash('sha256').update(inputOf(fields).join()).digest('base64url')
  return { key: `${key}.${bodyHash}`, bodyHash }
}
