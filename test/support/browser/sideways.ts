import type { Page } from 'playwright-core'

/** How far the page can be scrolled to the right, px. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => {
    window.scrollTo({ left: 1_000, behavior: 'instant' })
    return window.scrollX
  })
