import { execFileSync } from 'node:child_process'

const git = (...words: ReadonlyArray<string>): string =>
  execFileSync('git', words, { encoding: 'utf8' }).trim()

/** The commit to pack: its hash, its time in seconds, and whether the work tree is clean. */
export const packedCommit = () => ({
  hash: git('rev-parse', 'HEAD'),
  seconds: Number(git('log', '-1', '--format=%ct')),
  isClean: git('status', '--porcelain') === '',
})

export type PackedCommit = ReturnType<typeof packedCommit>
