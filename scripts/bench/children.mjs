// The processes of the benchmark, which communicate by standard output only.
import { spawn } from 'node:child_process'
import { once } from 'node:events'

const children = []

const start = (file, words, env) => {
  const child = spawn(process.execPath, [file, ...words.map(String)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  children.push(child)
  child.stdout.setEncoding('utf8')
  return child
}

/** Runs a program with arguments to its end and returns the JSON it printed. */
export const measured = async (file, ...words) => {
  const child = start(file, words)
  const [said] = await Promise.all([child.stdout.reduce((all, text) => all + text, ''), once(child, 'close')])
  return JSON.parse(said)
}

/** Starts a server's program with settings and returns a function that puts load on it. */
export const startServer = async (file, env) => {
  const [line] = await once(start(file, [], env).stdout, 'data')
  const { port } = new URL(/http:\/\/\S+/.exec(line)[0])
  return { load: (seconds, perSecond = 0) => measured('scripts/bench/load.mjs', port, seconds, perSecond) }
}

export const stopAll = () => {
  for (const child of children) child.kill('SIGKILL')
}
