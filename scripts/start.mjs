// Builds if sources have changed, then serves in this process, so that signals reach the server.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { stopWithParent } from './stop-with-parent.mjs'

const SIGNALS = ['SIGINT', 'SIGTERM']

const build = () =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'build.mjs')], { stdio: 'inherit' })
    const stop = (signal) => child.kill(signal)
    for (const signal of SIGNALS) process.on(signal, stop)
    child.once('exit', (code) => {
      for (const signal of SIGNALS) process.off(signal, stop)
      resolve(code ?? 1)
    })
  })

const code = await build()
if (code === 0) {
  await import('../dist/server/main.js')
  if (process.env.npm_lifecycle_event !== undefined) stopWithParent()
} else process.exitCode = code
