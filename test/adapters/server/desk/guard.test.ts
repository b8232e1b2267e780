import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { MOST_FAILED_SIGN_INS, SIGN_IN_WINDOW_MS } from '../../../../src/domain/access/failed-sign-ins'
import { LONGEST_SESSION_MS } from '../../../../src/domain/access/session'
import { inviteStaff, removeStaff, signOut } from '../../../../src/domain/ledger/staff/access'
import { createMemoryLedger } from '../../../support/memory/memory-ledger'
import { cookieOf, DESK_ORIGIN, openDesk } from '../../../support/server/desk'

const HOST = new URL(DESK_ORIGIN).host
const SIGNED_IN = { host: HOST, origin: DESK_ORIGIN, 'sec-fetch-site': 'same-origin' }
/** Of the desk’s own pages, and some that nobody has. */
const ADDRESSES = [
  '/',
  '/hoi-vien',
  '/can-goi',
  '/tro-giup',
  '/don/7K3Q-9F2M',
  '/none',
  '/dang-nhapx',
  '/moi',
]

describe('an address of the staff’s desk', () => {
  it('[P-016] answers an employee who is signed in', async () => {
    const { get, signedInAs } = await openDesk()
    const answer = await get('/tro-giup', await signedInAs('Trang'))
    expect([answer.statusCode, answer.body]).toStrictEqual([200, expect.stringContaining('Đăng xuất')])
  })

  it.each(ADDRESSES)('[P-016] leads whoever is not signed in to the sign-in page: %s', async (address) => {
    const { get, app } = await openDesk()
    for (const answer of [
      await get(address),
      await get(address, cookieOf('invented')),
      await get(address, 'phien=x; __Host-phien'),
      await app.inject({ method: 'HEAD', url: address, headers: { host: HOST } }),
    ])
      expect([answer.statusCode, answer.headers.location, answer.body]).toStrictEqual([
        303,
        address === '/' ? '/dang-nhap' : `/dang-nhap?tiep=${encodeURIComponent(address)}`,
        '',
      ])
  })

  it.each(ADDRESSES)('[P-016] accepts no change from whoever is not signed in: %s', async (address) => {
    const { post } = await openDesk()
    const answer = await post(address, { state: 'xong' })
    expect([answer.statusCode, answer.headers.location, answer.body]).toStrictEqual([
      303,
      address === '/' ? '/dang-nhap' : `/dang-nhap?tiep=${encodeURIComponent(address)}`,
      '',
    ])
  })

  it('[P-016] leads an ended session to the sign-in page too, and drops its cookie', async () => {
    const { get, signedInAs, change } = await openDesk()
    const cookie = await signedInAs('Trang')
    await change(() => signOut(cookie.slice(cookie.indexOf('=') + 1)))
    const answer = await get('/tro-giup', cookie)
    expect([answer.statusCode, answer.headers['set-cookie']]).toStrictEqual([
      303,
      '__Host-phien=; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=0',
    ])
  })

  it('[P-016] is closed to an employee once removed, and to no other', async () => {
    const { get, signedInAs, change } = await openDesk()
    const [trang, nam] = [await signedInAs('Trang'), await signedInAs('Nam')]
    await change(() => removeStaff('Trang'))
    expect((await get('/tro-giup', trang)).statusCode).toBe(303)
    expect((await get('/tro-giup', nam)).statusCode).toBe(200)
  })

  it('[P-016] is answered with a page of the desk that says so if it does not exist', async () => {
    const { get, signedInAs } = await openDesk()
    const answer = await get('/none', await signedInAs('Trang'))
    expect([answer.statusCode, answer.body]).toStrictEqual([404, expect.stringContaining('Đăng xuất')])
  })

  it.each(['/tro-giup', '/dang-nhap', '/none', '/desk.css'])(
    '[P-016] is stored by no browser and shown in no frame: %s',
    async (address) => {
      const { get, signedInAs } = await openDesk()
      const { headers } = await get(address, await signedInAs('Trang'))
      expect(headers['cache-control']).toBe('no-store')
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(headers['content-security-policy']).not.toContain('unsafe')
      expect(headers['content-security-policy']).toContain(
        "require-trusted-types-for 'script'; trusted-types 'none'",
      )
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
      expect(headers['referrer-policy']).toBe('same-origin')
    },
  )

  it('[P-016] has styles and two scripts of at most 10 kB, without signing in', async () => {
    const { get } = await openDesk()
    const [styles, script, print] = [await get('/desk.css'), await get('/khoa.js'), await get('/in.js')]
    expect([styles.statusCode, styles.body]).toStrictEqual([200, expect.stringContaining('color-scheme')])
    expect([script.statusCode, script.body]).toStrictEqual([200, expect.stringContaining('credentials')])
    expect([print.statusCode, print.body]).toStrictEqual([200, expect.stringContaining('print()')])
    expect(Buffer.byteLength(script.body) + Buffer.byteLength(print.body)).toBeLessThan(10_000)
  })
})

