import type { Product } from './product'

/** A thumbnail address of at most this many characters is a filler: `null`, `N/A` (M-049). */
const LONGEST_SKIPPED_URL = 4

/** Addresses, the main picture's first, without repeats and fillers (M-048, M-049, A-17). */
export const productImages = ({
  thumbnail,
  imgsProduct,
}: Pick<Product, 'thumbnail' | 'imgsProduct'>): ReadonlyArray<string> => [
  ...new Set([thumbnail, ...imgsProduct].filter((url) => url.length > LONGEST_SKIPPED_URL)),
]
