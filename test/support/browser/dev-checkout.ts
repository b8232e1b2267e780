import { spawn } from 'node:child_process'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../postgres/free-port'

const LONGEST_START_MS = 60_000
const COPIED = ['src', 'scripts', 'content', 'index.html', 'vite.config.ts', 'package.json']

/** Copies what the development server reads, so that a test may change it. */
export const copyCheckout = async (): Promise<string> => {
  const dir = await mkdtemp(join(tmpdir(), 'nam-vung-dev-'))
  for (const path of COPIED) await cp(path, join(dir, path), { recursive: true })
  await symlink(resolve('node_modules'), join(dir, 'node_modules'))
  return dir
}

const isRunning = (group: number): boolean => {
  try {
    return process.kill(-group, 0)
  } catch {
    return false
  }
}

/** Starts `npm run dev` in a checkout, in a process group of its own; returns its address once it answers there. */
export const startByNpm = async (dir: string) => {
  const port = await freePort()
  const npm = spawn('npm', ['run', 'dev'], {
    cwd: dir,
    env: {
      PATH: `${resolve('node_modules/.bin')}:${process.env.PATH}`,
      HOME: dir,
      PORT: String(port),
      DATA_DIR: join(dir, 'data'),
      RATE_LIMIT_PER_MINUTE: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const group = Number(npm.pid)
  let said = ''
  for (const stream of [npm.stdout, npm.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said += text
    })
  const address = `http://localhost:${port}`
  const deadline = Date.now() + LONGEST_START_MS
  while (!said.includes(address)) {
    if (npm.exitCode !== null || Date.now() > deadline) throw new Error(`did not start: ${said}`)
    await wait(50)
  }
  return {
    address,
    said: () => said,
    kill: (signal: NodeJS.Signals) => npm.kill(signal),
    isRunning: () => isRunning(group),
    end: async () => {
      if (isRunning(group)) process.kill(-group, 'SIGKILL')
      await rm(dir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
