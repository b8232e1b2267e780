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
