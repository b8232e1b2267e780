import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { ContentFailure } from '../../ports/content-failure'
import { decodeText } from './decode-text'
import { explainReadError } from './explain-read-error'
import { unreadable } from './unreadable'

export const readContentText = (contentDir: string, file: string): TE.TaskEither<ContentFailure, string> =>
  pipe(
    TE.tryCatch(() => readFile(join(contentDir, file)), explainReadError),
    TE.chainEitherK(decodeText),
    TE.mapLeft(unreadable(file)),
  )
