import axe from 'axe-core'
import type { Page } from 'playwright-core'

type Theme = 'day' | 'night'

/** The night theme differs from the day's in colours alone. */
const rulesOf = (theme: Theme): axe.RunOptions =>
  theme === 'day' ? {} : { runOnly: ['color-contrast', 'link-in-text-block'] }

/** What axe finds wrong in the part of a page without frames: which rule, and where. */
export const axeViolations = async (
  page: Page,
  theme: Theme = 'day',
  part = 'html',
): Promise<ReadonlyArray<string>> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations: found } = await page.evaluate(
    ([selector, options]) => window.axe.run(selector, { resultTypes: ['violations'], ...options }),
    [part, rulesOf(theme)] as const,
  )
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}
