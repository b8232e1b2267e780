import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type { KeepFailure } from '../../domain/ledger/ledger-failure'
import type { ArrivedRegistration, Idempotency, Kept } from '../../domain/registration/arrived-registration'
import type { KeptRegistration, Target } from '../../domain/registration/registration'
import type { FindKept } from '../../ports/find-kept'
import type { KeepRegistration } from '../../ports/keep-registration'
import type { ReadLedgerHealth } from '../../ports/read-ledger-health'
import type { ReadRegistrations } from '../../ports/read-registrations'

type MemoryLedger = {
  readonly keepRegistration: KeepRegistration
  readonly findKept: FindKept
  readonly readRegistrations: ReadRegistrations
  readonly readHealth: ReadLedgerHealth
}

const toKept = (arrived: ArrivedRegistration, id: number): KeptRegistration =>
  arrived.target === 'orders'
    ? { target: arrived.target, registration: arrived.registration, id, at: arrived.receivedAt }
    : { target: arrived.target, registration: arrived.registration, id, at: arrived.receivedAt }

/** Gives a ledger that lasts as long as the process does. */
export const createMemoryLedger = (): MemoryLedger => {
  const registrations: Array<KeptRegistration> = []
  const quarantine: Array<KeptRegistration> = []
  const keys = new Map<string, { readonly bodyHash: string; readonly kept: Kept }>()

  const find = (target: Target, { key, bodyHash }: Idempotency) =>
    pipe(
      O.fromNullable(keys.get(`${target} ${key}`)),
      O.map(
        (earlier): E.Either<KeepFailure, Kept> =>
          earlier.bodyHash === bodyHash ? E.right(earlier.kept) : E.left({ tag: 'keyReused' }),
      ),
    )

  const keep = (arrived: ArrivedRegistration): E.Either<KeepFailure, Kept> => {
    const { target, idempotency, isTrapped } = arrived
    const place = isTrapped ? quarantine : registrations
    const kept = { id: place.length + 1, isTrapped }
    place.push(toKept(arrived, kept.id))
    if (idempotency !== null)
      keys.set(`${target} ${idempotency.key}`, { bodyHash: idempotency.bodyHash, kept })
    return E.right(kept)
  }

  return {
    keepRegistration: (arrived) => async () =>
      pipe(
        O.fromNullable(arrived.idempotency),
        O.chain((idempotency) => find(arrived.target, idempotency)),
        O.getOrElse(() => keep(arrived)),
      ),
    findKept: (target, idempotency) => async () =>
      pipe(
        find(target, idempotency),
        O.match(() => E.right(O.none), E.map(O.some)),
      ),
    readRegistrations: async function* (target) {
      yield* registrations.filter((kept) => kept.target === target)
    },
    readHealth: async () =>
      E.right({ pending: registrations.length, oldestPendingAt: registrations[0]?.at ?? null }),
  }
}
