import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { onTestFinished } from 'vitest'

const LONGEST_START_MS = 60_000
const SHUTDOWN_TIMEOUT_MS = 2_000

type Given = {
  readonly env?: Readonly<Record<string, string>>
  readonly isReady: (said: string) => boolean | Promise<boolean>
}

/** Resolves once the process is ready; it is ended after the test if it still runs. */
export const startProcess = async (
  command: string,
  words: ReadonlyArray<string>,
  { env = {}, isReady }: Given,
) => {
  const child = spawn(command, words, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const process_ = { said: '' }
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      process_.said += text
    })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const stop = (): Promise<number | null> => {
    child.kill('SIGTERM')
    return ended
  }
  onTestFinished(async () => {
    await Promise.race([stop(), wait(SHUTDOWN_TIMEOUT_MS)])
    child.kill('SIGKILL')
  })
  const deadline = Date.now() + LONGEST_START_MS
  while (!(await isReady(process_.said))) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`${command} did not start: ${process_.said}`)
    await wait(20)
  }
  return { said: () => process_.said, stop, pid: Number(child.pid) }
}
