/** Without marks, case and doubled spaces, `đ` as `d`, for comparing. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đĐÐ]/g, 'd')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
