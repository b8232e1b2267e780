/** Reads a price text in VND: `1.290.000đ` is 1290000; 0 if the text has no digits (M-114). */
export const priceInVnd = (text: string): number => Number(text.replace(/[^0-9]/g, ''))
