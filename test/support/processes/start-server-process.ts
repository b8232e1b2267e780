import { setTimeout as wait } from 'node:timers/promises'
import { runProgram } from './run-program'

const LONGEST_START_MS = 60_000

/** Resolves with the address once the server answers there. */
export const startServerProcess = async (...[program, given]: Parameters<typeof runProgram>) => {
  const { child, said, ended } = runProgram(program, given)
  const deadline = Date.now() + LONGEST_START_MS
  while (!said.out.includes('\n')) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`did not start: ${said.err}`)
    await wait(10)
  }
  const url = /http:\/\/\S+/.exec(said.out)?.[0] ?? ''
  const stop = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return ended
  }
  return { url, said, stop, pid: Number(child.pid) }
}
