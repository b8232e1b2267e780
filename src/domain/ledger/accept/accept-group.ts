import * as E from 'fp-ts/Either'
import * as RA from 'fp-ts/ReadonlyArray'
import type { ArrivedRegistration, KeptAnswer, KeptId } from '../../registration/arrived-registration'
import type { Target } from '../../registration/registration'
import type { KeepFailure } from '../ledger-failure'
import { run, type Script } from '../script'
import type { Earlier, NewKey, NewRow } from '../statements/registration-statements'
import { answerToRepeat } from './find-kept'

export type KeepResult = E.Either<KeepFailure, KeptAnswer>

type Group = ReadonlyArray<ArrivedRegistration>
type KnownKey = Pick<Earlier, 'kept' | 'bodyHash'>
type Known = ReadonlyMap<string, KnownKey>
type Stored = { readonly arrived: ArrivedRegistration; readonly kept: KeptId }

const keysOf = (group: Group) =>
  group.flatMap(({ target, idempotency }) => (idempotency === null ? [] : [{ target, key: idempotency.key }]))

type KeyOf = { readonly target: Target; readonly key: string }

/** A text for target and key, unambiguous because targets contain no space. */
const keyId = ({ target, key }: KeyOf): string => `${target} ${key}`

/** As `keyId`; null without a key. */
const keyIdOf = ({ target, idempotency }: ArrivedRegistration): string | null =>
  idempotency === null ? null : keyId({ target, key: idempotency.key })

/**
 * Keeps one registration for each key: the first with an empty honeypot, or the first of all if none is empty. Keeps every
 * registration without a key.
 */
const firstOfEachKey = (group: Group): Group => {
  const seenKeys = new Set<string>()
  return group
    .toSorted((a, b) => Number(a.isQuarantined) - Number(b.isQuarantined))
    .filter((arrived) => {
      const key = keyIdOf(arrived)
      if (key === null) return true
      const isFirst = !seenKeys.has(key)
      seenKeys.add(key)
      return isFirst
    })
}

/** Removes a quarantined row and frees its key; a row with other content than the new registration stays, without its key. */
function* dropReplaced({ target, key, bodyHash, kept }: Earlier, by: ArrivedRegistration): Script<void> {
  if (bodyHash === by.idempotency?.bodyHash) yield* run('dropQuarantined', { id: kept.id })
  yield* run('dropQuarantinedKey', { target, key })
}

const toRow = ({ content, ...arrived }: ArrivedRegistration, id: number): NewRow => ({
  id,
  target: arrived.target,
  phone: content.phone,
  content: JSON.stringify(content),
  receivedAt: arrived.receivedAt,
  consentVersion: arrived.consentVersion,
  addressVersion: arrived.addressVersion,
  offersVersion: arrived.offersVersion,
})

function* insertRows(group: Group, isQuarantined: boolean): Script<ReadonlyArray<Stored>> {
  if (group.length === 0) return []
  const drawn = yield* run(isQuarantined ? 'quarantineIds' : 'registrationIds', {
    count: group.length,
  })
  const rows = RA.zipWith(group, drawn, (arrived, { id }) => toRow(arrived, id))
  yield* run(isQuarantined ? 'insertQuarantined' : 'insertRegistrations', { rows })
  return RA.zipWith(group, drawn, (arrived, { id }) => ({ arrived, kept: { id, isQuarantined } }))
}

function* insertAll(group: Group, isAnnounced: boolean): Script<ReadonlyArray<Stored>> {
  const { left: clean, right: quarantined } = RA.partition(
    ({ isQuarantined }: ArrivedRegistration) => isQuarantined,
  )(group)
  const registrations = yield* insertRows(clean, false)
  const ids = registrations.map(({ kept }) => kept.id)
  if (ids.length > 0) yield* run('insertOutbox', { ids })
  if (ids.length > 0 && isAnnounced) yield* run('insertUnannounced', { ids })
  return [...registrations, ...(yield* insertRows(quarantined, true))]
}

/** The same order of keys in every process, which prevents deadlocks. */
const inKeyOrder = (a: KeyOf, b: KeyOf): number => (keyId(a) < keyId(b) ? -1 : 1)

const newKeys = (stored: ReadonlyArray<Stored>): ReadonlyArray<NewKey> =>
  stored
    .flatMap(({ arrived: { target, idempotency }, kept: { id, isQuarantined } }) =>
      idempotency === null
        ? []
        : [
            {
              target,
              ...idempotency,
              registrationId: isQuarantined ? null : id,
              quarantineId: isQuarantined ? id : null,
            },
          ],
    )
    .toSorted(inKeyOrder)

const answersTo = (group: Group, known: Known, stored: ReadonlyArray<Stored>): ReadonlyArray<KeepResult> => {
  const keptByArrival = new Map(stored.map(({ arrived, kept }) => [arrived, kept]))
  const byKey = new Map<string, KnownKey>(known)
  for (const { arrived, kept } of stored) {
    const { target, idempotency } = arrived
    if (idempotency !== null)
      byKey.set(keyId({ target, key: idempotency.key }), { kept, bodyHash: idempotency.bodyHash })
  }
  return group.map((arrived): KeepResult => {
    const kept = keptByArrival.get(arrived)
    if (kept !== undefined) return E.right({ ...kept, isRepeated: false })
    const key = keyIdOf(arrived)
    const earlier = key === null ? undefined : byKey.get(key)
    return earlier === undefined || arrived.idempotency === null
      ? E.left({ tag: 'unavailable', reason: 'the row got no number' })
      : answerToRepeat(earlier, arrived.idempotency)
  })
}

/**
 * Stores the registrations of a group and answers each, in order: new, repeated, or refused because its key came with
 * another body. A registration with an empty honeypot takes the key of a quarantined row, and its place if the body is the
 * same. `isAnnounced`: staff are notified of what is stored (M-113, P-001).
 */
export function* acceptGroup(group: Group, isAnnounced: boolean): Script<ReadonlyArray<KeepResult>> {
  const keys = keysOf(group)
  const rows = keys.length === 0 ? [] : yield* run('earlierKeys', { keys })
  const earlierByKey = new Map<string, Earlier>(rows.map((row) => [keyId(row), row]))
  const toStore: Array<ArrivedRegistration> = []
  for (const arrived of firstOfEachKey(group)) {
    const key = keyIdOf(arrived)
    const earlier = key === null ? undefined : earlierByKey.get(key)
    if (earlier !== undefined && (arrived.isQuarantined || !earlier.kept.isQuarantined)) continue
    if (earlier !== undefined) yield* dropReplaced(earlier, arrived)
    toStore.push(arrived)
  }
  const stored = yield* insertAll(toStore, isAnnounced)
  const added = newKeys(stored)
  if (added.length > 0) yield* run('insertKeys', { keys: added })
  return answersTo(group, earlierByKey, stored)
}
