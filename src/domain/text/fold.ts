/** Removes diacritics, case and repeated spaces, and turns `đ` into `d`, for comparison. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đĐÐ]/g, 'd')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
