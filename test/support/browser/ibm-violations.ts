import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const require = createRequire(import.meta.url)
const IBM = readFileSync(require.resolve('accessibility-checker-engine/ace-window.js'), 'utf8')

type Found = ReadonlyArray<string>

/** What IBM's engine is sure is wrong by WCAG 2.2 A and AA in a page without frames: which rule, and where. */
export const ibmViolations = async (page: Page): Promise<Found> => {
  await page.evaluate(IBM)
  return page.evaluate(async () => {
    const { results } = await new window.ace.Checker().check(document, ['WCAG_2_2'])
    return results
      .filter(({ value: [level, result] }) => level === 'VIOLATION' && result === 'FAIL')
      .map(({ ruleId, reasonId, path, message }) => `${ruleId} ${reasonId}: ${path.dom}: ${message}`)
  })
}

type Result = {
  readonly ruleId: string
  readonly reasonId: string
  readonly value: readonly [string, string]
  readonly path: { readonly dom: string }
  readonly message: string
}

declare global {
  interface Window {
    readonly ace: {
      readonly Checker: new () => {
        check: (
          of: Document,
          by: ReadonlyArray<string>,
        ) => Promise<{ readonly results: ReadonlyArray<Result> }>
      }
    }
  }
}
