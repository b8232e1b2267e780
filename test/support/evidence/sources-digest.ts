import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'

/** What a run tells of itself; `sources` is a digest of the code and the tests it was of. */
export type RunFacts = {
  readonly at: string
  readonly node: string
  readonly sources: string
}

/** A digest of every file below `src` and `test` that is tracked, as it is now. */
export const sourcesDigest = (): string => {
  const digest = createHash('sha256')
  const files = execFileSync('git', ['ls-files', 'src', 'test'], { encoding: 'utf8' }).split('\n')
  for (const file of files.filter((name) => name !== '' && existsSync(name)))
    digest.update(file).update('\0').update(readFileSync(file))
  return digest.digest('hex')
}
