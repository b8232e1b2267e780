// Shared by the page benches: the built server, a browser as slow as a phone, and its measurements.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'

// The headless shell comes last: its display compositor discards single frames, and a picture then counts as painted up to 800 ms
// late, with the next frame.
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-headless-shell']

/** Lighthouse's slow phone, with throttling applied instead of simulated. */
export const SLOW = { latencyMs: 562.5, kilobits: 1_475, cpu: 4 }

/** Starts the built server with these settings on a free port. */
export const startSite = async (settings = {}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'nam-vung-bench-'))
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', RATE_LIMIT_PER_MINUTE: '0', ...settings },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [line] = await once(child.stdout, 'data')
  return {
    address: /http:\/\/\S+/.exec(String(line))[0],
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'close')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export const browserPath = () =>
  process.env.CHROME_PATH || BROWSERS.find(existsSync) || chromium.executablePath()

export const openBrowser = () =>
  chromium.launch({
    executablePath: browserPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  })

/** Runs in a page before its own scripts. */
export const watch = () => {
  sessionStorage.setItem('register', '1')
  const seen = { fcp: 0, lcp: 0, cls: 0, tbt: 0, slowest: 0 }
  window.seen = seen
  const on = (type, note, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...options,
    })
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  on('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  on('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.cls += value
  })
  on('longtask', ({ duration }) => {
    seen.tbt += Math.max(0, duration - 50)
  })
  on(
    'event',
    ({ interactionId, duration }) => {
      if (interactionId > 0) seen.slowest = Math.max(seen.slowest, duration)
    },
    { durationThreshold: 16 },
  )
}

/** Opens an address in a new profile with the given throttling; returns the page. */
export const openSlowly = async (browser, url, { latencyMs, kilobits, cpu }) => {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: 'vi-VN' })
  await context.addInitScript(watch)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  if (kilobits > 0)
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMs,
      downloadThroughput: (kilobits * 1000) / 8,
      uploadThroughput: (kilobits * 1000) / 8,
    })
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
  return page
}

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
