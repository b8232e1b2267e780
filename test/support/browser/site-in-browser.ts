import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest'
import { BROWSER_FLAGS } from './browser-flags'
import { exportedOrders, type RunningSite, startSite } from './start-site'

type Visit = {
  readonly width?: number
  readonly height?: number
  /** The promotional popup comes up, as for a first visit. */
  readonly popup?: boolean
  readonly reducedMotion?: 'reduce' | 'no-preference'
  /** Done before the page is opened: answers of one's own, storage that throws. */
  readonly prepare?: (page: Page) => Promise<unknown>
}

/** Gives the built site in a real browser, started before the file's tests and stopped after them. */
export const siteInBrowser = () => {
  let browser: Browser
  let dataDir: string
  let site: RunningSite

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'nam-vung-site-'))
    site = await startSite(dataDir)
    browser = await chromium.launch({ executablePath: inject('browserPath'), args: BROWSER_FLAGS })
  })

  afterAll(async () => {
    await browser?.close()
    await site?.stop('SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  })

  return {
    address: () => site.address,
    orders: () => exportedOrders(dataDir),
    restart: async (signal: NodeJS.Signals) => {
      await site.stop(signal)
      site = await startSite(dataDir)
    },
    /** Takes a route with its query, opens it in a browser profile of its own, closed after the test. */
    visit: async (
      route: string,
      { width = 1280, height = 900, popup = false, reducedMotion = 'no-preference', prepare }: Visit = {},
    ): Promise<Page> => {
      const context = await browser.newContext({
        viewport: { width, height },
        locale: 'vi-VN',
        reducedMotion,
      })
      onTestFinished(() => context.close())
      if (!popup) await context.addInitScript(() => sessionStorage.setItem('register', '1'))
      const page = await context.newPage()
      await prepare?.(page)
      await page.goto(`${site.address}/#${route}`)
      return page
    },
  }
}
