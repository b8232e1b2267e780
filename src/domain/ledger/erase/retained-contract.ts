import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as J from 'fp-ts/Json'
import * as t from 'io-ts'
import { keptRegistration } from '../../registration/form-columns'
import type { Order } from '../../registration/order'
import { ORDER_FORM } from '../../registration/order-form'

const Stored = t.type({
  reference: t.string,
  products: t.readonlyArray(t.strict({ title: t.string, price: t.union([t.string, t.null]) })),
})

/**
 * The data of an order that the law asks to keep: all of its content, of which the phone number has its own column. `price` is null
 * where the price at the confirmation was not recorded.
 */
export type ContractContent = Omit<Order, 'phone' | 'titles'> & t.TypeOf<typeof Stored>

/** Which order is retained and until when, without anything about the person; `at` is the time of receipt. */
const Term = t.strict({ id: t.number, at: t.number, confirmedAt: t.number, until: t.number })
export type ContractTerm = t.TypeOf<typeof Term>

export type RetainedContract = ContractTerm & ContractContent & { readonly phone: string }

const Person = t.strict({ phone: t.string, record: t.string })

const Row = t.intersection([Term, Person])

const keptOrder = keptRegistration(ORDER_FORM)

/** The stored content; a field that an earlier release did not keep is read as empty. */
const contentIn = (record: string): t.Validation<ContractContent> =>
  pipe(
    t.intersection([Stored, t.UnknownRecord]).decode(E.toUnion(J.parse(record))),
    E.map((stored) => {
      const { phone: _phone, titles: _titles, ...order } = keptOrder(stored)
      return { reference: stored.reference, ...order, products: stored.products }
    }),
  )

/** Decodes a stored contract; fails if it is not whole. */
export const ContractRow = {
  decode: (row: unknown): t.Validation<RetainedContract> =>
    pipe(
      Row.decode(row),
      E.chain(({ record, ...term }) =>
        pipe(
          contentIn(record),
          E.map((content) => ({ ...term, ...content })),
        ),
      ),
    ),
}

/** Whether what is stored of a contract, but its term, can be decoded. */
export const isWholeContract = (row: Readonly<Record<'phone' | 'record', unknown>>): boolean =>
  Person.is(row) && E.isRight(contentIn(row.record))

/** The term of a retained contract, without data of the person. */
export const termOf = ({ id, at, confirmedAt, until }: ContractTerm): ContractTerm => ({
  id,
  at,
  confirmedAt,
  until,
})
