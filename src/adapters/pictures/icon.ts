import { toError } from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import sharp from 'sharp'

/** A square PNG of `size` px, from SVG or another picture. */
export const icon = (picture: Uint8Array, size: number): TE.TaskEither<string, Uint8Array> =>
  pipe(
    TE.tryCatch(
      () =>
        sharp(picture, { density: 300 })
          .resize({ width: size, height: size, fit: 'contain', background: '#00000000' })
          .png()
          .toBuffer(),
      toError,
    ),
    TE.mapLeft(({ message }) => message),
  )
