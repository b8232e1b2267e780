import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import { existingPage, PRODUCTS_PER_PAGE, pageCount, pageItems } from '../screen/paging'
import { findProduct } from './find-product'
import type { Product } from './product'
import { groupSlug, productGroups } from './product-groups'
import { type ProductSummary, productSummary } from './product-summary'

const RELATED_PRODUCTS_LIMIT = 3

/** The first products of the same group, without this one; none if it has no group (M-054). */
export const relatedProducts = (
  products: ReadonlyArray<Product>,
  { id, group }: Pick<Product, 'id' | 'group'>,
): ReadonlyArray<Product> =>
  products
    .filter((other) => group !== '' && other.group === group && other.id !== id)
    .slice(0, RELATED_PRODUCTS_LIMIT)

type Products = ReadonlyArray<Product>
type Summaries = ReadonlyArray<ProductSummary>

export type ProductsShown<Part> = { readonly name: string; readonly partOf: (products: Products) => Part }

const BEST_SELLERS = 20

export const BEST_SELLING: ProductsShown<Summaries> = {
  name: 'best',
  partOf: (products) => products.slice(0, BEST_SELLERS).map(productSummary),
}

export type ProductsPage = {
  readonly products: Summaries
  readonly page: number
  /** The number of products in the list, or in the group if one is wanted. */
  readonly total: number
  /** The groups of all products, in their order. */
  readonly groups: ReadonlyArray<string>
}

/**
 * A page of the products whose group has this slug, of all for the empty one. `wanted` counts from 1; a page that does not
 * exist falls back to the last one (M-045, M-046).
 */
export const productsPage = (wanted: number, slug = ''): ProductsShown<ProductsPage> => ({
  name: slug === '' ? `page ${wanted}` : `page ${wanted} ${slug}`,
  partOf: (products) => {
    const listed = slug === '' ? products : products.filter(({ group }) => groupSlug(group) === slug)
    const page = existingPage(wanted, pageCount(listed.length, PRODUCTS_PER_PAGE))
    return {
      products: pageItems(listed, page, PRODUCTS_PER_PAGE).map(productSummary),
      page,
      total: listed.length,
      groups: productGroups(products),
    }
  },
})

export type ProductWithRelated = { readonly product: Product | null; readonly related: Summaries }

/** A product and cards of related ones; `product` is null if no product has the id (M-054, M-055). */
export const productWithRelated = (id: string): ProductsShown<ProductWithRelated> => ({
  name: `product ${id}`,
  partOf: (products) =>
    pipe(
      findProduct(products, id),
      O.match(
        (): ProductWithRelated => ({ product: null, related: [] }),
        (product) => ({ product, related: relatedProducts(products, product).map(productSummary) }),
      ),
    ),
})
