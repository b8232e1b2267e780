import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import type { Membership } from '../../domain/registration/membership'
import type { Order } from '../../domain/registration/order'
import type { KeptRegistration, Target } from '../../domain/registration/registration'

const isText = <A extends string>(value: unknown): value is A => typeof value === 'string'

/** What was accepted once stays accepted, whatever the rules are today; what is missing reads as empty. */
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

export const StoredRow = t.strict({ id: t.number, phone: t.string, record: t.string, at: t.number })
export type StoredRow = t.TypeOf<typeof StoredRow>

const parsedRecord = ({ record, phone }: StoredRow): unknown => {
  const parsed: unknown = pipe(
    E.tryCatch((): unknown => JSON.parse(record), E.toError),
    E.getOrElse((): unknown => null),
  )
  return typeof parsed === 'object' ? { ...parsed, phone } : { phone }
}

/** Takes a row of the ledger, gives the registration; a record of another shape still gives what can be read of it. */
export const toKeptRegistration = (target: Target, row: StoredRow): t.Validation<KeptRegistration> => {
  const { id, at } = row
  const record = parsedRecord(row)
  return target === 'orders'
    ? pipe(
        KeptOrder.decode(record),
        E.map((registration) => ({ target, registration, id, at })),
      )
    : pipe(
        KeptMembership.decode(record),
        E.map((registration) => ({ target, registration, id, at })),
      )
}
