import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { sendBody } from '../../../../src/adapters/server/routes/send-body'

const app = fastify()
app.get('/list', (_request, reply) => sendBody(reply, ['a']))
app.get('/longer', (_request, reply) => sendBody(reply, ['a', 'b']))

const get = (url: string, headers: Readonly<Record<string, string>> = {}) => app.inject({ url, headers })
const tagOf = async (url: string) => String((await get(url)).headers.etag)
const tag = await tagOf('/list')

describe('a cacheable response', () => {
  it('[M-131] has to be revalidated with its ETag', async () => {
    const { statusCode, headers, body } = await get('/list')
    expect({ statusCode, body }).toStrictEqual({ statusCode: 200, body: '["a"]' })
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      etag: tag,
    })
    expect(tag).toMatch(/^"[^"]+"$/)
    expect(await tagOf('/longer')).not.toBe(tag)
  })

  it.each([
    [tag, 304],
    [`W/${tag}`, 304],
    [`"other", ${tag}`, 304],
    [`"other",W/${tag}`, 304],
    ['*', 304],
    ['"other"', 200],
    [tag.slice(1, -1), 200],
    ['', 200],
  ])('[M-131] for If-None-Match %j has status %d', async (ifNoneMatch, status) => {
    const { statusCode, body } = await get('/list', { 'if-none-match': ifNoneMatch })
    expect({ statusCode, body }).toStrictEqual({ statusCode: status, body: status === 304 ? '' : '["a"]' })
  })

  it('[M-131] is complete for a client that sends no-cache', async () => {
    const { statusCode } = await get('/list', { 'if-none-match': tag, 'cache-control': 'no-cache' })
    expect(statusCode).toBe(200)
  })
})
