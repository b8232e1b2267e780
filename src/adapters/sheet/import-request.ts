import type { Attempt } from '../../domain/registration/submission'
import type { SheetSource } from '../../domain/site/sheet-source'
import { importUrl } from './sheet-urls'

export type ImportRequest = {
  readonly url: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

type Row = {
  readonly sheet: SheetSource
  readonly cells: ReadonlyArray<string>
  readonly attempt: Attempt
  readonly trap: string
  readonly consentVersion: string
}

/** The body is the specified list of rows; key, consent and honeypot are sent as headers (M-132). */
export const importRequest = ({ sheet, cells, attempt, trap, consentVersion }: Row): ImportRequest => ({
  url: importUrl(sheet),
  body: JSON.stringify([cells]),
  headers: {
    'Content-Type': 'application/json',
    'Idempotency-Key': attempt.key,
    'X-Consent-Version': consentVersion,
    ...(trap === '' ? {} : { 'X-Form-Trap': encodeURIComponent(trap).slice(0, 100) }),
  },
})
