import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { installByApt } from '../support/install-by-apt'

/** Without a window to draw, Chromium's headless build needs less than half the time for a page. */
const USUAL_PLACES = [
  '/usr/bin/chromium-headless-shell',
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

/** Gives the path of a Chrome or Chromium; where there is none, installs one by apt, else by Playwright's download. */
export const findBrowser = (): string => {
  for (const name of ['chromium-headless-shell', 'chromium'])
    if (installed() === undefined) installByApt(name)
  if (installed() === undefined) download()
  const path = installed()
  if (path === undefined)
    throw new Error(
      'No Chrome or Chromium was found, and none could be installed. Install one, or set CHROME_PATH.',
    )
  return path
}
