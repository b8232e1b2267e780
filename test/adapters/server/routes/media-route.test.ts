import { rename, symlink, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { mediaRoute } from '../../../../src/adapters/server/routes/media-route'
import { mediaFolders } from '../../../../src/adapters/server/wiring/wire-content'
import { createContentFolder } from '../../../support/content/content-folder'

const SECRET = 'not for browsers'
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>'

const LARGE_SVG = `<svg xmlns="http://www.w3.org/2000/svg">${'<rect/>'.repeat(500)}</svg>`

const createApp = async () => {
  const { dir } = await createContentFolder({
    'site.json': SECRET,
    'secret.svg': SECRET,
    'products.csv': SECRET,
    'news/a.md': SECRET,
    'pictures/site/logo.svg': SVG,
    'pictures/site/large.svg': LARGE_SVG,
    'pictures/large.png': 'png'.repeat(1000),
    'pictures/photo.PNG': 'png',
    ['pictures/bài viết/ảnh bìa (1).png'.normalize('NFD')]: 'png',
    ['videos/giới thiệu.mp4'.normalize('NFD')]: '0123456789',
    'pictures/.hidden.svg': SECRET,
    'pictures/.git/a.svg': SECRET,
    'pictures/notes.md': SECRET,
    'pictures/page.html': SECRET,
    'pictures/script.js': SECRET,
    'videos/one.mp4': '0123456789',
    'videos/two.webm': 'webm',
    'videos/one.vtt': 'WEBVTT',
    'videos/one.md': SECRET,
    'videos/one.svg': SECRET,
  })
  const app = fastify()
  app.register(mediaRoute(mediaFolders(dir)))
  app.setNotFoundHandler((_request, reply) => reply.code(404).send('the page of the site'))
  return { app }
}

describe('a picture or a video', () => {
  it.each([
    ['/pictures/site/logo.svg', 'image/svg+xml', SVG],
    ['/pictures/photo.PNG', 'image/png', 'png'],
    ['/pictures/photo.PNG?v=2', 'image/png', 'png'],
    [encodeURI('/pictures/bài viết/ảnh bìa (1).png'.normalize('NFC')), 'image/png', 'png'],
    [`${encodeURI('/pictures/bài viết/ảnh bìa (1).png'.normalize('NFC'))}?v=2`, 'image/png', 'png'],
    [encodeURI('/videos/giới thiệu.mp4'.normalize('NFD')), 'video/mp4', '0123456789'],
    ['/videos/one.mp4', 'video/mp4', '0123456789'],
    ['/videos/two.webm', 'video/webm', 'webm'],
    ['/videos/one.vtt', 'text/vtt', 'WEBVTT'],
  ])('[M-130] %s is served for a day', async (url, type, body) => {
    const answer = await (await createApp()).app.inject(url)
    expect([answer.statusCode, answer.body]).toStrictEqual([200, body])
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringContaining(type),
      'cache-control': 'public, max-age=86400',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      etag: expect.any(String),
    })
  })

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('is compressed if it is an SVG and the browser accepts %s', async (taken, encoding, decompress) => {
    const { app } = await createApp()
    const answer = await app.inject({
      url: '/pictures/site/large.svg',
      headers: { 'accept-encoding': taken },
    })
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
    expect(decompress(answer.rawPayload).toString()).toBe(LARGE_SVG)
    expect(answer.rawPayload.byteLength).toBeLessThan(200)
  })

  it.each([
    ['a browser that takes nothing', '/pictures/site/large.svg', {}],
    ['a part of an SVG', '/pictures/site/large.svg', { range: 'bytes=0-4' }],
    ['a photograph', '/pictures/large.png', {}],
    ['a video', '/videos/one.mp4', {}],
  ])('is not compressed: %s', async (what, url, headers) => {
    const { app } = await createApp()
    const encodings = what === 'a browser that takes nothing' ? 'identity' : 'br, gzip'
    const answer = await app.inject({ url, headers: { 'accept-encoding': encodings, ...headers } })
    expect(answer.headers['content-encoding']).toBeUndefined()
  })

  it('[M-130] is not sent again to a browser that has it cached', async () => {
    const { app } = await createApp()
    const { etag } = (await app.inject('/videos/one.mp4')).headers
    const answer = await app.inject({ url: '/videos/one.mp4', headers: { 'if-none-match': String(etag) } })
    expect([answer.statusCode, answer.body]).toStrictEqual([304, ''])
  })

  it('[P-008] executes nothing, and is shown in no frame, if it is an SVG opened as a document', async () => {
    const { app } = await createApp()
    const policyOf = async (url: string) => (await app.inject(url)).headers['content-security-policy']
    expect(await policyOf('/pictures/site/logo.svg')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    )
    expect(await policyOf('/pictures/photo.PNG')).toBeUndefined()
  })

  it.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=9-9', '9', 'bytes 9-9/10'],
    ['bytes=4-', '456789', 'bytes 4-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
  ])('[M-103] is served in ranges: %s', async (range, body, contentRange) => {
    const answer = await (await createApp()).app.inject({ url: '/videos/one.mp4', headers: { range } })
    expect([answer.statusCode, answer.body, answer.headers['content-range']]).toStrictEqual([
      206,
      body,
      contentRange,
    ])
  })

  it('[M-103] has no range beyond its end', async () => {
    const answer = await (await createApp()).app.inject({
      url: '/videos/one.mp4',
      headers: { range: 'bytes=10-' },
    })
    expect([answer.statusCode, answer.body, answer.headers['content-range']]).toStrictEqual([
      416,
      '',
      'bytes */10',
    ])
  })
})

