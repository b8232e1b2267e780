import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const require = createRequire(import.meta.url)
const IBM = readFileSync(require.resolve('accessibility-checker-engine/ace-window.js'), 'utf8')
const SNIFFER = readFileSync(require.resolve('html_codesniffer/build/HTMLCS.js'), 'utf8')

type Found = ReadonlyArray<string>

/** Takes a page without frames, gives what IBM's engine is sure is wrong by WCAG 2.2 A and AA: which rule, and where. */
export const ibmViolations = async (page: Page): Promise<Found> => {
  await page.evaluate(IBM)
  return page.evaluate(async () => {
    const { results } = await new window.ace.Checker().check(document, ['WCAG_2_2'])
    return results
      .filter(({ value: [level, result] }) => level === 'VIOLATION' && result === 'FAIL')
      .map(({ ruleId, reasonId, path, message }) => `${ruleId} ${reasonId}: ${path.dom}: ${message}`)
  })
}

const ERROR = 1

/** Takes a page without frames, gives the errors that HTML_CodeSniffer finds by WCAG 2.1 AA: which criterion, and where. */
export const sniffedErrors = async (page: Page): Promise<Found> => {
  await page.evaluate(SNIFFER)
  return page.evaluate(
    (error) =>
      new Promise<Found>((resolve, reject) => {
        const tell = () =>
          resolve(
            window.HTMLCS.getMessages()
              .filter(({ type }) => type === error)
              .map(({ code, msg, element }) => `${code}: ${element.outerHTML.slice(0, 120)}: ${msg}`),
          )
        window.HTMLCS.process('WCAG2AA', document, tell, reject, 'en')
      }),
    ERROR,
  )
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
    readonly HTMLCS: {
      readonly process: (
        standard: string,
        of: Document,
        done: () => void,
        failed: () => void,
        language: string,
      ) => void
      readonly getMessages: () => ReadonlyArray<{
        readonly type: number
        readonly code: string
        readonly msg: string
        readonly element: Element
      }>
    }
  }
}
