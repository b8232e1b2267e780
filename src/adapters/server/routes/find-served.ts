import * as E from 'fp-ts/Either'
import { atMostEvery } from '../../../domain/cache/at-most-every'
import type { ServedValue } from '../../../domain/ledger/accept/served'
import { consentVersion } from '../../../domain/registration/consent'
import type { Site } from '../../../domain/site/site'
import type { RememberServed } from '../../../ports/ledger'

/** In ms; the shortest interval in which the ledger is asked for unknown values, which another process may serve. */
const LOOKUP_INTERVAL_MS = 1_000

export type FindServed = (isSought: (served: ServedValue) => boolean) => Promise<ServedValue | undefined>

/** The sheets and the consent version that pages are served with now. `recipient`: to whom rows are sent; null if to nobody. */
export const valuesServedNow = (
  { sheets, consent }: Pick<Site, 'sheets' | 'consent'>,
  recipient: string | null,
): ReadonlyArray<ServedValue> => [
  { what: 'orders', id: sheets.orders.id, name: sheets.orders.name },
  { what: 'members', id: sheets.members.id, name: sheets.members.name },
  { what: 'consent', id: consentVersion(consent, recipient), name: '' },
]

/**
 * Looks for a value that pages of this installation were ever served with. Unknown values are looked for in the ledger, at
 * most once in `LOOKUP_INTERVAL_MS`.
 */
export const createFindServed = (
  rememberServed: RememberServed,
  now: ReadonlyArray<ServedValue>,
  /** In ms of a monotonic clock. */
  clock: () => number,
): FindServed => {
  let known = now
  const lookUp = atMostEvery(LOOKUP_INTERVAL_MS, clock, async () => {
    const all = await rememberServed(now)()
    if (E.isRight(all)) known = all.right
  })
  return async (isSought) => {
    const found = known.find(isSought)
    if (found !== undefined) return found
    await lookUp()
    return known.find(isSought)
  }
}
