import { join } from 'node:path'

const FILES = ['', '-wal', '-journal'].map((journal) => `registrations.sqlite${journal}`)

/** The words that stand before a program: they let fail what `injection` says, as strace takes it after `inject=`. */
export const failingWords = (dataDir: string, injection: string): ReadonlyArray<string> => [
  'strace',
  ...['-D', '-f', '--seccomp-bpf', '-qq', '-o', '/dev/null', '-e', 'signal=none'],
  ...['-P', dataDir, ...FILES.flatMap((file) => ['-P', join(dataDir, file)])],
  ...['-e', `trace=${injection.split(':')[0]}`, '-e', `inject=${injection}`],
]
