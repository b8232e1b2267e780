import * as E from 'fp-ts/Either'
import { expiryMoment } from '../../domain/registration/expiry'
import type { RetentionDays } from '../../domain/site/retention-days'
import type { EraseExpired } from '../../ports/erase-expired'
import type { Now } from '../../ports/now'

/** After 10 minutes: a clock may be wrong just after a machine's start, and an erasure cannot be undone. */
const FIRST_CHECK_MS = 600_000
const CHECK_MS = 86_400_000

type RetentionDeps = {
  readonly retentionDays: RetentionDays
  readonly eraseExpired: EraseExpired
  readonly now: Now
  readonly log: {
    readonly info: (fields: object, text: string) => void
    readonly error: (fields: object, text: string) => void
  }
}

export type Retention = { readonly stop: () => void }

/** Erases 10 minutes after the start and once a day; an erasure under way ends with the ledger. */
export const startRetention = ({ retentionDays, eraseExpired, now, log }: RetentionDeps): Retention => {
  if (retentionDays === null) return { stop: () => undefined }
  const check = async (): Promise<void> => {
    const erased = await eraseExpired(expiryMoment(now(), retentionDays))()
    if (E.isLeft(erased)) log.error({ reason: erased.left.reason }, 'expired registrations not erased')
    else log.info({ persons: erased.right }, 'expired registrations erased')
  }
  const daily = setInterval(check, CHECK_MS).unref()
  const first = setTimeout(check, FIRST_CHECK_MS).unref()
  return {
    stop: () => {
      clearInterval(daily)
      clearTimeout(first)
    },
  }
}
