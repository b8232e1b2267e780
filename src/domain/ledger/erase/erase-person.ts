import { concatAll, type Monoid, struct } from 'fp-ts/Monoid'
import { MonoidSum } from 'fp-ts/number'
import { getMonoid, getUnionMonoid } from 'fp-ts/ReadonlyArray'
import { Eq } from 'fp-ts/string'
import { TARGETS, type Target } from '../../registration/registration'
import { hashOfPhone } from '../phone-hash'
import { isRestored, nextReadingAt } from '../restore/restored'
import { run, type Script } from '../script'
import { appendToRecord } from './append-to-record'
import type { ErasureTerms } from './contract-terms'
import { type RetainedContracts, retainContracts } from './contracts'
import { blindRemoval, mayBeInSheet, newRemoval } from './new-removal'
import { queueRemovals } from './queue-removals'
import type { RecordedErasure, RecordOfErasures } from './record-of-erasures'
import { type RetainedContract, termOf } from './retained-contract'

export type ErasureInput = ErasureTerms & { readonly record: RecordOfErasures }

/** `toRemoveFrom`: sheets whose rows of the person the delivery has yet to remove. */
export type ErasureResult = RetainedContracts & {
  readonly registrations: number
  readonly quarantined: number
  readonly toRemoveFrom: ReadonlyArray<Target>
}

/** How many rows were deleted here. */
export const deletedHere = ({
  registrations,
  quarantined,
  dropped,
}: Pick<ErasureResult, 'registrations' | 'quarantined' | 'dropped'>): number =>
  registrations + quarantined + dropped

/** Whether nothing was there to erase, here and in the sheets. */
export const isNothingErased = (erased: Omit<ErasureResult, 'contracts'>): boolean =>
  deletedHere(erased) + erased.toRemoveFrom.length === 0

const Erasures: Monoid<ErasureResult> = struct({
  registrations: MonoidSum,
  quarantined: MonoidSum,
  toRemoveFrom: getUnionMonoid<Target>(Eq),
  contracts: getMonoid<RetainedContract>(),
  dropped: MonoidSum,
})

/** The erasures of one person under several spellings of the number. */
export const sumErasures = concatAll(Erasures)

type PersonErasure = { readonly erased: ErasureResult; readonly entries: ReadonlyArray<RecordedErasure> }

/** Sheets that may hold rows newer than the backup from which the ledger was restored. */
function* unknownSheets(known: ReadonlyArray<Target>): Script<ReadonlyArray<Target>> {
  if (!(yield* isRestored())) return []
  const sheets: Array<Target> = []
  for (const target of TARGETS) {
    const isUsed =
      (yield* nextReadingAt(target)) !== null ||
      (yield* run('knownSheets', { target })).length > 0 ||
      (yield* run('markers', { target })).length > 0
    if (isUsed && !known.includes(target)) sheets.push(target)
  }
  return sheets
}

/**
 * Deletes a person's rows, keys and outbox rows. A removal for each sheet remains until the rows are removed from it, and of
 * contracts what the rule keeps.
 */
export function* erasePerson(phone: string, erasing: ErasureTerms): Script<PersonErasure> {
  const { at } = erasing
  const heldRows = yield* run('heldRows', { phone })
  const hash = yield* hashOfPhone(phone)
  const times = yield* run('heldTimes', { phone })
  const isWhole = !(yield* isRestored())
  for (const each of heldRows) {
    const own = times.filter(({ target }) => target === each.target).map((time) => time.at)
    yield* queueRemovals(newRemoval(each, isWhole ? own : null, { at, hash }))
  }
  const knownTargets = heldRows.filter(mayBeInSheet).map(({ target }) => target)
  const unknownTargets = yield* unknownSheets(knownTargets)
  for (const target of unknownTargets)
    yield* queueRemovals(blindRemoval(target, hash, { at, rowsUntil: null }))
  const sheets = [...knownTargets, ...unknownTargets]
  const { contracts, dropped } = yield* retainContracts(phone, erasing)
  const registrations = (yield* run('deleteRegistrations', { phone })).length
  const quarantined = (yield* run('deleteQuarantined', { phone })).length
  const erased = { registrations, quarantined, toRemoveFrom: sheets, contracts, dropped }
  return {
    erased,
    entries: isNothingErased(erased)
      ? []
      : [
          {
            kind: 'erasure',
            phoneHash: hash,
            at,
            sheets,
            ...(contracts.length === 0 ? {} : { retained: contracts.map(termOf) }),
          },
        ],
  }
}

/** Erases a person and appends the erasure to the record, unless nothing was stored under the number. */
export function* eraseAndRecord(phone: string, { record, ...erasing }: ErasureInput): Script<ErasureResult> {
  const { erased, entries } = yield* erasePerson(phone, erasing)
  if (entries.length > 0) yield* appendToRecord(record, entries)
  return erased
}
