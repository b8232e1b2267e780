import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as J from 'fp-ts/Json'
import * as t from 'io-ts'

/** The data of an order that the law asks to keep; `price` is null where the price at the confirmation was not recorded. */
const ContractContent = t.strict({
  reference: t.string,
  name: t.string,
  province: t.string,
  district: t.string,
  products: t.readonlyArray(t.strict({ title: t.string, price: t.union([t.string, t.null]) })),
})
export type ContractContent = t.TypeOf<typeof ContractContent>

/** Which order is kept and until when, without anything about the person; `at` is the time of receipt. */
const Term = t.strict({ id: t.number, at: t.number, confirmedAt: t.number, until: t.number })
export type ContractTerm = t.TypeOf<typeof Term>

export type KeptContract = ContractTerm & ContractContent & { readonly phone: string }

const Person = t.strict({ phone: t.string, record: t.string })

const Stored = t.intersection([Term, Person])

const contentIn = (record: string) => ContractContent.decode(E.toUnion(J.parse(record)))

/** Decodes a stored contract; fails if it is not whole. */
export const ContractRow = {
  decode: (row: unknown): t.Validation<KeptContract> =>
    pipe(
      Stored.decode(row),
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

/** The term of a kept contract, without data of the person. */
export const termOf = ({ id, at, confirmedAt, until }: ContractTerm): ContractTerm => ({
  id,
  at,
  confirmedAt,
  until,
})
