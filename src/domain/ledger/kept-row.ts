import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import type { FoundRegistration } from '../registration/arrived-registration'
import type { Membership } from '../registration/membership'
import type { Order } from '../registration/order'
import { referenceFor } from '../registration/reference'
import { type KeptRegistration, Target } from '../registration/registration'

const isText = <A extends string>(value: unknown): value is A => typeof value === 'string'

/** Stored text stays valid even if the rules have changed since; a missing one reads as empty. */
const keptText = <A extends string>() =>
  new t.Type<A, A, unknown>(
    'KeptText',
    isText,
    (input, context) => {
      const text: unknown = typeof input === 'string' ? input : ''
      return isText<A>(text) ? t.success(text) : t.failure(input, context)
    },
    t.identity,
  )

const KeptTitles = new t.Type<ReadonlyArray<string>, ReadonlyArray<string>, unknown>(
  'KeptTitles',
  t.readonlyArray(t.string).is,
  (input) => t.success(Array.isArray(input) ? input.filter(t.string.is) : []),
  t.identity,
)

const KeptOrder: t.Decoder<unknown, Order> = t.strict({
  name: keptText<Order['name']>(),
  phone: keptText<Order['phone']>(),
  province: keptText(),
  district: keptText(),
  titles: KeptTitles,
})

const KeptMembership: t.Decoder<unknown, Membership> = t.strict({
  name: keptText<Membership['name']>(),
  phone: keptText<Membership['phone']>(),
  planTitle: keptText(),
})

const StoredRow = t.intersection([
  t.type({ id: t.number, target: Target, phone: t.string, record: t.string, at: t.number }),
  t.partial({ offersVersion: t.union([t.string, t.null]) }),
])
type StoredRow = t.TypeOf<typeof StoredRow>

const toKept = (
  { id, target, at, phone, offersVersion = null }: StoredRow,
  record: unknown,
): t.Validation<KeptRegistration> => {
  const read = typeof record === 'object' ? { ...record, phone } : { phone }
  const agreed = offersVersion === null ? {} : { offersVersion }
  return target === 'orders'
    ? pipe(
        KeptOrder.decode(read),
        E.map((registration) => ({ target, registration, id, at, ...agreed })),
      )
    : pipe(
        KeptMembership.decode(read),
        E.map((registration) => ({ target, registration, id, at, ...agreed })),
      )
}

const parsed = (row: StoredRow): unknown =>
  pipe(
    E.tryCatch((): unknown => JSON.parse(row.record), E.toError),
    E.getOrElse((): unknown => null),
  )

/** Decodes what it can from a record of another shape. */
export const KeptRow = {
  decode: (row: unknown): t.Validation<KeptRegistration> =>
    pipe(
      StoredRow.decode(row),
      E.chain((stored) => toKept(stored, parsed(stored))),
    ),
}

/** Whether the row has the shape in which it was written; `KeptRow` then decodes it even if fields are missing. */
export const isWholeRow = (row: unknown): boolean => StoredRow.is(row) && t.UnknownRecord.is(parsed(row))

/** `isTrapped` is 0 or 1, because not every database has booleans. */
const Found = t.intersection([
  StoredRow,
  t.type({ consentVersion: t.union([t.string, t.null]), isTrapped: t.number }),
  t.partial({ key: t.union([t.string, t.null]) }),
])

/** A quarantined registration without a key has none, because its number is not one of registrations. */
const referenceIn = (kept: KeptRegistration, key: string | null | undefined, isTrapped: boolean) =>
  key === undefined || (key === null && isTrapped) ? {} : { reference: referenceFor(kept, key) }

export const FoundRow = {
  decode: (row: unknown): t.Validation<FoundRegistration> =>
    pipe(
      Found.decode(row),
      E.chain(({ consentVersion, isTrapped, key, ...stored }) =>
        pipe(
          toKept(stored, parsed(stored)),
          E.map((kept) => ({
            ...kept,
            ...referenceIn(kept, key, isTrapped === 1),
            consentVersion,
            isTrapped: isTrapped === 1,
          })),
        ),
      ),
    ),
}