describe('files that are not for browsers', () => {
  it.each([
    '/pictures/gone.svg',
    `/pictures/${'a'.repeat(300)}.svg`,
    '/pictures/site/logo.svg/a.svg',
    '/pictures/',
    '/pictures',
    '/pictures/site',
    '/pictures/site/',
    '/pictures/notes.md',
    '/pictures/page.html',
    '/pictures/script.js',
    '/pictures/.hidden.svg',
    '/pictures/%2ehidden.svg',
    '/pictures/.git/a.svg',
    '/pictures/notes.md%00.svg',
    '/pictures/site/logo.svg/',
    '/pictures//site/logo.svg',
    '/videos/',
    '/videos/one.md',
    '/videos/one.svg',
    '/videos/ONE.MP4',
  ])('is not found: %s', async (url) => {
    const answer = await (await createApp()).app.inject(url)
    expect([answer.statusCode, answer.body]).toStrictEqual([404, '{"error":"notFound"}'])
  })
})

describe('a file that a link places outside of the content folder', () => {
  const createLinked = async () => {
    const outside = await createContentFolder({ 'ledger.db': SECRET, 'folder/a.svg': SECRET })
    const content = await createContentFolder({ 'pictures/a.svg': SVG, 'products.csv': 'x' })
    await content.link('pictures/b.png', join(outside.dir, 'ledger.db'))
    await content.link('pictures/c.png', 'b.png')
    await content.link('pictures/folder', join(outside.dir, 'folder'))
    await content.link('pictures/in.svg', 'a.svg')
    await content.link('pictures/here', '.')
    await content.link('videos', join(outside.dir, 'folder'))
    const lines: Array<string> = []
    const app = fastify({ logger: { level: 'warn', stream: { write: (line) => lines.push(line) } } })
    app.register(mediaRoute(mediaFolders(content.dir)))
    return { app, lines }
  }

  it.each(['/pictures/b.png', '/pictures/c.png', '/pictures/folder/a.svg', '/videos/a.svg'])(
    '[M-130] is not found, by no method and under no condition: %s',
    async (url) => {
      const { app } = await createLinked()
      const answers = await Promise.all([
        app.inject(url),
        app.inject({ url, headers: { range: 'bytes=0-3' } }),
        app.inject({ url, headers: { 'if-modified-since': new Date().toUTCString() } }),
        app.inject({ url, headers: { 'if-match': '"x"' } }),
      ])
      expect(answers.map(({ statusCode, body }) => [statusCode, body])).toStrictEqual(
        Array.from(answers, () => [404, '{"error":"notFound"}']),
      )
      const head = await app.inject({ method: 'HEAD', url })
      expect([head.statusCode, head.headers.etag, head.headers['last-modified']]).toStrictEqual([
        404,
        undefined,
        undefined,
      ])
    },
  )

  it('[M-130] is named in the log', async () => {
    const { app, lines } = await createLinked()
    await app.inject('/pictures/b.png')
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { file: '/pictures/b.png', msg: 'not served: a link leads out of the content folder' },
    ])
  })

  it.each(['/pictures/in.svg', '/pictures/here/a.svg', '/pictures/here/here/in.svg'])(
    '[M-130] is distinguished from one inside: %s',
    async (url) => {
      const { app } = await createLinked()
      const { statusCode, body } = await app.inject(url)
      expect([statusCode, body]).toStrictEqual([200, SVG])
    },
  )

  it('[M-130] is not sent either if the link is put there between the check and the opening', async () => {
    const { dir } = await createContentFolder({ 'pictures/a.svg': LARGE_SVG })
    const app = fastify()
    const folders = mediaFolders(dir).map((folder) => ({
      ...folder,
      liesOutside: async (_path: string, fd?: number) => fd !== undefined,
    }))
    app.register(mediaRoute(folders))
    const { statusCode, headers, body } = await app.inject({
      url: '/pictures/a.svg',
      headers: { 'accept-encoding': 'br' },
    })
    expect([statusCode, body]).toStrictEqual([404, '{"error":"notFound"}'])
    expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8' })
    for (const name of ['etag', 'last-modified', 'accept-ranges', 'content-encoding'])
      expect(headers[name]).toBeUndefined()
  })

  it('[M-130] is not sent while links and files are exchanged without a pause', async () => {
    const content = await createContentFolder({
      'secret.svg': '#'.repeat(SVG.length),
      'content/pictures/a.svg': SVG,
    })
    const app = fastify()
    app.register(mediaRoute(mediaFolders(join(content.dir, 'content'))))
    await app.ready()
    const inPictures = (name: string): string => join(content.dir, 'content/pictures', name)
    let isOver = false
    const exchange = async (): Promise<void> => {
      for (let n = 0; !isOver; n += 1) {
        await (n % 2 === 0
          ? symlink(join(content.dir, 'secret.svg'), inPictures('new'))
          : writeFile(inPictures('new'), SVG))
        await rename(inPictures('new'), inPictures('a.svg'))
      }
    }
    const exchanged = exchange()
    const bodies: Array<string> = []
    for (let n = 0; n < 100; n += 1)
      bodies.push(
        ...(await Promise.all(Array.from({ length: 5 }, () => app.inject('/pictures/a.svg')))).map(
          ({ body }) => body,
        ),
      )
    isOver = true
    await exchanged
    expect(bodies.filter((body) => body.includes('#'))).toStrictEqual([])
  })
})

