import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { erasePerson } from '../../domain/ledger/erase-rows'
import { expiredPersons, FIRST_POSITION, type SearchPosition } from '../../domain/ledger/expired-persons'
import { appendToRecord } from '../../domain/ledger/known-record'
import type { LedgerUnavailable } from '../../domain/ledger/ledger-failure'
import type { NotedErasure, RecordOfErasures } from '../../domain/ledger/record-of-erasures'
import type { RetentionOutcome, RetentionRule } from '../../domain/ledger/retention'
import { erasableToday, noteClock, noteErased } from '../../domain/ledger/retention-clock'
import { run, type Script } from '../../domain/ledger/script'
import { CONTRACTS_AT_ONCE } from '../../domain/ledger/statements/contract-statements'
import { expiryMoment } from '../../domain/retention/expiry'
import type { EpochMs } from '../../domain/time/epoch-ms'
import type { EraseExpired } from '../../ports/ledger'
import type { Transact } from '../../ports/transact'

/** Limits a transaction, so that registrations can be kept in between. */
const PERSONS_AT_ONCE = 20

type Deps = {
  readonly transact: Transact<LedgerUnavailable>
  readonly record: RecordOfErasures
  /** Runs in the transaction that erases. */
  readonly afterErasing?: () => Script<void>
}

type Part = { readonly outcome: RetentionOutcome; readonly next: SearchPosition | null }

const NOTHING: Part = { outcome: { tag: 'erased', persons: 0 }, next: null }

/** Deletes some contracts whose term has passed; true if there may be more. */
function* dropOver(at: EpochMs, { afterErasing }: Deps): Script<boolean> {
  const dropped = yield* run('dropOverContracts', { at })
  if (dropped.length > 0 && afterErasing !== undefined) yield* afterErasing()
  return dropped.length === CONTRACTS_AT_ONCE
}

/** Returns the same position while its page still has expired persons, or while there are contracts whose term has passed. */
function* eraseSome(
  { days, isDelivering, contract }: RetentionRule,
  { position, at }: { readonly position: SearchPosition; readonly at: EpochMs },
  deps: Deps,
): Script<Part> {
  const { record, afterErasing } = deps
  const { isTrusted, seenAt } = yield* noteClock(at)
  if (!isTrusted) return { outcome: { tag: 'clockJumped', seenAt }, next: null }
  if (yield* dropOver(at, deps)) return { ...NOTHING, next: position }
  let left = days === null ? 0 : yield* erasableToday(at)
  if (days === null || left <= 0) return NOTHING
  const { expired, next } = yield* expiredPersons({ before: expiryMoment(at, days), isDelivering }, position)
  const noted: Array<NotedErasure> = []
  let persons = 0
  for (const phone of expired.slice(0, PERSONS_AT_ONCE)) {
    if (left <= 0) break
    const { erased, notes } = yield* erasePerson(phone, { at, rule: contract })
    noted.push(...notes)
    persons += 1
    left -= erased.registrations + erased.quarantined
  }
  if (persons > 0) yield* noteErased(at, left)
  if (persons > 0 && afterErasing !== undefined) yield* afterErasing()
  if (noted.length > 0) yield* appendToRecord(record, noted)
  return { outcome: { tag: 'erased', persons }, next: persons < expired.length ? position : next }
}

/**
 * Erases persons past the retention period, a part at a time, up to a tenth of the rows a day (P-013); erases nobody while
 * the clock is not trusted.
 */
export const createEraseExpired = (deps: Deps): EraseExpired => {
  const eraseFrom = (
    rule: RetentionRule,
    position: SearchPosition,
    soFar: number,
  ): TE.TaskEither<LedgerUnavailable, RetentionOutcome> =>
    pipe(
      deps.transact((at) => eraseSome(rule, { position, at }, deps)),
      TE.chain(({ outcome, next }) => {
        if (outcome.tag === 'clockJumped') return TE.right(outcome)
        const persons = soFar + outcome.persons
        return next === null ? TE.right({ ...outcome, persons }) : eraseFrom(rule, next, persons)
      }),
    )
  return (rule) => eraseFrom(rule, FIRST_POSITION, 0)
}
