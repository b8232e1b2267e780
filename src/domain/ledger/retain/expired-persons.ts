import type { EpochMs } from '../../time/epoch-ms'
import { first, run, type Script } from '../script'
import { OLD_ROWS_AT_ONCE, type OldFrom } from '../statements/retention-statements'
import { isExpired } from './expiry'

/** The row at which the next page of the search starts. */
export type SearchPosition = Omit<OldFrom, 'before'> & {
  readonly table: 'oldRegistrations' | 'oldQuarantined'
}

export const FIRST_POSITION: SearchPosition = {
  table: 'oldRegistrations',
  at: Number.MIN_SAFE_INTEGER,
  id: 0,
}

export type ExpiredPage = {
  readonly expired: ReadonlyArray<string>
  readonly waiting: ReadonlyArray<string>
  readonly expiredRows: ReadonlyArray<{ readonly phone: string; readonly at: EpochMs }>
  /** Null once every old row has been checked. */
  readonly next: SearchPosition | null
}

/** Checks a page of rows received until `before`: which persons are expired, and which have to wait for a delivery. */
export function* expiredPersons(
  { before, isDelivering }: { readonly before: EpochMs; readonly isDelivering: boolean },
  { table, at, id }: SearchPosition,
): Script<ExpiredPage> {
  const rows = yield* run(table, { before, at, id })
  const expiredPhones: Array<string> = []
  const waitingPhones: Array<string> = []
  for (const phone of new Set(rows.map((row) => row.phone))) {
    const held = yield* first('heldOfPerson', { phone })
    if (held === null) continue
    const person = { latest: held.latest, isWaiting: held.waiting > 0 }
    if (isExpired(person, before, isDelivering)) expiredPhones.push(phone)
    else if (isExpired(person, before, false)) waitingPhones.push(phone)
  }
  const last = rows.at(-1)
  const isLastPage = last === undefined || rows.length < OLD_ROWS_AT_ONCE
  const elsewhere: SearchPosition | null =
    table === 'oldRegistrations' ? { ...FIRST_POSITION, table: 'oldQuarantined' } : null
  return {
    expired: expiredPhones,
    waiting: waitingPhones,
    expiredRows: rows.filter(({ phone }) => expiredPhones.includes(phone)),
    next: isLastPage ? elsewhere : { table, at: last.at, id: last.id },
  }
}
