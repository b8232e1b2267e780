import { statSync } from 'node:fs'
import type * as IO from 'fp-ts/IO'

type Identity = { readonly dev: bigint; readonly ino: bigint }

const identityAt = (path: string): Identity | undefined =>
  statSync(path, { bigint: true, throwIfNoEntry: false })

/**
 * Takes files that SQLite holds open, gives whether each is still the one at its path: a file that was moved away, removed
 * or replaced takes writes as before, and nobody finds them. While a file is open its inode is given to no other.
 */
export const watchPlaces = (paths: ReadonlyArray<string>): IO.IO<boolean> => {
  const files = paths.map((path) => ({ path, opened: identityAt(path) }))
  return () =>
    files.every(({ path, opened }) => {
      const found = identityAt(path)
      return opened !== undefined && found?.dev === opened.dev && found.ino === opened.ino
    })
}
