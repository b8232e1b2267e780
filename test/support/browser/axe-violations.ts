import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** Takes a page, gives what axe finds wrong with it: which rule, and where. */
export const axeViolations = async (page: Page): Promise<ReadonlyArray<string>> => {
  const { violations: found } = await new AxeBuilder({ page }).analyze()
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
