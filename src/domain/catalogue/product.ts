import * as t from 'io-ts'

type ProductIdBrand = { readonly ProductId: unique symbol }

export const ProductId = t.brand(
  t.string,
  (s): s is t.Branded<string, ProductIdBrand> => s !== '',
  'ProductId',
)
export type ProductId = t.TypeOf<typeof ProductId>

/** `discount` and `fee` are price texts as typed by staff (M-100). */
export type Product = {
  readonly id: ProductId
  readonly group: string
  readonly title: string
  readonly discount: string
  readonly fee: string
  readonly tag: string
  readonly thumbnail: string
  readonly imgsProduct: ReadonlyArray<string>
  readonly shortDes: string
  readonly description: string
}
