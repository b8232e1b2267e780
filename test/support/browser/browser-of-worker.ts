import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'

/** What lets Chromium run as any user, quietly, and ask nobody for anything. */
const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No renderer is started ahead for a site that might come next.
  '--renderer-process-limit=1',
]

const WITHOUT_PICTURES = '--blink-settings=imagesEnabled=false'

const browsers = new Map<boolean, Promise<Browser>>()

/** Gives the browser, with or without pictures, that all files of this worker share; it ends with the worker. */
export const browserOfWorker = (hasPictures = true): Promise<Browser> => {
  const running = browsers.get(hasPictures)
  if (running !== undefined) return running
  const args = hasPictures ? BROWSER_FLAGS : [...BROWSER_FLAGS, WITHOUT_PICTURES]
  const started = chromium.launch({ executablePath: inject('browserPath'), args })
  browsers.set(hasPictures, started)
  return started
}
