import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { ContentFailure } from '../../ports/content-failure'
import { unreadable } from './content-failure'
import { decodeText } from './decode-text'
import { explainReadError } from './read-fault'
import { readInside } from './read-inside'

/** The text of a content file; fails if it is absent, not UTF-8 or outside of the folder. */
export const readContentText = (contentDir: string, file: string): TE.TaskEither<ContentFailure, string> =>
  pipe(
    TE.tryCatch(() => readInside(contentDir, file), explainReadError),
    TE.chainEitherK(decodeText),
    TE.mapLeft(unreadable(file)),
  )
