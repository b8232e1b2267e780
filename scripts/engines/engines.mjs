import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { openByBidi } from './bidi.mjs'
import { openByWebDriver } from './webdriver.mjs'

const WINDOW = { width: 390, height: 844 }
const CHROMIUM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome']
const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox']
const WEBKIT = ['/usr/bin/WebKitWebDriver']

const firstOf = (places, chosen) => [chosen, ...places].find((path) => path !== undefined && existsSync(path))
const somePort = () => 20_000 + Math.floor(Math.random() * 20_000)

const openChromium = async () => {
  const browser = await chromium.launch({
    executablePath: firstOf(CHROMIUM, process.env.CHROME_PATH),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  })
  const page = await browser.newPage({ viewport: WINDOW })
  const errors = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  return {
    errors: async () => errors,
    goTo: (url) => page.goto(url),
    goBack: () => page.goBack(),
    // Playwright passes only one argument to a function, and takes a string for an expression.
    evaluate: (run, ...given) => page.evaluate(`(${run})(...${JSON.stringify(given)})`),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  }
}

/** Starts a program in its own process group, so that its children end with it. */
const start = (program, args, env = {}) => {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: 'ignore', detached: true })
  const ended = new Promise((resolve) => child.once('close', resolve))
  return async () => {
    if (child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
    await ended
  }
}

const patiently = async (open) => {
  for (let turn = 1; ; turn++) {
    try {
      return await open()
    } catch (error) {
      if (turn === 60) throw error
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
  }
}

const openStarted = async (stop, open) => {
  try {
    const page = await patiently(open)
    const close = async () => {
      await Promise.resolve(page.close()).catch(() => {})
      await stop()
    }
    return { ...page, close }
  } catch (error) {
    await stop()
    throw error
  }
}

const openFirefox = async () => {
  const port = somePort()
  const profile = await mkdtemp(join(tmpdir(), 'nam-vung-firefox-'))
  const end = start(firstOf(FIREFOX, process.env.FIREFOX_PATH), [
    '--headless',
    '--no-remote',
    `--profile=${profile}`,
    `--remote-debugging-port=${port}`,
  ])
  const stop = async () => {
    await end()
    await rm(profile, { recursive: true, force: true })
  }
  return openStarted(stop, () => openByBidi(`ws://127.0.0.1:${port}/session`, WINDOW))
}

const openWebKit = () => {
  const port = somePort()
  const stop = start('xvfb-run', ['-a', firstOf(WEBKIT), `--port=${port}`], {
    // Root in a container cannot create the namespaces for the sandbox.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  })
  return openStarted(stop, () =>
    openByWebDriver(`http://127.0.0.1:${port}`, {
      'webkitgtk:browserOptions': { args: ['--automation'] },
    }),
  )
}

/** Each engine with its Debian packages, whether it is installed, and how a page is opened. */
export const ENGINES = [
  {
    name: 'Chromium',
    packages: ['chromium-headless-shell'],
    isThere: () => firstOf(CHROMIUM, process.env.CHROME_PATH) !== undefined,
    open: openChromium,
  },
  {
    name: 'Firefox',
    packages: ['firefox-esr'],
    isThere: () => firstOf(FIREFOX, process.env.FIREFOX_PATH) !== undefined,
    open: openFirefox,
  },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth', 'gstreamer1.0-libav', 'gstreamer1.0-plugins-good'],
    isThere: () => firstOf(WEBKIT) !== undefined && existsSync('/usr/bin/xvfb-run'),
    open: openWebKit,
  },
]
