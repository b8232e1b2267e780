import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { xmlText } from '../../domain/text/xml-text'
import type { ContentFailure } from '../../ports/content'
import { unreadable } from './content-failure'
import { explainReadError } from './read-fault'
import { readInside } from './read-inside'

const encodingOf = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return 'utf-8'
}

/** Matches UTF-16 without a byte order mark (one NUL between two letters) and UTF-32 (several). */
const WIDE_LETTERS = /[^\0]\0+[^\0]\0/

const REFUSED = 'Tệp không phải văn bản UTF-8 hay UTF-16; hãy lưu lại ở dạng UTF-8 (trong Excel: CSV UTF-8).'

/** NFC-normalized text with LF line ends and without a byte order mark; fails with a sentence. */
export const decodeText = (bytes: Uint8Array): E.Either<string, string> =>
  pipe(
    E.tryCatch(
      () => new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes),
      () => REFUSED,
    ),
    E.filterOrElse(
      (text) => !WIDE_LETTERS.test(text),
      () => REFUSED,
    ),
    E.map((text) => xmlText(text, ' ').replace(/\r\n?/g, '\n').normalize('NFC')),
  )

/** The text of a content file; fails if it is absent, not UTF-8 or outside of the folder. */
export const readContentText = (contentDir: string, file: string): TE.TaskEither<ContentFailure, string> =>
  pipe(
    TE.tryCatch(() => readInside(contentDir, file), explainReadError),
    TE.chainEitherK(decodeText),
    TE.mapLeft(unreadable(file)),
  )
