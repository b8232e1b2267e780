import { toError } from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import sharp from 'sharp'

const LINK_PICTURE = { width: 1200, height: 630, maxBytes: 300_000 } as const

/** JPEG qualities, tried in turn until the file is small enough. */
const QUALITIES = [82, 65, 45, 25] as const

const { width, height } = LINK_PICTURE

const margins = (size: { readonly width: number; readonly height: number }) => {
  const [left, top] = [Math.floor((width - size.width) / 2), Math.floor((height - size.height) / 2)]
  return { left, right: width - size.width - left, top, bottom: height - size.height - top }
}

const draw = async (picture: Uint8Array): Promise<Uint8Array> => {
  const whole = await sharp(picture)
    .resize({ width, height, fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer({ resolveWithObject: true })
  const framed = await sharp(whole.data)
    .extend({ ...margins(whole.info), extendWith: 'copy' })
    .png()
    .toBuffer()
  const encoded = (quality: number) => sharp(framed).jpeg({ quality, mozjpeg: true }).toBuffer()
  for (const quality of QUALITIES) {
    const jpeg = await encoded(quality)
    if (jpeg.byteLength <= LINK_PICTURE.maxBytes) return jpeg
  }
  throw new Error(`the picture needs more than ${LINK_PICTURE.maxBytes} bytes`)
}

/** A JPEG of 1200 x 630 px and at most 300 kB, from SVG, PNG, JPEG, WebP or AVIF; the picture's edges fill the margins. */
export const linkPicture = (picture: Uint8Array): TE.TaskEither<string, Uint8Array> =>
  pipe(
    TE.tryCatch(() => draw(picture), toError),
    TE.mapLeft(({ message }) => message),
  )
