import type { Page } from 'playwright-core'

/** Takes a page, waits until nothing in it moves any more but what moves for ever. */
export const atRest = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) =>
          playState === 'finished' || effect?.getComputedTiming().endTime === Infinity,
      ),
  )
}
