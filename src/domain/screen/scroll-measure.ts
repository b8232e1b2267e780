/** In px. */
export type ScrollMeasure = {
  readonly scrollLeft: number
  readonly scrollWidth: number
  readonly clientWidth: number
}

/** Layout rounds to whole px, so a smaller difference counts as zero. */
const ROUNDING_PX = 1

const range = ({ scrollWidth, clientWidth }: ScrollMeasure): number => scrollWidth - clientWidth

/** Whether the strip is wider than its window, by more than rounding (M-118). */
export const canScroll = (measure: ScrollMeasure): boolean => range(measure) > ROUNDING_PX

/** The scroll position from 0 to 1; 0 if nothing can scroll (M-118). */
export const scrollFraction = (measure: ScrollMeasure): number =>
  canScroll(measure) ? Math.min(1, Math.max(0, measure.scrollLeft / range(measure))) : 0

/** Whether nothing is left to scroll to the left, but for rounding. */
export const isAtStart = ({ scrollLeft }: ScrollMeasure): boolean => scrollLeft <= ROUNDING_PX

/** Whether nothing is left to scroll to the right, but for rounding. */
export const isAtEnd = (measure: ScrollMeasure): boolean => measure.scrollLeft >= range(measure) - ROUNDING_PX

export const SCROLL_DOTS = [0, 1, 2] as const
export type ScrollDot = (typeof SCROLL_DOTS)[number]

const SECOND_DOT_FROM = 0.33
const THIRD_DOT_FROM = 0.66

/** Maps a scroll fraction (0 to 1) to one of 3 dots, counted from 0 (M-118, A-40). */
export const scrollDot = (fraction: number): ScrollDot =>
  fraction < SECOND_DOT_FROM ? 0 : fraction < THIRD_DOT_FROM ? 1 : 2
