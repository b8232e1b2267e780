import { toError } from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import sharp from 'sharp'

export const LINK_PICTURE = { width: 1200, height: 630, type: 'image/jpeg', maxBytes: 300_000 } as const

/** From good to just acceptable: the first that is small enough is taken. */
const QUALITIES = [82, 65, 45, 25] as const
const BACKDROP_BLUR = 40

const { width, height } = LINK_PICTURE

const draw = async (picture: Uint8Array): Promise<Uint8Array> => {
  const whole = await sharp(picture).resize({ width, height, fit: 'inside' }).png().toBuffer()
  const composed = await sharp(picture)
    .resize({ width, height, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .blur(BACKDROP_BLUR)
    .composite([{ input: whole, gravity: 'center' }])
    .png()
    .toBuffer()
  const encoded = (quality: number) => sharp(composed).jpeg({ quality, mozjpeg: true }).toBuffer()
  for (const quality of QUALITIES) {
    const jpeg = await encoded(quality)
    if (jpeg.byteLength <= LINK_PICTURE.maxBytes) return jpeg
  }
  throw new Error(`the picture needs more than ${LINK_PICTURE.maxBytes} bytes`)
}

/** Takes a picture's bytes (SVG, PNG, JPEG, WebP, AVIF), gives the JPEG that link previews show: 1200 x 630 px, at most 300 kB, the whole picture in its middle. */
export const linkPicture = (picture: Uint8Array): TE.TaskEither<string, Uint8Array> =>
  pipe(
    TE.tryCatch(() => draw(picture), toError),
    TE.mapLeft(({ message }) => message),
  )
