import type { Page } from 'playwright-core'

/** Takes a page, gives it the night theme without motion, and waits until no colour changes any more. */
export const atNight = async (page: Page): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect }) => effect?.getComputedTiming().endTime === Infinity),
  )
}
