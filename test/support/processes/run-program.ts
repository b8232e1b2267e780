import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { onTestFinished } from 'vitest'

type Given = {
  readonly words?: ReadonlyArray<string>
  readonly env?: Readonly<Record<string, string>>
  /** Its standard input. */
  readonly typed?: string
  /** In blocks of 512 bytes: what `ulimit -S -f` allows any one file to grow to. */
  readonly fileLimit?: number
  /** Words before the program's, such as those of a tracer. */
  readonly under?: ReadonlyArray<string>
}

const commandLine = (
  program: string,
  { words = [], fileLimit, under = [] }: Given,
): [string, ReadonlyArray<string>] => {
  const [first, ...rest] = [...under, process.execPath, program, ...words]
  return fileLimit === undefined
    ? [first ?? process.execPath, rest]
    : ['sh', ['-c', `ulimit -S -f ${fileLimit}; exec "$@"`, 'sh', first ?? process.execPath, ...rest]]
}

/** Starts a process, which is killed after the test if it still runs. */
export const runProgram = (program: string, given: Given = {}) => {
  const [command, words] = commandLine(program, given)
  const child = spawn(command, words, {
    env: {
      PATH: process.env.PATH,
      CONTENT_DIR: resolve('content'),
      PORT: '0',
      NODE_COMPILE_CACHE: resolve(program, '../../compile-cache'),
      ...given.env,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin.on('error', () => undefined).end(given.typed ?? '')
  const said = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text) => {
    said.out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said.err += text
  })
  const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, ...said }))
  })
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return { child, said, ended }
}
