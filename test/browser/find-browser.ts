import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

const USUAL_PLACES = [
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

const attempt = (program: string, args: ReadonlyArray<string>): void => {
  try {
    execFileSync(program, args, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  } catch {
    // The next way is tried; the last one's failure is told below.
  }
}

/** Gives the path of a Chrome or Chromium; where there is none, installs one by apt, else by Playwright's download. */
export const findBrowser = (): string => {
  if (installed() === undefined && process.getuid?.() === 0) {
    attempt('apt-get', ['update', '-qq'])
    attempt('apt-get', ['install', '-y', '-qq', 'chromium'])
  }
  if (installed() === undefined) attempt('npx', ['playwright-core', 'install', 'chromium'])
  const path = installed()
  if (path === undefined)
    throw new Error(
      'No Chrome or Chromium was found, and none could be installed. Install one, or set CHROME_PATH.',
    )
  return path
}