describe('a request to the staff’s desk', () => {
  it.each([undefined, 'namthu.example', `${HOST}.evil.example`, 'localhost', '127.0.0.1'])(
    '[P-016] is refused under another host: %s',
    async (host) => {
      const { app, signedInAs } = await openDesk()
      const cookie = await signedInAs('Trang')
      for (const url of ['/tro-giup', '/dang-nhap', '/moi/x', '/desk.css']) {
        const headers = {
          cookie,
          'x-forwarded-host': HOST,
          ...(host === undefined ? { host: '' } : { host }),
        }
        const answer = await app.inject({ url, headers })
        expect([answer.statusCode, answer.body.includes('Trợ giúp')]).toStrictEqual([421, false])
      }
    },
  )

  it.each([
    [{ ...SIGNED_IN, origin: 'https://evil.example' }],
    [{ ...SIGNED_IN, origin: 'null' }],
    [{ ...SIGNED_IN, origin: `${DESK_ORIGIN}.evil.example` }],
    [{ ...SIGNED_IN, 'sec-fetch-site': 'cross-site' }],
    [{ ...SIGNED_IN, 'sec-fetch-site': 'same-site' }],
    [{ host: HOST }],
    [{ host: HOST, 'sec-fetch-site': 'same-origin' }],
  ])('[P-016] changes nothing if another page sent it: %j', async (headers) => {
    const { app, get, signedInAs } = await openDesk()
    const cookie = await signedInAs('Trang')
    for (const url of ['/dang-xuat', '/dang-nhap', '/dang-nhap/thu-thach', '/moi/x', '/tro-giup'])
      expect((await app.inject({ method: 'POST', url, headers: { ...headers, cookie } })).statusCode).toBe(
        403,
      )
    expect((await get('/tro-giup', cookie)).statusCode).toBe(200)
  })

  it('[P-016] that is no form is refused', async () => {
    const { app, signedInAs } = await openDesk()
    const headers = { ...SIGNED_IN, cookie: await signedInAs('Trang'), 'content-type': 'application/json' }
    const answer = await app.inject({ method: 'POST', url: '/dang-nhap', headers, body: '{}' })
    expect([answer.statusCode, answer.headers['content-type']]).toStrictEqual([
      415,
      'text/html; charset=utf-8',
    ])
  })

  it('[P-016] is answered with a page if the ledger cannot be used', async () => {
    const unavailable = () => TE.left({ tag: 'unavailable', reason: 'full' } as const)
    const { get, post, lines } = await openDesk({
      ledger: { desk: { read: unavailable, change: unavailable } },
    })
    for (const answer of [
      await get('/tro-giup', cookieOf('t')),
      await get('/dang-nhap', cookieOf('t')),
      await post('/dang-nhap/thu-thach'),
      await get('/moi/x'),
    ])
      expect([answer.statusCode, answer.body]).toStrictEqual([503, expect.stringContaining('Chưa đọc được')])
    expect(lines.join('')).toContain('full')
  })

  it('[P-016, P-011] leaves a line in the log without personal data', async () => {
    const { get, post, signedInAs, change, lines } = await openDesk()
    const cookie = await signedInAs('Trang')
    const invitation = await change((at) => inviteStaff('Trang', at))
    await get('/tro-giup?x=Trang', cookie)
    await get(`/moi/${invitation}`)
    await get('/moi/0912345678')
    await post('/dang-nhap', { khoa: 'Trang' })
    const log = lines.join('')
    for (const word of ['Trang', invitation, '0912345678', cookie.slice(20), '127.0.0.1'])
      expect(log).not.toContain(word)
    expect(lines.map((line) => JSON.parse(line).msg)).toStrictEqual([
      'answered',
      'answered',
      'invitation refused',
      'answered',
      'sign-in refused',
      'answered',
    ])
  })
})