describe('a path that leaves the folders', () => {
  const climbs = [
    '../',
    '%2e%2e/',
    '%2E%2E%2F',
    '..%2f',
    '.%2e/',
    '%252e%252e%252f',
    '..%5c',
    '..\\',
    '....//',
    '..;/',
    '%c0%ae%c0%ae/',
    '%00../',
    './../',
    'site/../../',
    'site/%2e%2e/%2e%2e/',
    '//../',
    '%2f..%2f',
  ]
  const targets = ['secret.svg', 'site.json', 'products.csv', 'news/a.md', 'videos/one.svg']
  const urls = climbs.flatMap((climb) =>
    ['/pictures/', '/videos/'].flatMap((folder) => targets.map((target) => `${folder}${climb}${target}`)),
  )

  /** A client of its own: others tidy an address before they send it. */
  const rawAnswer = (port: number, url: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1')
      const parts: Array<Buffer> = []
      socket.on('data', (part) => parts.push(part))
      socket.on('end', () => resolve(Buffer.concat(parts).toString()))
      socket.on('error', reject)
      socket.write(`GET ${url} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    })

  it('finds nothing', async () => {
    const { app } = await createApp()
    onTestFinished(() => app.close())
    const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
    const answers = await Promise.all(urls.map(async (url) => [url, await rawAnswer(port, url)] as const))
    expect(answers).toHaveLength(170)
    expect(answers.filter(([, answer]) => answer.includes(SECRET))).toStrictEqual([])
    expect(answers.filter(([, answer]) => !/^HTTP\/1\.1 40[04] /.test(answer))).toStrictEqual([])
  })
})
