import type { EpochMs } from '../../time/epoch-ms'
import { appendToRecord } from '../erase/append-to-record'
import { erasePerson } from '../erase/erase-person'
import type { RecordedErasure, RecordOfErasures } from '../erase/record-of-erasures'
import { run, type Script } from '../script'
import { CONTRACTS_AT_ONCE } from '../statements/contract-statements'
import { expiredPersons, type SearchPosition } from './expired-persons'
import { expiryMoment } from './expiry'
import type { RetentionOutcome, RetentionRule } from './retention'
import { erasableToday, storeClock, storeErasableToday } from './retention-clock'

/** Limits a transaction, so that registrations can be kept in between. */
const PERSONS_AT_ONCE = 20

/** `afterErasing` runs in the transaction that erases. */
export type EraseExpiredDeps = {
  readonly record: RecordOfErasures
  readonly afterErasing?: () => Script<void>
}

type Part = { readonly outcome: RetentionOutcome; readonly next: SearchPosition | null }

const NOTHING: Part = { outcome: { tag: 'erased', persons: 0 }, next: null }

/** Deletes some contracts whose term has passed; true if there may be more. */
function* dropOver(at: EpochMs, { afterErasing }: EraseExpiredDeps): Script<boolean> {
  const dropped = yield* run('dropOverContracts', { at })
  if (dropped.length > 0 && afterErasing !== undefined) yield* afterErasing()
  return dropped.length === CONTRACTS_AT_ONCE
}

/**
 * Erases expired persons of a page. `next`: where to continue; the same position if work is left on this page, null at the end.
 */
export function* eraseExpiredPage(
  { days, isDelivering, contract }: RetentionRule,
  { position, at }: { readonly position: SearchPosition; readonly at: EpochMs },
  deps: EraseExpiredDeps,
): Script<Part> {
  const { record, afterErasing } = deps
  const { isTrusted, seenAt } = yield* storeClock(at)
  if (!isTrusted) return { outcome: { tag: 'clockJumped', seenAt }, next: null }
  if (yield* dropOver(at, deps)) return { ...NOTHING, next: position }
  let left = days === null ? 0 : yield* erasableToday(at)
  if (days === null || left <= 0) return NOTHING
  const { expired, next } = yield* expiredPersons({ before: expiryMoment(at, days), isDelivering }, position)
  const recordedErasures: Array<RecordedErasure> = []
  let persons = 0
  for (const phone of expired.slice(0, PERSONS_AT_ONCE)) {
    if (left <= 0) break
    const { erased, entries } = yield* erasePerson(phone, { at, rule: contract })
    recordedErasures.push(...entries)
    persons += 1
    left -= erased.registrations + erased.quarantined
  }
  if (persons > 0) yield* storeErasableToday(at, left)
  if (persons > 0 && afterErasing !== undefined) yield* afterErasing()
  if (recordedErasures.length > 0) yield* appendToRecord(record, recordedErasures)
  return { outcome: { tag: 'erased', persons }, next: persons < expired.length ? position : next }
}
