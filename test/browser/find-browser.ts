import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { installByApt } from '../support/processes/install-by-apt'

/** Without a window to draw, Chromium's headless build needs half the processor time for a page. */
const HEADLESS_BUILD = '/usr/bin/chromium-headless-shell'

const USUAL_PLACES = [
  HEADLESS_BUILD,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const installed = (): string | undefined =>
  [process.env.CHROME_PATH, ...USUAL_PLACES, chromium.executablePath()].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  )

const download = (): void => {
  try {
    execFileSync('npx', ['playwright-core', 'install', 'chromium'], { stdio: 'ignore' })
  } catch {
    // That there is none is told below.
  }
}

const isChosen = (): boolean => (process.env.CHROME_PATH ?? '') !== ''

/**
 * Gives the path of a Chrome or Chromium: the one of CHROME_PATH, else the headless build, which is installed by apt
 * where that is possible, else any other, or Playwright's download.
 */
export const findBrowser = (): string => {
  if (!isChosen() && !existsSync(HEADLESS_BUILD)) installByApt('chromium-headless-shell')
  if (installed() === undefined) installByApt('chromium')
  if (installed() === undefined) download()
  const path = installed()
  if (path === undefined)
    throw new Error(
      'No Chrome or Chromium was found, and none could be installed. Install one, or set CHROME_PATH.',
    )
  return path
}
