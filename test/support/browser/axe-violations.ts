import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** Takes a page without frames, gives what axe finds wrong with it: which rule, and where. */
export const axeViolations = async (page: Page): Promise<ReadonlyArray<string>> => {
  await page.evaluate(axe.source)
  const { violations: found } = await page.evaluate(() => window.axe.run({ resultTypes: ['violations'] }))
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}
