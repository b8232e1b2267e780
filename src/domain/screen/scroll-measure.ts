/** A scrolling element's position and sizes, all in px. */
export type ScrollMeasure = {
  readonly scrollLeft: number
  readonly scrollWidth: number
  readonly clientWidth: number
}

/** Layout rounds, so a difference below this many px is none. */
const ROUNDING_PX = 1

const range = ({ scrollWidth, clientWidth }: ScrollMeasure): number => scrollWidth - clientWidth

/** Takes a measure, gives whether there is anything to scroll (M-120). */
export const canScroll = (measure: ScrollMeasure): boolean => range(measure) > ROUNDING_PX

/** Takes a measure, gives how far it is scrolled, from 0 to 1; 0 where nothing can scroll (M-118). */
export const scrollFraction = (measure: ScrollMeasure): number =>
  canScroll(measure) ? Math.min(1, Math.max(0, measure.scrollLeft / range(measure))) : 0

/** Takes a measure, gives whether it stands at its very beginning. */
export const isAtStart = ({ scrollLeft }: ScrollMeasure): boolean => scrollLeft <= ROUNDING_PX

/** Takes a measure, gives whether it stands at its very end. */
export const isAtEnd = (measure: ScrollMeasure): boolean => measure.scrollLeft >= range(measure) - ROUNDING_PX
