import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'
import { BROWSER_FLAGS } from './browser-flags'

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
