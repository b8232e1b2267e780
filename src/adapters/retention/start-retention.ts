import * as E from 'fp-ts/Either'
import type * as IO from 'fp-ts/IO'
import type { RetentionRule } from '../../domain/ledger/retain/retention'
import { HOUR_MS } from '../../domain/time/epoch-ms'
import type { EraseExpired } from '../../ports/ledger'

/** The clock is recorded at once and every hour; the first erasure runs after 10 minutes. */
const FIRST_CHECK_MS = 600_000
const CHECK_MS = HOUR_MS

type RetentionDeps = {
  readonly rule: RetentionRule
  readonly eraseExpired: EraseExpired
  readonly dropFormerFiles: IO.IO<void>
  /** The command `registrations` as staff type it. */
  readonly registrations: string
  readonly log: {
    readonly info: (fields: object, text: string) => void
    readonly error: (fields: object, text: string) => void
  }
}

export type Retention = { readonly stop: () => void }

const jumpedText = (registrations: string): string =>
  `clock jumped by more than a day: nothing is erased until it is right or "${registrations} retention --confirm-clock" confirms it`

/** Erases expired persons every hour until it is stopped; an erasure in progress ends when the ledger is closed. */
export const startRetention = async ({
  rule,
  eraseExpired,
  dropFormerFiles,
  registrations,
  log,
}: RetentionDeps): Promise<Retention> => {
  const check = async (checked: RetentionRule): Promise<void> => {
    const done = await eraseExpired(checked)()
    if (E.isLeft(done)) log.error({ reason: done.left.reason }, 'expired registrations not erased')
    else if (done.right.tag === 'clockJumped')
      log.error({ seen: new Date(done.right.seenAt).toISOString() }, jumpedText(registrations))
    else {
      dropFormerFiles()
      if (done.right.persons > 0) log.info({ persons: done.right.persons }, 'expired registrations erased')
    }
  }
  await check({ ...rule, days: null })
  const hourly = setInterval(() => check(rule), CHECK_MS).unref()
  const first = setTimeout(() => check(rule), FIRST_CHECK_MS).unref()
  return {
    stop: () => {
      clearInterval(hourly)
      clearTimeout(first)
    },
  }
}
