import type { Product } from './product'

/** A thumbnail address of this many characters or fewer is no address: `null`, `N/A` (M-049). */
const LONGEST_SKIPPED_URL = 4

/** Takes a product, gives its picture addresses, the main one first, without repeats and skipped ones (M-048, M-049, A-17). */
export const productImages = ({
  thumbnail,
  imgsProduct,
}: Pick<Product, 'thumbnail' | 'imgsProduct'>): ReadonlyArray<string> => [
  ...new Set([thumbnail, ...imgsProduct].filter((url) => url.length > LONGEST_SKIPPED_URL)),
]
