/** How long after a route change the page scrolls to the top, in ms (M-004). */
export const SCROLL_TOP_DELAY_MS = 100
