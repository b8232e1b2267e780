/** The discount in whole percent of prices in VND; 0 if either is 0, negative if the sale price is higher (M-115). */
export const discountPercent = (original: number, sale: number): number =>
  original === 0 || sale === 0 ? 0 : Math.round(((original - sale) * 100) / original)
