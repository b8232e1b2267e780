import * as E from 'fp-ts/Either'
import { constNull, pipe } from 'fp-ts/function'
import * as J from 'fp-ts/Json'
import * as t from 'io-ts'

const PriceList = t.readonlyArray(t.union([t.string, t.null]))
/** The price text of each product of an order, in order; null where it is unknown. */
export type PriceList = t.TypeOf<typeof PriceList>

/** Decodes a list as it is stored and as the form of a step carries it; null if it cannot be decoded. */
export const readPriceList = (text: string | null): PriceList | null =>
  pipe(J.parse(text ?? ''), E.chainW(PriceList.decode), E.getOrElseW(constNull))
