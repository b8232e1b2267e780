export const SCROLL_DOTS = [0, 1, 2] as const
export type ScrollDot = (typeof SCROLL_DOTS)[number]

const SECOND_DOT_FROM = 0.33
const THIRD_DOT_FROM = 0.66

/** Maps a scroll fraction (0 to 1) to one of 3 dots, counted from 0 (M-118, A-40). */
export const scrollDot = (fraction: number): ScrollDot =>
  fraction < SECOND_DOT_FROM ? 0 : fraction < THIRD_DOT_FROM ? 1 : 2
