import type { Page } from 'playwright-core'
import { expect } from 'vitest'

declare global {
  interface Window {
    readonly tellViolation: (violation: string) => void
  }
}

/** Call it before the page is opened. The check that it returns fails if the page did what its content policy forbids. */
export const watchPolicy = async (page: Page): Promise<() => void> => {
  const violations: Array<string> = []
  await page.exposeFunction('tellViolation', (violation: string) => violations.push(violation))
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      // The sanitizer parses what it removes, which the policy keeps from running.
      if (effectiveDirective !== 'script-src-attr')
        window.tellViolation(`${effectiveDirective} ${blockedURI} ${sample}`)
    }),
  )
  return () => expect(violations).toStrictEqual([])
}
