import * as t from 'io-ts'

type ProductIdBrand = { readonly ProductId: unique symbol }

export const ProductId = t.brand(
  t.string,
  (s): s is t.Branded<string, ProductIdBrand> => s !== '',
  'ProductId',
)
export type ProductId = t.TypeOf<typeof ProductId>

/** Prices are texts as typed by staff, empty if there is none. The glossary has the names that the sheet uses (M-100). */
export type Product = {
  readonly id: ProductId
  readonly group: string
  readonly title: string
  readonly salePrice: string
  readonly originalPrice: string
  readonly tag: string
  readonly thumbnail: string
  readonly images: ReadonlyArray<string>
  readonly summary: string
  readonly description: string
}
