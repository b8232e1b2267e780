import fastify from 'fastify'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { linkPictureRoute } from '../../../../src/adapters/server/routes/link-picture-route'

const createApp = () => {
  const names: Array<string> = []
  const app = fastify().register(
    linkPictureRoute((name) => {
      names.push(name)
      return name === 'news/một.svg' ? TE.right(Buffer.from('jpeg')) : TE.left('no such file')
    }),
  )
  return { app, names }
}

describe('the picture of a link preview', () => {
  it('is a JPEG for a day, at its picture’s name', async () => {
    const { app } = createApp()
    const answer = await app.inject('/link-pictures/news/m%E1%BB%99t.svg.jpg')
    expect([answer.statusCode, answer.body]).toStrictEqual([200, 'jpeg'])
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
    })
  })

  it('is not found where there is no such picture', async () => {
    const { app, names } = createApp()
    expect((await app.inject('/link-pictures/gone.svg.jpg')).statusCode).toBe(404)
    expect(names).toStrictEqual(['gone.svg'])
  })

  it('is not looked for under a name that ends otherwise', async () => {
    const { app, names } = createApp()
    expect((await app.inject('/link-pictures/news/mot.svg')).statusCode).toBe(404)
    expect(names).toStrictEqual([])
  })
})
