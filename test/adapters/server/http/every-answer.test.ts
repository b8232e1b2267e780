import { connect } from 'node:net'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import fc from 'fast-check'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createServer } from '../../../../src/adapters/server/http/create-server'
import { siteFiles } from '../../../../src/adapters/server/http/site-files'
import { picturesRoute } from '../../../../src/adapters/server/pages/pictures-route'
import { healthRoute } from '../../../../src/adapters/server/routes/health-route'
import { mediaRoute } from '../../../../src/adapters/server/routes/media-route'
import { newsRoute } from '../../../../src/adapters/server/routes/news-route'
import { productRowsRoute } from '../../../../src/adapters/server/routes/product-rows-route'
import { videosRoute } from '../../../../src/adapters/server/routes/videos-route'
import { mediaFolders } from '../../../../src/adapters/server/wiring/wire-content'
import { createContentFolder } from '../../../support/content/content-folder'
import { anArticle } from '../../../support/fixtures/an-article'
import { SHEETS } from '../../../support/server/import-calls'

const FULL_SET = [
  'cache-control',
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>'

const startSite = async (): Promise<number> => {
  const { dir } = await createContentFolder({
    'pictures/a.svg': SVG,
    'videos/a.mp4': '0123456789',
    'client/index.html': '<!doctype html>',
    'client/assets/a.js': 'void 0',
  })
  const app = await createServer({
    isPublicHttps: true,
    scriptHashes: [],
    trustProxyHops: 0,
    log: new PassThrough().resume(),
    routes: [
      productRowsRoute({ sheets: SHEETS, readProductRows: TE.right([]) }),
      newsRoute({ readArticles: TE.right([anArticle()]) }),
      videosRoute({ readVideos: TE.left({ tag: 'unreadable', file: 'videos', reason: 'of a test' }) }),
      mediaRoute(mediaFolders(dir)),
      healthRoute({ readHealth: TE.right(undefined), halted: () => [], unreadable: () => [] }),
      picturesRoute({
        readPicture: async (name) => (name === 'a.svg' ? Buffer.from(SVG) : null),
        drawLinkPicture: (picture) => TE.right(picture),
        drawIcon: (picture) => TE.right(picture),
      }),
      async (routes) => {
        routes.get('/tin-tuc/:id', async (_request, reply) =>
          reply.header('cache-control', 'no-cache').send('a page'),
        )
        routes.get('/broken', async () => Promise.reject(new Error('of a test')))
      },
      siteFiles(join(dir, 'client')),
    ],
  })
  onTestFinished(() => app.close())
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
}

const LONGEST_WAIT_MS = 500

const rawAnswer = (port: number, request: string): Promise<string> =>
  new Promise((resolve) => {
    const parts: Array<Buffer> = []
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(request, 'latin1')))
    // A request whose end the server awaits is ended, which it refuses.
    const ending = setTimeout(() => socket.end(), LONGEST_WAIT_MS)
    socket.on('data', (part) => parts.push(part))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(ending)
      resolve(Buffer.concat(parts).toString('latin1'))
    })
  })

const headersOf = (answer: string): ReadonlyArray<string> =>
  (answer.split('\r\n\r\n')[0] ?? '')
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(':')[0]?.toLowerCase() ?? '')

const missing = (answer: string): ReadonlyArray<string> => {
  const present = headersOf(answer)
  return FULL_SET.filter((name) => !present.includes(name))
}

