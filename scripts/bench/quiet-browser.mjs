// A browser that is measured without the protocol's domain Runtime. Drivers such as Playwright and Lighthouse enable that domain;
// V8 then records the position of every error, and parses React's module again for the errors that it creates at its start.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { browserPath, watch } from './pages.mjs'

const VIEWPORT = { width: 412, height: 823 }
const SETTLED_MS = 1_500
const QUIET_MS = 500
const OBSERVED_MS = 300
const LONGEST_MS = 60_000

const startBrowser = async () => {
  const profile = await mkdtemp(join(tmpdir(), 'nam-vung-browser-'))
  const flags = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-backgrounding-occluded-windows',
    '--disable-renderer-backgrounding',
    '--remote-debugging-port=0',
  ]
  const child = spawn(browserPath(), [...flags, `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  while (!/ws:\/\/\S+/.test(said)) said += await once(child.stderr, 'data')
  child.stderr.resume()
  const stop = async () => {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
    // Helper processes of the browser may hold the pipe open.
    child.stderr.destroy()
    await rm(profile, { recursive: true, force: true })
  }
  return { address: /ws:\/\/\S+/.exec(said)[0], stop }
}

/** Sends commands of the debugging protocol and tells listeners of its events. */
const connect = async (address) => {
  const socket = new WebSocket(address)
  await once(socket, 'open')
  const waiting = new Map()
  const listeners = new Map()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, method, params, sessionId } = JSON.parse(data)
    if (id === undefined) return listeners.get(sessionId)?.(method, params)
    const { resolve, reject } = waiting.get(id)
    waiting.delete(id)
    if (error === undefined) resolve(result)
    else reject(new Error(error.message))
  })
  const send = (method, params = {}, sessionId = undefined) =>
    new Promise((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve, reject })
      socket.send(JSON.stringify({ id: last, method, params, sessionId }))
    })
  return {
    send,
    listen: (sessionId, listener) => listeners.set(sessionId, listener),
    close: () => socket.close(),
  }
}

const settled = async (state) => {
  const deadline = Date.now() + LONGEST_MS
  while (!state.isLoaded && Date.now() < deadline) await wait(50)
  await wait(SETTLED_MS)
  while ((state.open.size > 0 || Date.now() - state.changedAt < QUIET_MS) && Date.now() < deadline)
    await wait(50)
}

/** Starts the browser; `measure` opens an address in a new profile with the given throttling and returns what was seen. */
export const openQuietBrowser = async () => {
  const browser = await startBrowser()
  const { send, listen, close } = await connect(browser.address)

  const measure = async (url, { latencyMs, kilobits, cpu }) => {
    const { browserContextId } = await send('Target.createBrowserContext')
    const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId })
    const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
    const say = (method, params) => send(method, params, sessionId)
    const state = { isLoaded: false, open: new Set(), changedAt: 0 }
    listen(sessionId, (method, { requestId }) => {
      if (method === 'Page.loadEventFired') state.isLoaded = true
      else if (method === 'Network.requestWillBeSent') state.open.add(requestId)
      else if (method === 'Network.loadingFinished' || method === 'Network.loadingFailed')
        state.open.delete(requestId)
      else return
      state.changedAt = Date.now()
    })
    await say('Page.enable')
    await say('Network.enable')
    const bytes = kilobits > 0 ? (kilobits * 1000) / 8 : -1
    await say('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMs,
      downloadThroughput: bytes,
      uploadThroughput: bytes,
    })
    await say('Emulation.setDeviceMetricsOverride', { ...VIEWPORT, deviceScaleFactor: 1, mobile: false })
    await say('Emulation.setCPUThrottlingRate', { rate: cpu })
    await say('Page.addScriptToEvaluateOnNewDocument', { source: `(${watch})()` })
    await say('Page.navigate', { url })
    await settled(state)
    // Observers of a page without script are not called; new ones get the buffered entries.
    await say('Runtime.evaluate', { expression: `(${watch})()` })
    await wait(OBSERVED_MS)
    const { result } = await say('Runtime.evaluate', { expression: 'window.seen', returnByValue: true })
    await send('Target.disposeBrowserContext', { browserContextId })
    return result.value
  }

  return {
    measure,
    close: async () => {
      close()
      await browser.stop()
    },
  }
}
