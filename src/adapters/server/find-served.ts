import * as E from 'fp-ts/Either'
import type { Served } from '../../domain/ledger/served'
import { consentVersion } from '../../domain/registration/consent'
import type { Site } from '../../domain/site/site'
import type { Now } from '../../ports/now'
import type { RememberServed } from '../../ports/remember-served'

/** In ms. Another process may serve other settings, so the ledger is asked for unknown values, at most this often. */
const ASKED_AGAIN_MS = 1_000

/** Finds a value that open pages may still name. */
export type FindServed = (isMeant: (served: Served) => boolean) => Promise<Served | undefined>

export const servedNow = (
  { sheets, consent }: Pick<Site, 'sheets' | 'consent'>,
  recipient: string | null,
): ReadonlyArray<Served> => [
  { what: 'orders', id: sheets.orders.id, name: sheets.orders.name },
  { what: 'members', id: sheets.members.id, name: sheets.members.name },
  { what: 'consent', id: consentVersion(consent, recipient), name: '' },
]

export const createFindServed = (
  rememberServed: RememberServed,
  now: ReadonlyArray<Served>,
  clock: Now,
): FindServed => {
  let known = now
  let askedAt = Number.NEGATIVE_INFINITY
  return async (isMeant) => {
    const found = known.find(isMeant)
    if (found !== undefined || clock() - askedAt < ASKED_AGAIN_MS) return found
    askedAt = clock()
    const all = await rememberServed(now)()
    if (E.isRight(all)) known = all.right
    return known.find(isMeant)
  }
}
