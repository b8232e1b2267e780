import * as E from 'fp-ts/Either'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { linkPicture } from '../../../src/adapters/pictures/link-picture'
import { decoded } from '../../support/decoded'

const svg = (width: number, height: number, inside = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#0000ff"/>${inside}</svg>`,
  )

const colourAt = async (jpeg: Uint8Array, left: number, top: number) => {
  const { dominant } = await sharp(
    await sharp(jpeg).extract({ left, top, width: 4, height: 4 }).toBuffer(),
  ).stats()
  return [dominant.r > 128, dominant.g > 128, dominant.b > 128]
}

const RED = [true, false, false]
const BLUE = [false, false, true]

describe('the picture of a link preview', () => {
  it.each([
    ['a square', svg(800, 800)],
    ['a wide picture', svg(1200, 675)],
    ['a very wide picture', svg(1200, 360)],
    ['a tall picture', svg(200, 900)],
    ['a small picture', svg(48, 48)],
  ])(
    'is a JPEG of 1200 x 630 px with at most 300 kB that contains the whole picture: %s',
    async (_what, picture) => {
      const jpeg = decoded(await linkPicture(picture)())
      const { format, width, height } = await sharp(jpeg).metadata()
      expect([format, width, height]).toStrictEqual(['jpeg', 1200, 630])
      expect(jpeg.byteLength).toBeLessThanOrEqual(300_000)
    },
  )

  it('contains a square picture in the central square to which some previews crop it', async () => {
    const corners = '<path d="M0 0h80v80H0ZM720 720h80v80h-80Z" fill="#ff0000"/>'
    const jpeg = decoded(await linkPicture(svg(800, 800, corners))())
    const left = (1200 - 630) / 2
    expect(await colourAt(jpeg, left + 20, 20)).toStrictEqual(RED)
    expect(await colourAt(jpeg, left + 610, 610)).toStrictEqual(RED)
    expect(await colourAt(jpeg, 600, 315)).toStrictEqual(BLUE)
  })

  it('is rendered from a PNG too', async () => {
    const png = await sharp({ create: { width: 2000, height: 900, channels: 4, background: '#ff000080' } })
      .png()
      .toBuffer()
    expect(E.isRight(await linkPicture(png)())).toBe(true)
  })

  it('has a lower quality for a picture that compresses badly', async () => {
    const noise = await sharp({
      create: {
        width: 1200,
        height: 630,
        channels: 3,
        background: '#000000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer()
    expect(decoded(await linkPicture(noise)()).byteLength).toBeLessThanOrEqual(300_000)
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('no picture')],
    [
      'an SVG that breaks off',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect'),
    ],
  ])('is a failure with a reason: %s', async (_what, bytes) => {
    expect(await linkPicture(bytes)()).toStrictEqual(E.left(expect.stringMatching(/.+/)))
  })
})
