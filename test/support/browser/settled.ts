import type { Page } from 'playwright-core'

/** Waits until the screen is there and what it lists has arrived. */
export const settled = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
  await page.waitForFunction(
    () =>
      document.querySelector('main[aria-busy="false"]') !== null &&
      document.querySelector('.skeleton') === null,
  )
}
