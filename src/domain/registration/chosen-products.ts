import type { Product, ProductId } from '../catalogue/product'
import type { EpochMs } from '../time/epoch-ms'

export type ChosenProduct = Pick<Product, 'id' | 'title'> & { readonly chosenAt: EpochMs }
export type ChosenProducts = ReadonlyArray<ChosenProduct>

export const MOST_PRODUCTS = 50

/** The products without the one with the id, in their order. */
export const removeProduct = (chosen: ChosenProducts, id: ProductId): ChosenProducts =>
  chosen.filter((product) => product.id !== id)

/** Adds a product, in the order in which products were chosen (M-079, M-107). */
export const chooseProduct = (
  chosen: ChosenProducts,
  { id, title }: Pick<Product, 'id' | 'title'>,
  chosenAt: EpochMs,
): ChosenProducts =>
  [...removeProduct(chosen, id), { id, title, chosenAt }].toSorted((a, b) => a.chosenAt - b.chosenAt)

export const isChosen = (chosen: ChosenProducts, id: ProductId): boolean =>
  chosen.some((product) => product.id === id)
