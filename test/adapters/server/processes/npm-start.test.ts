import { spawn } from 'node:child_process'
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { build, createLogger } from 'vite'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { serverBuild } from '../../../../scripts/server-build'
import { scaled } from '../../../support/faults/scale'
import { startServerProcess } from '../../../support/processes/start-server-process'
import { createDiskDir } from '../../../support/temp-dir'

const built = inject('builtServer')

/** The promise is 10 s, which a busy machine may exceed. */
const SHUTDOWN_TIMEOUT_MS = scaled(120_000, 10_000)
const LONGEST_START_MS = 60_000

/** A checkout that is built already, with the project's own scripts. */
const createCheckout = async () => {
  const dir = await createDiskDir()
  const { scripts, type } = JSON.parse(await readFile('package.json', 'utf8'))
  await writeFile(join(dir, 'package.json'), JSON.stringify({ name: 'checkout', type, scripts }))
  await mkdir(join(dir, 'scripts'))
  for (const name of ['start.mjs', 'stop-with-parent.mjs', 'registrations.mjs', 'run-built.mjs'])
    await cp(join('scripts', name), join(dir, 'scripts', name))
  await writeFile(
    join(dir, 'scripts', 'build.mjs'),
    "import { writeFileSync } from 'node:fs'\nwriteFileSync('built-again', '')\n",
  )
  await cp(join(built.main, '..', '..'), join(dir, 'dist'), {
    recursive: true,
    filter: (path) => !/node_modules|compile-cache/.test(path),
  })
  await symlink(resolve('node_modules'), join(dir, 'node_modules'))
  return dir
}

const isServing = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  )

const startByNpm = async (dir: string) => {
  const child = spawn('npm', ['start'], {
    cwd: dir,
    env: {
      PATH: `${resolve('node_modules/.bin')}:${process.env.PATH}`,
      HOME: dir,
      PORT: '0',
      DATA_DIR: join(dir, 'data'),
      CONTENT_DIR: resolve('content'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  onTestFinished(() => {
    try {
      process.kill(-Number(child.pid), 'SIGKILL')
    } catch {
      // All of it has gone.
    }
  })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    said += text
  })
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said += text
  })
  const deadline = Date.now() + LONGEST_START_MS
  while (!/http:\/\/localhost:\d+/.test(said)) {
    if (Date.now() > deadline) throw new Error(`did not start: ${said}`)
    await wait(50)
  }
  return { child, url: /http:\/\/localhost:\d+/.exec(said)?.[0] ?? '' }
}

describe('the build of the server', () => {
  it('[P-009] prints no warning', async () => {
    const said: Array<string> = []
    const logger = createLogger('warn')
    const keep = (text: string) => void said.push(text)
    const customLogger = { ...logger, warn: keep, warnOnce: keep, error: keep }
    await build({ ...serverBuild, customLogger, build: { ...serverBuild.build, write: false } })
    expect(said).toStrictEqual([])
  })
})

describe('a server that was started by npm', () => {
  it.each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)(
    '[P-009] stops if npm gets %s, within 10 s in the long run, and the next one can start',
    async (signal) => {
      const dir = await createCheckout()
      const { child, url } = await startByNpm(dir)
      expect(await isServing(url)).toBe(true)
      child.kill(signal)
      await expect.poll(() => isServing(url), { timeout: SHUTDOWN_TIMEOUT_MS }).toBe(false)
      const env = { DATA_DIR: join(dir, 'data') }
      await expect
        .poll(
          () => startServerProcess(join(dir, 'dist/server/main.js'), { env }).then(() => 'started', String),
          {
            timeout: SHUTDOWN_TIMEOUT_MS,
          },
        )
        .toBe('started')
    },
  )
})

describe('a command while it runs', () => {
  it('[P-009] builds nothing if there is a build', async () => {
    const dir = await createCheckout()
    const command = spawn('npm', ['run', '-s', 'registrations', '--', 'help'], {
      cwd: dir,
      env: { PATH: `${resolve('node_modules/.bin')}:${process.env.PATH}`, HOME: dir },
      stdio: 'ignore',
    })
    expect(await new Promise((end) => command.once('close', end))).toBe(0)
    await expect(readFile(join(dir, 'built-again'))).rejects.toThrow('ENOENT')
  })
})
