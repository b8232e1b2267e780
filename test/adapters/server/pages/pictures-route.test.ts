import fastify from 'fastify'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { createReadPicture } from '../../../../src/adapters/content/read-picture'
import { linkPictureAddress } from '../../../../src/adapters/server/pages/picture-addresses'
import { picturesRoute } from '../../../../src/adapters/server/pages/pictures-route'
import { createContentFolder } from '../../../support/content/content-folder'

const SECRET = 'not for browsers'

const createApp = async () => {
  const { dir } = await createContentFolder({
    'site.json': SECRET,
    'secret.svg': SECRET,
    'pictures/products/a.svg': 'a',
    'pictures/ảnh mới (1).v2.jpg': 'b',
    ['pictures/bài viết/bìa ế.png'.normalize('NFD')]: 'c',
    'pictures/50%.png': 'd',
    'pictures/notes.md': SECRET,
    'pictures/.git/a.svg': SECRET,
  })
  const app = fastify()
  app.register(
    picturesRoute({
      readPicture: createReadPicture(dir),
      drawLinkPicture: (picture) => TE.right(picture),
      drawIcon: (picture) => TE.right(picture),
    }),
  )
  return app
}

describe('the preview of a picture', () => {
  it.each([
    ['/pictures/products/a.svg', '/link-pictures/products/a.svg.jpg', 'a'],
    ['/pictures/products/a.svg?v=2', '/link-pictures/products/a.svg.jpg', 'a'],
    ['/pictures/ảnh mới (1).v2.jpg', '/link-pictures/%E1%BA%A3nh%20m%E1%BB%9Bi%20(1).v2.jpg.jpg', 'b'],
    [
      '/pictures/%E1%BA%A3nh%20m%E1%BB%9Bi%20(1).v2.jpg',
      '/link-pictures/%E1%BA%A3nh%20m%E1%BB%9Bi%20(1).v2.jpg.jpg',
      'b',
    ],
    [
      '/pictures/bài viết/bìa ế.png',
      '/link-pictures/b%C3%A0i%20vi%E1%BA%BFt/b%C3%ACa%20%E1%BA%BF.png.jpg',
      'c',
    ],
    ['/pictures/50%25.png', '/link-pictures/50%25.png.jpg', 'd'],
  ])('[M-038] is served for any picture name: %s', async (picture, address, bytes) => {
    expect(linkPictureAddress(picture)).toBe(address)
    const { statusCode, headers, body } = await (await createApp()).inject(address)
    expect([statusCode, headers['content-type'], body]).toStrictEqual([200, 'image/jpeg', bytes])
  })

  it.each([
    '/link-pictures/none.svg.jpg',
    '/link-pictures/notes.md.jpg',
    '/link-pictures/.git/a.svg.jpg',
    '/link-pictures/..%2Fsecret.svg.jpg',
    '/link-pictures/%2e%2e/secret.svg.jpg',
    '/link-pictures/..%5Csecret.svg.jpg',
    '/link-pictures/a%00.svg.jpg',
    '/link-pictures/ế/..%2F..%2Fsecret.svg.jpg',
    '/link-pictures//etc/passwd.svg.jpg',
  ])('[M-038] is not served for anything else (%s)', async (address) => {
    const { statusCode, body } = await (await createApp()).inject(address)
    expect(statusCode).toBe(404)
    expect(body).not.toContain(SECRET)
  })
})
