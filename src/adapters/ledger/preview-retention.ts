import * as E from 'fp-ts/Either'
import type { RetentionPreview } from '../../domain/ledger/retention'
import type { EpochMs } from '../../domain/registration/epoch-ms'
import { expiryMoment, isClockTrusted } from '../../domain/registration/expiry'
import type { RetentionOfStaff } from '../../ports/retention-of-staff'
import { expiredPersons, FIRST_PLACE, type Place } from './expired-persons'
import { leftToday, seenMoment } from './retention-clock'
import type { Script } from './script'
import type { Transact } from './transact'

type Known = Pick<RetentionPreview, 'seenAt' | 'isClockTrusted' | 'leftToday'>

function* clockAndShare(now: EpochMs): Script<Known> {
  const seenAt = yield* seenMoment(now)
  return { seenAt, isClockTrusted: isClockTrusted(now, seenAt), leftToday: yield* leftToday(now) }
}

/** Reads in pages, so that no transaction is long. */
export const previewRetention =
  (read: Transact, now: () => EpochMs): RetentionOfStaff['previewRetention'] =>
  ({ days, isDelivering }) =>
  async () => {
    const at = now()
    const rule = { before: expiryMoment(at, days), isDelivering }
    const known = await read(() => clockAndShare(at))()
    if (E.isLeft(known)) return known
    const persons = new Set<string>()
    const waiting = new Set<string>()
    let rows = 0
    let oldestAt: EpochMs | null = null
    for (let place: Place | null = FIRST_PLACE; place !== null; ) {
      const from: Place = place
      const seen = await read(() => expiredPersons(rule, from))()
      if (E.isLeft(seen)) return seen
      for (const row of seen.right.expiredRows) {
        persons.add(row.phone)
        rows += 1
        oldestAt = Math.min(oldestAt ?? row.at, row.at)
      }
      for (const phone of seen.right.waiting) waiting.add(phone)
      place = seen.right.next
    }
    return E.right({ ...known.right, persons: persons.size, rows, waiting: waiting.size, oldestAt })
  }