describe('signing in', () => {
  it.each([
    '',
    'x',
    '{}',
    '[]',
    'null',
    '{"id":"k","response":{}}',
    '{"id":"passkey 1 of Trang","response":{}}',
  ])('[P-016] needs the answer of a passkey, not %s', async (khoa) => {
    const { post, signedInAs } = await openDesk()
    await signedInAs('Trang')
    const answer = await post('/dang-nhap', { khoa })
    expect([answer.statusCode, answer.headers['set-cookie']]).toStrictEqual([403, undefined])
  })

  it('[P-016] asks a passkey for another challenge each time, and to verify its user', async () => {
    const { post } = await openDesk()
    const [one, other] = [
      (await post('/dang-nhap/thu-thach')).json(),
      (await post('/dang-nhap/thu-thach')).json(),
    ]
    expect(one).toMatchObject({ rpId: HOST, userVerification: 'required' })
    expect(Buffer.from(one.challenge, 'base64url')).toHaveLength(32)
    expect(other.challenge).not.toBe(one.challenge)
  })

  it('[P-016] asks for a passkey that needs no name', async () => {
    const { post, change } = await openDesk()
    const invitation = await change((at) => inviteStaff('Trang', at))
    const asked = (await post(`/moi/${invitation}/thu-thach`)).json()
    expect(asked).toMatchObject({
      rp: { id: HOST, name: 'Nam Thử' },
      user: { name: 'Trang' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
  })

  it('[P-016] is refused to an address for a minute after ten failed tries', async () => {
    let at = Date.now()
    const { post, get } = await openDesk({ now: () => at })
    for (let tries = 1; tries < MOST_FAILED_SIGN_INS; tries += 1) await post('/dang-nhap', { khoa: '{}' })
    expect((await post('/dang-nhap', { khoa: '{}' })).statusCode).toBe(403)
    for (const answer of [
      await post('/dang-nhap', {}),
      await post('/dang-nhap/thu-thach'),
      await get('/moi/x'),
    ])
      expect([answer.statusCode, answer.body]).toStrictEqual([429, expect.stringContaining('quá nhiều lần')])
    expect((await get('/dang-nhap')).statusCode).toBe(200)
    at += SIGN_IN_WINDOW_MS
    expect((await post('/dang-nhap', { khoa: '{}' })).statusCode).toBe(403)
  })

  it('[P-016] counts the tries of each address behind a proxy', async () => {
    const { app } = await openDesk({ trustProxyHops: 1 })
    const from = (address: string) =>
      app.inject({ url: '/moi/x', headers: { host: HOST, 'x-forwarded-for': `9.9.9.9, ${address}` } })
    for (let tries = 1; tries <= MOST_FAILED_SIGN_INS; tries += 1) await from('192.0.2.1')
    expect((await from('192.0.2.1')).statusCode).toBe(429)
    expect((await from('192.0.2.2')).statusCode).toBe(410)
  })

  it('[P-016] leads on to the page that was asked, never to another site', async () => {
    const { get, signedInAs } = await openDesk()
    const cookie = await signedInAs('Trang')
    expect((await get('/dang-nhap?tiep=%2Fdon%2F7K3Q-9F2M', cookie)).headers.location).toBe('/don/7K3Q-9F2M')
    expect((await get('/dang-nhap?tiep=%2F%2Fevil.example', cookie)).headers.location).toBe('/')
  })

  it('[P-016] reloads its page once if a link of another site leads there', async () => {
    const { app } = await openDesk()
    const page = async (site: string) =>
      (await app.inject({ url: '/dang-nhap?tiep=%2Fx', headers: { host: HOST, 'sec-fetch-site': site } }))
        .body
    expect(await page('cross-site')).toContain('content="0;url=/dang-nhap?tiep=%2Fx"')
    expect(await page('same-origin')).not.toContain('http-equiv')
  })

  it('[P-016] ends with signing out, on the server', async () => {
    const { get, post, signedInAs } = await openDesk()
    const cookie = await signedInAs('Trang')
    const answer = await post('/dang-xuat', {}, cookie)
    expect([answer.statusCode, answer.headers.location, answer.headers['set-cookie']]).toStrictEqual([
      303,
      '/dang-nhap',
      expect.stringContaining('Max-Age=0'),
    ])
    expect((await get('/tro-giup', cookie)).statusCode).toBe(303)
  })
})

describe('the own sessions', () => {
  it('[P-016] are shown, and all end together', async () => {
    const { get, post, signedInAs } = await openDesk()
    const [one, other] = [await signedInAs('Trang'), await signedInAs('Trang')]
    const { statusCode, body } = await get('/may', one)
    expect([statusCode, body.split('Đăng nhập lúc')]).toStrictEqual([
      200,
      expect.objectContaining({ length: 3 }),
    ])
    expect((await post('/may', {}, one)).headers.location).toBe('/dang-nhap')
    expect([(await get('/may', one)).statusCode, (await get('/may', other)).statusCode]).toStrictEqual([
      303, 303,
    ])
  })
})

describe('a page without signing in', () => {
  it.each(['/dang-nhap', '/moi/x', '/moi/INVITATION'])(
    '[P-016] has the name of the brand: %s',
    async (url) => {
      const { get, change } = await openDesk()
      const invitation = await change((at) => inviteStaff('Trang', at))
      expect((await get(url.replace('INVITATION', invitation))).body).toContain(
        '<p class="brand">Nam Thử</p>',
      )
    },
  )
})

describe('an invitation', () => {
  it('[P-016] shows its page until it was used, to whoever has it', async () => {
    const { get, change } = await openDesk()
    const invitation = await change((at) => inviteStaff('Trang', at))
    for (const _ of [1, 2]) {
      const answer = await get(`/moi/${invitation}`)
      expect([answer.statusCode, answer.body]).toStrictEqual([
        200,
        expect.stringContaining('Tạo khóa đăng nhập'),
      ])
    }
  })

  it('[P-016] makes a key from a passkey’s answer only, and stays valid otherwise', async () => {
    const { get, post, change } = await openDesk()
    const invitation = await change((at) => inviteStaff('Trang', at))
    for (const khoa of ['', '{}', '{"id":"k","response":{}}'])
      expect((await post(`/moi/${invitation}`, { khoa })).statusCode).toBe(410)
    expect((await get(`/moi/${invitation}`)).statusCode).toBe(200)
  })

  it('[P-016] expires after its time', async () => {
    const ledger = createMemoryLedger({ now: () => Date.now() - LONGEST_SESSION_MS })
    const former = await openDesk({ ledger })
    const invitation = await former.change((at) => inviteStaff('Trang', at))
    const { get } = await openDesk({
      ledger: {
        desk: {
          ...ledger.desk,
          change: (script) => ledger.desk.change((at) => script(at + LONGEST_SESSION_MS)),
        },
      },
    })
    const answer = await get(`/moi/${invitation}`)
    expect([answer.statusCode, answer.body]).toStrictEqual([
      410,
      expect.stringContaining('không còn dùng được'),
    ])
  })
})
