import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { siteFiles } from '../../../../src/adapters/server/http/site-files'
import { mediaRoute } from '../../../../src/adapters/server/routes/media-route'
import { createTestServer } from '../../../support/server/create-test-server'
import { createTempDir } from '../../../support/temp-dir'

const CONTENT_POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "media-src 'self'",
  "style-src 'self'",
  "script-src 'self' 'sha256-x='",
  "script-src-attr 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types dompurify article page',
  "font-src 'self'",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
]

const SITE = {
  'index.html': '<!doctype html><title>Trang</title>',
  'robots.txt': 'User-agent: *',
  'assets/main-1a2b.js': 'console.log(1)',
  '.env': 'SECRET=1',
  'assets/.hidden/key.txt': 'secret',
}

const createSite = async (): Promise<string> => {
  const dir = join(await createTempDir(), 'client')
  mkdirSync(join(dir, 'assets', '.hidden'), { recursive: true })
  for (const [name, text] of Object.entries(SITE)) writeFileSync(join(dir, name), text)
  writeFileSync(join(dir, 'assets', 'main-1a2b.js.br'), brotliCompressSync(SITE['assets/main-1a2b.js']))
  writeFileSync(join(dir, '..', 'outside.txt'), 'outside')
  return dir
}

const createSiteServer = async ({ isPublicHttps = false, hstsSubdomains = false } = {}) => {
  const { app } = await createTestServer({
    isPublicHttps,
    hstsSubdomains,
    scriptHashes: ['sha256-x='],
    routes: [siteFiles(await createSite())],
  })
  return app
}

describe('every answer', () => {
  it.each(['/', '/assets/main-1a2b.js', '/nowhere'])(
    '[P-008] carries the security headers (%s)',
    async (url) => {
      const { headers } = await (await createSiteServer()).inject(url)
      expect(String(headers['content-security-policy']).split(';')).toStrictEqual(CONTENT_POLICY)
      expect({
        hsts: headers['strict-transport-security'],
        sniffing: headers['x-content-type-options'],
        framing: headers['x-frame-options'],
        permissions: headers['permissions-policy'],
        referrer: headers['referrer-policy'],
        embedder: headers['cross-origin-embedder-policy'],
        madeBy: headers['x-powered-by'],
      }).toStrictEqual({
        hsts: undefined,
        sniffing: 'nosniff',
        framing: 'DENY',
        permissions: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
        referrer: 'strict-origin-when-cross-origin',
        embedder: undefined,
        madeBy: undefined,
      })
    },
  )

  it('[P-008] has HSTS if the operator says that the site is reached over https', async () => {
    const { headers } = await (await createSiteServer({ isPublicHttps: true })).inject('/')
    expect(String(headers['content-security-policy']).split(';')).toStrictEqual([
      ...CONTENT_POLICY,
      'upgrade-insecure-requests',
    ])
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
  })

  it.each([
    { isPublicHttps: true, hsts: 'max-age=31536000; includeSubDomains' },
    { isPublicHttps: false, hsts: undefined },
  ])('[P-008] has HSTS for subdomains if the operator says so (%j)', async ({ isPublicHttps, hsts }) => {
    const { headers } = await (await createSiteServer({ isPublicHttps, hstsSubdomains: true })).inject('/')
    expect(headers['strict-transport-security']).toBe(hsts)
  })
})

describe('the log', () => {
  const answered = async (urls: ReadonlyArray<string>, logsAssets = false) => {
    const dir = await createSite()
    const { app, lines } = await createTestServer({
      routes: [
        mediaRoute([
          {
            prefix: '/pictures',
            root: join(dir, 'assets'),
            isServed: () => true,
            storedPath: async (_, path) => path,
            liesOutside: async () => false,
          },
        ]),
        siteFiles(dir),
        async (routes) => {
          routes.get('/page', async () => 'a page')
          routes.get('/broken', async () => Promise.reject(new Error('of a test')))
        },
      ],
      logsAssets,
    })
    for (const url of urls) await app.inject(url)
    return lines.map((line) => JSON.parse(line))
  }

  it('[P-008] has a line for each page, and none for successful requests of pictures, scripts and styles', async () => {
    const lines = await answered(['/page', '/assets/main-1a2b.js', '/pictures/main-1a2b.js'])
    expect(lines.map(({ level, route }) => [level, route])).toStrictEqual([['info', '/page']])
  })

  it('[P-008] has a line for these too if it is configured so', async () => {
    const lines = await answered(['/page', '/assets/main-1a2b.js', '/pictures/main-1a2b.js'], true)
    expect(lines.map(({ level, route }) => [level, route])).toStrictEqual([
      ['info', '/page'],
      ['info', '/*'],
      ['info', '/pictures/*'],
    ])
  })

  it('[P-008] has a line for each that was not found, and faults have their own level', async () => {
    const lines = await answered(['/pictures/no.svg', '/assets/no.js', '/broken'])
    expect(lines.map(({ level, status }) => [level, status])).toStrictEqual([
      ['warn', 404],
      ['warn', 404],
      ['error', undefined],
      ['error', 500],
    ])
  })

  it('[P-008] has times as ISO 8601 dates', async () => {
    const [line] = await answered(['/page'])
    expect(line.time).toBe(new Date(line.time).toISOString())
  })
})

