/** `1.290.000đ` is 1290000; 0 where there are no digits (M-114). */
export const digits = (text: string): number => Number(text.replace(/[^0-9]/g, ''))
