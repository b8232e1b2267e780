import type { Product } from './product'

/** A thumbnail URL of at most this many characters is a placeholder such as `null` or `N/A` (M-049). */
const LONGEST_SKIPPED_URL = 4

/** Image URLs, thumbnail first, without duplicates and placeholders (M-048, M-049, A-17). */
export const productImages = ({
  thumbnail,
  images,
}: Pick<Product, 'thumbnail' | 'images'>): ReadonlyArray<string> => [
  ...new Set([thumbnail, ...images].filter((url) => url.length > LONGEST_SKIPPED_URL)),
]
