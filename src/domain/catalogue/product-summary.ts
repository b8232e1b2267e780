import type { Product } from './product'
import { responsibleOrganisation } from './responsible-organisation'

/** `organisation` answers for the product; empty if its description names none. */
export type ProductSummary = Omit<Product, 'group' | 'summary' | 'description'> & {
  readonly organisation: string
}

/** What a card shows of a product. */
export const productSummary = ({
  id,
  title,
  salePrice,
  originalPrice,
  tag,
  thumbnail,
  images,
  description,
}: Product): ProductSummary => ({
  id,
  title,
  salePrice,
  originalPrice,
  tag,
  thumbnail,
  images,
  organisation: responsibleOrganisation(description),
})