const PLACES = [
  '/',
  '/pictures/',
  '/pictures/a.svg',
  '/videos/',
  '/videos/a.mp4',
  '/link-pictures/',
  '/link-pictures/a.svg.jpg',
  '/news/api/v3/news',
  '/news/api/v3/news/',
  '/doctor/api/media/videos',
  '/order-service/api/products/data/google-reader-v2',
  '/tin-tuc/',
  '/assets/a.js',
  '/healthz',
  '/broken',
  '*',
  'http://a/',
  '',
]
const PIECES = [
  '%',
  '%2',
  '%zz',
  '%00',
  '%ff',
  '%c0%ae',
  '..',
  '../',
  '%2e%2e/',
  '//',
  '\\',
  '?',
  '?page=x',
  '?limit=0',
  '#',
  ';',
  ' ',
  '\x00',
  '\x7f',
  'é',
  'a',
  'x.svg',
  '.svg',
  '.jpg',
  '/',
  'a'.repeat(17_000),
]
const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PATCH',
  'PROPFIND',
  'get',
  'FOO',
  'PRI',
  '',
]
const VERSIONS = ['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9', 'X', '']
const HEADERS = [
  'Host: a',
  'Host: ',
  'Accept: text/html',
  'Accept-Encoding: br',
  'Range: bytes=99-',
  'Range: bytes=0-3',
  'If-Match: "x"',
  'If-None-Match: *',
  'Expect: something',
  'Expect: 100-continue',
  'Upgrade: websocket\r\nConnection: Upgrade',
  'Content-Length: 3',
  'Content-Length: x',
  'Transfer-Encoding: chunked',
  'Content-Type: text/plain',
  ': nothing',
  'X-Long: '.padEnd(17_000, 'x'),
]

const aRequest = fc
  .record({
    method: fc.oneof({ weight: 3, arbitrary: fc.constant('GET') }, fc.constantFrom(...METHODS)),
    place: fc.constantFrom(...PLACES),
    pieces: fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 5 })), { maxLength: 4 }),
    version: fc.constantFrom(...VERSIONS),
    headers: fc.array(fc.constantFrom(...HEADERS), { maxLength: 3 }),
    hasHost: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.constant(false)),
  })
  .map(
    ({ method, place, pieces, version, headers, hasHost }) =>
      `${method} ${place}${pieces.join('')} ${version}\r\n${[...(hasHost ? ['Host: localhost'] : []), ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`,
  )

describe('every answer', () => {
  let port = 0
  const site = async () => {
    port = await startSite()
  }

  it.each([
    ['/%', 400],
    ['/%zz', 400],
    ['/pictures/%', 400],
    ['/pictures/none.svg', 404],
    ['/pictures/%00.svg', 404],
    ['/videos/none.mp4', 404],
    ['/link-pictures/none.jpg', 404],
    ['/news/api/v3/news/none', 404],
    ['/news/api/v3/news?page=x', 400],
    ['/doctor/api/media/videos', 503],
    ['/order-service/api/products/data/google-reader-v2', 404],
    ['/broken', 500],
  ])('[P-008] has the full set of headers: %s, %d', async (path, status) => {
    await site()
    const answer = await rawAnswer(port, `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
    expect([answer.split(' ')[1], missing(answer)]).toStrictEqual([String(status), []])
  })

  it.each([
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', '400'],
    [
      'an unknown expectation',
      'GET /healthz HTTP/1.1\r\nHost: a\r\nExpect: x\r\nConnection: close\r\n\r\n',
      '200',
    ],
    [
      'a range beyond the end',
      'GET /videos/a.mp4 HTTP/1.1\r\nHost: a\r\nRange: bytes=99-\r\nConnection: close\r\n\r\n',
      '416',
    ],
    ['an address that is too long', `GET /${'a'.repeat(17_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, '431'],
    ['no HTTP', 'hello\r\n\r\n', '400'],
  ])('[P-008] has the full set of headers: %s', async (_, request, status) => {
    await site()
    const answer = await rawAnswer(port, request)
    expect([answer.split(' ')[1], missing(answer)]).toStrictEqual([status, []])
  })

  it('[P-008] has the full set of headers, whatever was sent', async () => {
    await site()
    let answered = 0
    await fc.assert(
      fc.asyncProperty(aRequest, async (request) => {
        const answer = (await rawAnswer(port, request)).replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '')
        if (answer === '') return
        answered += 1
        expect(missing(answer)).toStrictEqual([])
      }),
      { numRuns: 1_500 },
    )
    expect(answered).toBeGreaterThan(1_000)
  })
})
