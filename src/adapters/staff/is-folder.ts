import { statSync } from 'node:fs'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'

/** False if the path cannot be looked at. */
export const isFolder = (path: string): boolean =>
  pipe(
    O.tryCatch(() => statSync(path)),
    O.exists((found) => found.isDirectory()),
  )
