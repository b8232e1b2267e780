import type { DeskList } from '../../desk/desk-list'
import { reversedPhone, type Search, searchedName } from '../../desk/desk-search'
import { type HandledRegistration, SHOWN_AT_ONCE, type StateCount } from '../../handling/handled-registration'
import { referenceFor } from '../../registration/reference'
import { TARGETS, type Target } from '../../registration/registration'
import type { EpochMs } from '../../time/epoch-ms'
import { only, run, type Script } from '../script'
import type { ParamsOf } from '../statements/statements'

/** Ids below the highest indexed one that may still be committed by another process. */
const MAY_COME_LATE = 1_000
/** Limits how long a transaction locks the ledger. */
export const INDEXED_AT_ONCE = 250

/** The ids above `after` and up to `upTo`. */
export type Ids = { readonly after: number; readonly upTo: number }

/** The ids whose registrations may be new to the desk: the latest ones. */
export function* latestIds(): Script<Ids & { readonly isIndexed: boolean }> {
  const { newest, indexed } = yield* only('newestIds', {})
  const ids = { after: (indexed ?? newest ?? 0) - MAY_COME_LATE, upTo: newest ?? 0 }
  const isIndexed = newest === indexed && (yield* unindexed(ids)).length === 0
  return { ...ids, isIndexed }
}

/** The registrations among these ids that the index of the desk lacks. */
export const unindexed = (ids: Ids) => run('unindexed', ids)

/** Adds registrations to the index of the desk: reference, name and number as they are looked for. */
export function* indexRegistrations(ids: Ids): Script<void> {
  for (const { kept, key } of yield* unindexed(ids))
    yield* run('insertHandling', {
      id: kept.id,
      target: kept.target,
      at: kept.at,
      reference: referenceFor(kept, key),
      name: searchedName(kept.content.name),
      reversedPhone: reversedPhone(kept.content.phone),
    })
}

/** Registrations for a page, newest first, and whether there are more. */
export type ShownRows = {
  readonly rows: ReadonlyArray<HandledRegistration>
  readonly hasMore: boolean
}

/** A store returns one row more than is shown. */
const asShown = (found: ReadonlyArray<HandledRegistration>): ShownRows => ({
  rows: found.slice(0, SHOWN_AT_ONCE),
  hasMore: found.length > SHOWN_AT_ONCE,
})

/** A page of a list: what came before the row with `at` and `id`, in one state or in all. */
export function* listPage({
  state,
  ...page
}: ParamsOf<'handledPage'> & Pick<DeskList, 'state'>): Script<ShownRows> {
  return asShown(
    state === null ? yield* run('handledPage', page) : yield* run('handledPageOfState', { ...page, state }),
  )
}

/** The most digits that may follow the typed ones. */
const LAST_DIGITS = '9'.repeat(20)

function* foundAsSpelled(spelled: Search['spelled']): Script<ReadonlyArray<HandledRegistration>> {
  switch (spelled?.tag) {
    case 'number':
      return yield* run('foundByDigits', { from: spelled.digits, to: `${spelled.digits}${LAST_DIGITS}` })
    case 'name':
      return yield* run('foundByName', { part: spelled.name })
    case undefined:
      return []
  }
}

/** The registrations found; first those with the reference. */
export function* foundBy({ reference, spelled }: Search): Script<ShownRows> {
  const referred = reference === null ? [] : yield* run('foundByReference', { reference })
  const found = (yield* foundAsSpelled(spelled)).filter((row) => row.reference !== reference)
  return asShown([...referred, ...found])
}

/** Others with the same phone number, newest first, at most 50. */
export function* othersOf({ kept }: HandledRegistration): Script<ReadonlyArray<HandledRegistration>> {
  const digits = reversedPhone(kept.content.phone)
  const same = yield* run('foundByDigits', { from: digits, to: digits })
  return asShown(same).rows.filter((other) => other.kept.id !== kept.id)
}

/** How many registrations are in each state, counted up to `MOST_COUNTED`; states without any are left out. */
export function* countStates(target: Target): Script<ReadonlyArray<StateCount>> {
  return (yield* run('countStates', { target })).filter(({ rows }) => rows > 0)
}

/**
 * The registrations to call, at most 50: first those whose time has come, then the new ones, then those that did not answer;
 * oldest first.
 */
export function* callList(at: EpochMs): Script<ReadonlyArray<HandledRegistration>> {
  const waiting = [...(yield* run('dueCalls', { at }))]
  for (const state of ['new', 'unanswered'] as const) {
    const both: Array<HandledRegistration> = []
    for (const target of TARGETS) both.push(...(yield* run('oldestOfState', { target, state })))
    waiting.push(...both.sort((a, b) => a.kept.at - b.kept.at || a.kept.id - b.kept.id))
  }
  return waiting.slice(0, SHOWN_AT_ONCE)
}
