/** Takes any text, gives the number its digits make: `1.290.000đ` is 1290000; 0 where there are none (M-114). */
export const digits = (text: string): number => Number(text.replace(/[^0-9]/g, ''))
