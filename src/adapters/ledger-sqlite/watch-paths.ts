import { statSync } from 'node:fs'
import type * as IO from 'fp-ts/IO'

type Identity = { readonly dev: bigint; readonly ino: bigint }

const identityAt = (path: string): Identity | undefined =>
  statSync(path, { bigint: true, throwIfNoEntry: false })

/**
 * Whether each path still names the file that is open; if not, writes go to a deleted file. Compares inodes, which are not reused
 * while a file is open.
 */
export const watchPaths = (paths: ReadonlyArray<string>): IO.IO<boolean> => {
  const files = paths.map((path) => ({ path, opened: identityAt(path) }))
  return () =>
    files.every(({ path, opened }) => {
      const found = identityAt(path)
      return opened !== undefined && found?.dev === opened.dev && found.ino === opened.ino
    })
}
