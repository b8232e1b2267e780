import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest'
import { browserOfWorker } from './browser-of-worker'
import { exportedOrders, type RunningSite, startSite } from './start-site'

declare global {
  interface Window {
    readonly tellViolation: (violation: string) => void
  }
}

/** Call it before the page is opened. The check that it returns fails if the page did what its content policy forbids. */
const watchPolicy = async (page: Page): Promise<() => void> => {
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

type Visit = {
  readonly width?: number
  readonly height?: number
  /** The promotional popup comes up, as for a first visit. */
  readonly popup?: boolean
  readonly reducedMotion?: 'reduce' | 'no-preference'
  readonly javaScriptEnabled?: boolean
  /** Done before the page is opened: answers of one's own, storage that throws. */
  readonly prepare?: (page: Page) => Promise<unknown>
}

type Site = {
  /** Without pictures a visit needs a quarter less processor time. */
  readonly pictures?: boolean
}

/** In ms. */
const READY_MS = 5_000

const browse = (origin: () => string, { pictures = true }: Site) => {
  /** Opens the path in a browser profile of its own, closed after the test. */
  const open = async (
    path: string,
    {
      width = 1280,
      height = 900,
      popup = false,
      reducedMotion = 'no-preference',
      javaScriptEnabled = true,
      prepare,
    }: Visit = {},
  ): Promise<Page> => {
    const browser = await browserOfWorker(pictures)
    const context = await browser.newContext({
      viewport: { width, height },
      locale: 'vi-VN',
      reducedMotion,
      javaScriptEnabled,
    })
    onTestFinished(() => context.close())
    if (!popup) await context.addInitScript(() => sessionStorage.setItem('register', '1'))
    const page = await context.newPage()
    onTestFinished(await watchPolicy(page))
    await prepare?.(page)
    await page.goto(`${origin()}${path}`)
    return page
  }
  return {
    address: origin,
    open,
    /** Opens the hash address and waits for the program and for the text, which is hidden while its fonts load. */
    visit: async (route: string, visit: Visit = {}): Promise<Page> => {
      const page = await open(`/#${route}`, visit)
      // A test may keep the program away.
      if (visit.javaScriptEnabled !== false)
        await page
          .waitForSelector('html[data-program=ready]:not([data-fonts])', {
            state: 'attached',
            timeout: READY_MS,
          })
          .catch(() => {})
      return page
    },
  }
}

/** Gives the built site that all files of a run share, in a real browser. */
export const siteInBrowser = (site: Site = {}) => browse(() => inject('siteAddress'), site)

/** Gives a site with registrations of its own, started before the file's tests and stopped after them. */
export const ownSiteInBrowser = (settings: Site = {}) => {
  let dataDir: string
  let site: RunningSite

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'nam-vung-site-'))
    site = await startSite(dataDir)
  })

  afterAll(async () => {
    await site?.stop('SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  })

  return {
    ...browse(() => site.address, settings),
    orders: () => exportedOrders(dataDir),
    dataDir: () => dataDir,
    restart: async (signal: NodeJS.Signals) => {
      await site.stop(signal)
      site = await startSite(dataDir)
    },
  }
}
