import { readFile } from 'node:fs/promises'
import { resolve, sep } from 'node:path'
import { toError } from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'

const isHidden = (name: string): boolean => name.split('/').some((part) => part.startsWith('.'))

/** Takes the folder of pictures and which files are pictures, gives the reader of one by its name below that folder. */
export const createReadPicture =
  (folder: string, isPicture: (name: string) => boolean) =>
  (name: string): TE.TaskEither<string, Uint8Array> => {
    const root = resolve(folder)
    const path = resolve(root, name)
    if (!path.startsWith(`${root}${sep}`) || isHidden(name) || name.includes('\0') || !isPicture(name))
      return TE.left('no picture of the site')
    return pipe(
      TE.tryCatch(() => readFile(path), toError),
      TE.mapLeft(({ message }) => message),
    )
  }
