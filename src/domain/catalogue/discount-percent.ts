/** Sums in VND; whole percent, 0 where either sum is 0, negative for a dearer sale (M-115). */
export const discountPercent = (original: number, sale: number): number =>
  original === 0 || sale === 0 ? 0 : Math.round(((original - sale) * 100) / original)