describe('a server behind a proxy that it does not trust', () => {
  const warnings = async (trustProxyHops: number, headers: Readonly<Record<string, string>>) => {
    const { app, lines } = await createTestServer({ trustProxyHops })
    for (let n = 0; n < 3; n += 1) await app.inject({ url: '/', headers })
    return lines.filter((line) => line.includes('TRUST_PROXY_HOPS'))
  }
  const forwarded = { 'x-forwarded-for': '192.0.2.1' }

  it('[P-008] warns once that all visitors share one limit, without the address', async () => {
    const said = await warnings(0, forwarded)
    expect(said).toHaveLength(1)
    expect(said.join()).not.toContain('192.0.2.1')
  })

  it.each(['x-real-ip', 'forwarded'])('[P-008] warns also if the proxy sends %s', async (header) => {
    expect(await warnings(0, { [header]: '192.0.2.1' })).toHaveLength(1)
  })

  it('[P-008] says nothing if it trusts a proxy, or there is none', async () => {
    expect([await warnings(1, forwarded), await warnings(0, {})]).toStrictEqual([[], []])
  })
})

describe('the built site', () => {
  it.each([
    ['/', 'text/html; charset=utf-8', 'no-cache', SITE['index.html']],
    ['/index.html', 'text/html; charset=utf-8', 'no-cache', SITE['index.html']],
    ['/robots.txt', 'text/plain; charset=utf-8', 'public, max-age=3600', SITE['robots.txt']],
    [
      '/assets/main-1a2b.js',
      'application/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
      SITE['assets/main-1a2b.js'],
    ],
  ])('[P-008] serves %s', async (url, type, caching, body) => {
    const answer = await (await createSiteServer()).inject(url)
    expect([
      answer.statusCode,
      answer.headers['content-type'],
      answer.headers['cache-control'],
      answer.body,
    ]).toStrictEqual([200, type, caching, body])
  })

  it('[P-008] is sent precompressed if there is a compressed file', async () => {
    const answer = await (await createSiteServer()).inject({
      url: '/assets/main-1a2b.js',
      headers: { 'accept-encoding': 'br' },
    })
    expect({
      encoding: answer.headers['content-encoding'],
      caching: answer.headers['cache-control'],
      type: answer.headers['content-type'],
      vary: answer.headers.vary,
    }).toStrictEqual({
      encoding: 'br',
      caching: 'public, max-age=31536000, immutable',
      type: 'application/javascript; charset=utf-8',
      vary: 'accept-encoding',
    })
  })

  it.each([
    '/.env',
    '/%2eenv',
    '/assets/.hidden/key.txt',
    '/../outside.txt',
    '/%2e%2e/outside.txt',
    '/..%2foutside.txt',
    '/assets/..%5c..%5coutside.txt',
    '/assets/%00',
    '//outside.txt',
    '/assets/',
    '/assets',
  ])('[P-008] serves nothing else (%s)', async (url) => {
    const answer = await (await createSiteServer()).inject(url)
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
    expect(answer.body).toMatch(/^\{"error":"(notFound|forbidden|badRequest)"\}$/)
  })
})

describe('an unknown address', () => {
  it('[P-008] returns the page for it to a browser', async () => {
    const { app } = await createTestServer({
      sendNotFoundPage: async (_request, reply) => reply.type('text/html').send('<p>Không tìm thấy</p>'),
    })
    const { statusCode, headers, body } = await app.inject({
      url: '/khong-co',
      headers: { accept: 'text/html,application/xhtml+xml' },
    })
    expect([statusCode, headers['cache-control'], body]).toStrictEqual([
      404,
      'no-store',
      '<p>Không tìm thấy</p>',
    ])
  })

  it.each([
    ['GET', '/khong-co?ten=Mau', '*/*'],
    ['POST', '/khong-co', 'text/html'],
    ['PUT', '/index.html', 'text/html'],
    ['DELETE', '/', '*/*'],
  ] as const)('[P-008] returns an error tag to everything else (%s %s)', async (method, url, accept) => {
    const answer = await (await createSiteServer()).inject({ method, url, headers: { accept } })
    expect([answer.statusCode, answer.body]).toStrictEqual([404, '{"error":"notFound"}'])
  })

  it.each(['/%zz', '/%'])('[P-008] returns an error tag if it cannot be parsed (%s)', async (url) => {
    const answer = await (await createSiteServer()).inject(url)
    expect([answer.statusCode, answer.body]).toStrictEqual([400, '{"error":"badRequest"}'])
  })
})

describe('an address', () => {
  const createAnswering = async () => {
    const { app } = await createTestServer({
      routes: [
        async (app) => {
          app.get('/gioi-thieu', async () => 'about')
          app.get<{ Params: { id: string } }>('/tin-tuc/:id', async ({ params }) => params.id)
        },
      ],
    })
    return app
  }

  it.each(['a'.repeat(101), 'ế'.repeat(400), 'a'.repeat(4_000)])(
    '[M-038, M-129] may contain a long id (%#)',
    async (id) => {
      const { statusCode, body } = await (await createAnswering()).inject(
        `/tin-tuc/${encodeURIComponent(id)}`,
      )
      expect([statusCode, body]).toStrictEqual([200, id])
    },
  )

  it.each(['/gioi-thieu/', '/tin-tuc/a/', '/gioi-thieu/?utm=1'])(
    '[M-001] may end with a slash (%s)',
    async (address) => {
      expect((await (await createAnswering()).inject(address)).statusCode).toBe(200)
    },
  )
})
