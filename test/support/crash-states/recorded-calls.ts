/** Calls that change files or fix them on the disk, and those by which clients are heard and answered. */
const UNDERSTOOD = [
  'openat',
  'pwrite64',
  'ftruncate',
  'fsync',
  'fdatasync',
  'unlink',
  'read',
  'write',
  'writev',
] as const

/** Calls that would change files as well: a recording in which one touches the data folder says nothing. */
const NOT_UNDERSTOOD = [
  'open',
  'creat',
  'truncate',
  'fallocate',
  'pwritev',
  'pwritev2',
  'unlinkat',
  'rename',
  'renameat',
  'renameat2',
  'link',
  'linkat',
] as const

const LONGEST_TEXT_BYTES = 131_072

/** The last line of a recording that is whole. */
export const LAST_LINE = /^\+\+\+ killed by SIGKILL \+\+\+$/m

/**
 * The words that stand before a program: each thread is recorded in a file of its own, and strace lets fail what `injections`
 * say.
 */
export const recordingWords = (
  prefix: string,
  injections: ReadonlyArray<string> = [],
): ReadonlyArray<string> => [
  'strace',
  ...['-D', '-ff', '--seccomp-bpf', '-q', '-y', '-xx', '-s', String(LONGEST_TEXT_BYTES), '-o', prefix],
  ...['-e', 'signal=KILL', '-e', `trace=${[...UNDERSTOOD, ...NOT_UNDERSTOOD].join(',')}`],
  ...injections.flatMap((injection) => ['-e', `inject=${injection}`]),
]
