/** Delay between a route change and the scroll to the top, in ms (M-004). */
export const SCROLL_TOP_DELAY_MS = 100
