import { closeSync, fstatSync, openSync } from 'node:fs'
import type * as IO from 'fp-ts/IO'

export type WatchedLinks = { readonly areLinked: IO.IO<boolean>; readonly release: IO.IO<void> }

/**
 * Takes files that are open elsewhere in this process, gives whether they all still have a name: a removed file takes
 * writes as before and is gone with the process. Release it only after SQLite has closed them.
 */
export const watchLinks = (paths: ReadonlyArray<string>): WatchedLinks => {
  const files = paths.map((path) => openSync(path, 'r'))
  return {
    areLinked: () => files.every((file) => fstatSync(file).nlink > 0),
    release: () => {
      for (const file of files) closeSync(file)
    },
  }
}
