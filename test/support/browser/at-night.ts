import type { Page } from 'playwright-core'
import { atRest } from './at-rest'

/** Resolves once no colour changes any more. */
export const atNight = async (page: Page): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.emulateMedia({ colorScheme: 'dark' })
  await atRest(page)
}
