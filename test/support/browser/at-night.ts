import type { Page } from 'playwright-core'
import { atRest } from './at-rest'

/** Takes a page, gives it the night theme without motion, and waits until no colour changes any more. */
export const atNight = async (page: Page): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.emulateMedia({ colorScheme: 'dark' })
  await atRest(page)
}
