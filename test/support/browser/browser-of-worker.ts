import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'
import { BROWSER_FLAGS } from './browser-flags'

let browser: Promise<Browser> | undefined

/** Gives the browser that all files of this worker share; it ends with the worker. */
export const browserOfWorker = (): Promise<Browser> => {
  browser ??= chromium.launch({ executablePath: inject('browserPath'), args: BROWSER_FLAGS })
  return browser
}
