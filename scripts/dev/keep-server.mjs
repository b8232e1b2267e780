import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** Takes the path of a built server and its settings; returns what starts it again and what waits for it. One process runs at a time. */
export const keepServer = (program, env) => {
  let child = null
  let ready = Promise.resolve()
  const stop = async () => {
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  const start = async () => {
    child = spawn(process.execPath, [join(import.meta.dirname, 'server.mjs'), program], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    // It prints its address when it answers; if it cannot start, it says why and ends.
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
    child.stdout.resume()
  }
  return {
    restart: () => {
      ready = ready.then(stop).then(start)
      return ready
    },
    ready: () => ready,
    stop,
  }
}
