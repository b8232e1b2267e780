import { createHash } from 'node:crypto'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { readStatus } from '../../../../src/domain/ledger/staff/read-status'
import type { ArrivedRegistration } from '../../../../src/domain/registration/arrived-registration'
import type { ReadProductRows } from '../../../../src/ports/content'
import type { KeepRegistration } from '../../../../src/ports/ledger'
import { aMembership } from '../../../support/fixtures/a-membership'
import { personName, phoneNumber } from '../../../support/fixtures/people'
import { ARRIVED_AT } from '../../../support/ledger/arrived'
import {
  importUrlOf,
  MEMBERS_URL,
  memberBody,
  memberCells,
  ORDERS_URL,
  orderBody,
  orderCells,
  PRODUCT_ROWS,
  SHEETS,
} from '../../../support/server/import-calls'
import { createImportServer, shouldNotBeKept } from '../../../support/server/import-server'
import { until } from '../../../support/until'

const OK = { status: 200, body: '{"ok":true}' }
const hashOf = (body: string): string => createHash('sha256').update(body).digest('base64url')

/** Returns a ledger that keeps all it is handed, and what that was. */
const createRecordingLedger = () => {
  const arrived: Array<ArrivedRegistration> = []
  const keepRegistration: KeepRegistration = (registration) => async () => {
    arrived.push(registration)
    return E.right({ id: arrived.length, isQuarantined: registration.isQuarantined, isRepeated: false })
  }
  return { arrived, keepRegistration }
}

describe('a valid registration', () => {
  it("[M-106] is passed to the ledger as an order, with the server's time", async () => {
    const { arrived, keepRegistration } = createRecordingLedger()
    const { send } = await createImportServer({ keepRegistration })
    const body = orderBody({ time: '01/01/1999 00:00:00', rowNumber: '=HYPERLINK("x")' })
    expect(
      await send({
        url: ORDERS_URL,
        body,
        headers: { 'idempotency-key': 'key-1', 'x-consent-version': '2026-11' },
      }),
    ).toMatchObject(OK)
    expect(arrived).toStrictEqual([
      {
        target: 'orders',
        content: {
          name: 'Nguyễn Mẫu',
          phone: '0900000001',
          province: 'Hà Tĩnh',
          district: 'Thị xã Kỳ Anh',
          titles: ['Sâm cau, loại lớn', 'Hàu biển'],
        },
        receivedAt: ARRIVED_AT,
        idempotency: { key: 'key-1', bodyHash: hashOf(body) },
        consentVersion: '2026-11',
        offersVersion: null,
        addressVersion: 'vn-test',
        isQuarantined: false,
      },
    ])
  })

  it('[M-109] is passed to the ledger as a membership, with only a content type', async () => {
    const { arrived, keepRegistration } = createRecordingLedger()
    const { send } = await createImportServer({ keepRegistration })
    expect(await send({ body: memberBody() })).toMatchObject(OK)
    expect(arrived).toStrictEqual([
      {
        target: 'members',
        content: aMembership({
          name: personName('Trần Mẫu'),
          phone: phoneNumber('0800000002'),
          planTitle: 'Gói Deluxe',
        }),
        receivedAt: ARRIVED_AT,
        idempotency: null,
        consentVersion: null,
        offersVersion: null,
        addressVersion: null,
        isQuarantined: false,
      },
    ])
  })

  it('[M-132, P-001] is answered only once the ledger has kept it', async () => {
    let finish: (() => void) | undefined
    const { send } = await createImportServer({
      keepRegistration: () => async () => {
        await new Promise<void>((resolve) => {
          finish = resolve
        })
        return E.right({ id: 1, isQuarantined: false, isRepeated: false })
      },
    })
    let isAnswered = false
    const answer = send({ body: memberBody() }).finally(() => {
      isAnswered = true
    })
    await until(() => finish !== undefined)
    for (let turns = 0; turns < 20; turns += 1) await new Promise((resolve) => setImmediate(resolve))
    expect(isAnswered).toBe(false)
    finish?.()
    expect(await answer).toMatchObject(OK)
  })

  it('[M-132] is not cached, whether it was kept or refused', async () => {
    const { send } = await createImportServer()
    for (const body of [memberBody(), '{}'])
      expect((await send({ body })).headers['cache-control']).toBe('no-store')
  })

  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])(
    '[M-132] may have the content type %s',
    async (type) => {
      const { send } = await createImportServer()
      expect(await send({ body: memberBody(), headers: { 'content-type': type } })).toMatchObject(OK)
    },
  )
})

describe('a call for a sheet', () => {
  it.each([
    ['that is the products’', importUrlOf(SHEETS.products)],
    ['that is not there', importUrlOf({ id: 'another', name: 'DatMua' })],
    ['by another’s name', importUrlOf({ id: SHEETS.orders.id, name: SHEETS.members.name })],
    ['without its name', `${MEMBERS_URL.split('&')[0]}`],
    ['named twice', `${MEMBERS_URL}&id=${SHEETS.members.id}`],
    ['named by nothing', MEMBERS_URL.split('?')[0] ?? ''],
  ])('[M-132] %s is not found', async (_, url) => {
    const { send } = await createImportServer({ keepRegistration: shouldNotBeKept })
    expect(await send({ url, body: memberBody() })).toMatchObject({
      status: 404,
      body: '{"error":"notFound"}',
    })
  })
})

describe('a call for a sheet that was served before', () => {
  const EARLIER = { id: 'sheet-before', name: 'HoiVienCu' }

  it('[M-132] is accepted as that sheet, so that open pages lose no registration', async () => {
    const { send, rows, ledger } = await createImportServer()
    await ledger.rememberServed([{ what: 'members', ...EARLIER }])()
    expect(await send({ url: importUrlOf(EARLIER), body: memberBody() })).toMatchObject(OK)
    expect((await rows()).map(({ target }) => target)).toStrictEqual(['members'])
    for (const differing of [{ name: 'khác' }, { id: 'khác' }])
      expect(
        (await send({ url: importUrlOf({ ...EARLIER, ...differing }), body: memberBody() })).status,
      ).toBe(404)
  })

  it('[M-132] is refused if it is now the product sheet', async () => {
    const { send, ledger } = await createImportServer()
    await ledger.rememberServed([{ what: 'members', ...SHEETS.products }])()
    expect((await send({ url: importUrlOf(SHEETS.products), body: memberBody() })).status).toBe(404)
  })
})

describe('a body without a JSON content type', () => {
  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'application/vnd.api+json',
    'json',
    '',
  ])('[M-132] is refused (%j)', async (type) => {
    const { send } = await createImportServer({ keepRegistration: shouldNotBeKept })
    expect(await send({ body: memberBody(), headers: { 'content-type': type } })).toMatchObject({
      status: 415,
      body: '{"error":"jsonExpected"}',
    })
  })

  it('[P-008] is refused for its type, whatever its length', async () => {
    const { send } = await createImportServer({ keepRegistration: shouldNotBeKept })
    const answer = await send({ body: 'x'.repeat(20_000), headers: { 'content-type': 'text/plain' } })
    expect(answer).toMatchObject({ status: 415, body: '{"error":"jsonExpected"}' })
  })

  it('[M-132] is refused without type and body', async () => {
    const { app } = await createImportServer({ keepRegistration: shouldNotBeKept })
    const answer = await app.inject({ method: 'POST', url: MEMBERS_URL })
    expect([answer.statusCode, answer.body]).toStrictEqual([415, '{"error":"jsonExpected"}'])
  })
})

describe('the size of a body', () => {
  const bodyOf = (bytes: number): string => memberBody() + ' '.repeat(bytes - Buffer.byteLength(memberBody()))

  it('[P-008] may be 16 KiB', async () => {
    const { send } = await createImportServer()
    expect(await send({ body: bodyOf(16_384) })).toMatchObject(OK)
  })

  it('[P-008] may not be larger', async () => {
    const { send } = await createImportServer({ keepRegistration: shouldNotBeKept })
    expect(await send({ body: bodyOf(16_385) })).toMatchObject({
      status: 413,
      body: '{"error":"bodyTooLarge"}',
    })
  })
})

describe('an invalid body', () => {
  it.each([
    ['jsonInvalid', MEMBERS_URL, ''],
    ['jsonInvalid', MEMBERS_URL, '[["=ROW()-1","Nguyễn Bí Mật'],
    ['jsonInvalid', MEMBERS_URL, Buffer.from([0x5b, 0x5b, 0x22, 0xc3, 0x28, 0x22, 0x5d, 0x5d])],
    ['oneRowExpected', MEMBERS_URL, 'null'],
    ['oneRowExpected', MEMBERS_URL, '{"__proto__":{"name":"x"}}'],
    ['oneRowExpected', MEMBERS_URL, '[]'],
    ['oneRowExpected', MEMBERS_URL, JSON.stringify([Object.values(memberCells), Object.values(memberCells)])],
    ['oneRowExpected', MEMBERS_URL, '[["=ROW()-1","Mẫu",900000001,"Gói Deluxe",""]]'],
    ['widthWrong', MEMBERS_URL, orderBody()],
    ['widthWrong', ORDERS_URL, memberBody()],
    ['nameRequired', MEMBERS_URL, memberBody({ name: ' ' })],
    ['nameTooLong', MEMBERS_URL, memberBody({ name: 'M'.repeat(101) })],
    ['nameUnreadable', MEMBERS_URL, memberBody({ name: 'Mẫu\u0007Mẫu' })],
    ['phoneInvalid', MEMBERS_URL, memberBody({ phone: "'090000000" })],
    ['phoneInvalid', MEMBERS_URL, memberBody({ phone: "'090000000123" })],
    ['phoneInvalid', MEMBERS_URL, memberBody({ phone: '0900000001' })],
    ['planUnknown', MEMBERS_URL, memberBody({ plan: 'Gói Free' })],
    ['placeUnknown', ORDERS_URL, orderBody({ province: 'Hà Nội' })],
    ['productUnknown', ORDERS_URL, orderBody({ products: 'Hàu biển,Thứ khác' })],
    ['tooManyProducts', ORDERS_URL, orderBody({ products: Array(51).fill('Hàu biển').join(',') })],
  ])('[P-008] is refused as %s, and not quoted', async (error, url, body) => {
    const { send } = await createImportServer({ keepRegistration: shouldNotBeKept })
    expect(await send({ url, body })).toMatchObject({ status: 400, body: `{"error":"${error}"}` })
  })

  it('[P-008] would be accepted with one character less', async () => {
    const { send, rows } = await createImportServer()
    const most = Array(50).fill('Hàu biển').join(',')
    expect(await send({ body: memberBody({ name: 'M'.repeat(100) }) })).toMatchObject(OK)
    expect(await send({ url: ORDERS_URL, body: orderBody({ products: most }) })).toMatchObject(OK)
    expect(await rows()).toHaveLength(2)
  })
})

describe('the idempotency key', () => {
  it.each(['k', '!~', 'x'.repeat(200)])('[P-001] may be up to 200 visible ASCII characters', async (key) => {
    const { send } = await createImportServer()
    expect(await send({ body: memberBody(), headers: { 'idempotency-key': key } })).toMatchObject(OK)
  })

  it.each(['', 'x'.repeat(201), 'two words', 'khóa', 'a\tb'])(
    '[P-001] may contain nothing else (%j)',
    async (key) => {
      const { send } = await createImportServer({ keepRegistration: shouldNotBeKept })
      expect(await send({ body: memberBody(), headers: { 'idempotency-key': key } })).toMatchObject({
        status: 400,
        body: '{"error":"idempotencyKeyInvalid"}',
      })
    },
  )

  it('[P-001] makes one row of a hundred equal calls at once', async () => {
    const { send, rows } = await createImportServer()
    const call = { body: memberBody(), headers: { 'idempotency-key': 'k' } }
    const answers = await Promise.all(Array.from({ length: 100 }, () => send(call)))
    expect(answers.map(({ status, body }) => ({ status, body }))).toStrictEqual(Array(100).fill(OK))
    expect(await rows()).toHaveLength(1)
  })

  it('[P-001] with another body is a conflict', async () => {
    const { send, rows } = await createImportServer()
    const headers = { 'idempotency-key': 'k' }
    await send({ body: memberBody(), headers })
    expect(await send({ body: memberBody({ name: 'Lê Mẫu' }), headers })).toMatchObject({
      status: 409,
      body: '{"error":"keyReused"}',
    })
    expect(await rows()).toHaveLength(1)
  })
})

describe('the consent version', () => {
  it.each([
    ['v'.repeat(40), 'v'.repeat(40)],
    ['v'.repeat(41), 'v'.repeat(40)],
    ['2026\u009b31m\u001b-11', '202631m-11'],
    [' ', null],
  ])('[M-132] %j is kept as %j', async (header, kept) => {
    const { arrived, keepRegistration } = createRecordingLedger()
    const served = [{ what: 'consent', id: kept ?? '', name: '' }] as const
    const { send } = await createImportServer({ keepRegistration, served })
    await send({ body: memberBody(), headers: { 'x-consent-version': header } })
    expect(arrived.map(({ consentVersion }) => consentVersion)).toStrictEqual([kept])
  })

  it('[M-132] that no page has shown is stored as unknown, that of an earlier page unchanged', async () => {
    const { arrived, keepRegistration } = createRecordingLedger()
    const { send, ledger } = await createImportServer({ keepRegistration })
    await ledger.rememberServed([{ what: 'consent', id: '2025-01', name: '' }])()
    for (const version of ['2026-11', '2025-01', '2099-01'])
      await send({ body: memberBody(), headers: { 'x-consent-version': version } })
    expect(arrived.map(({ consentVersion }) => consentVersion)).toStrictEqual([
      '2026-11',
      '2025-01',
      'unknown',
    ])
  })
})

describe('the consent to offers', () => {
  it.each([
    { asksForOffers: true, header: '2026-11', kept: '2026-11' },
    { asksForOffers: true, header: undefined, kept: null },
    { asksForOffers: true, header: '', kept: null },
    { asksForOffers: true, header: '2099-01', kept: null },
    { asksForOffers: false, header: '2026-11', kept: null },
  ])(
    '[P-020] is kept with a version that was shown, if asked for: $asksForOffers, $header',
    async (given) => {
      const { arrived, keepRegistration } = createRecordingLedger()
      const { send } = await createImportServer({ keepRegistration, asksForOffers: given.asksForOffers })
      const headers = given.header === undefined ? {} : { 'x-offers-version': given.header }
      expect(await send({ body: memberBody(), headers })).toMatchObject(OK)
      expect(arrived.map(({ offersVersion }) => offersVersion)).toStrictEqual([given.kept])
    },
  )
})

describe('the honeypot', () => {
  it('[P-008] that is filled in gets the response of a success, and the row is quarantined', async () => {
    const { send, rows, ledger } = await createImportServer()
    const call = { body: memberBody(), headers: { 'x-form-trap': 'http%3A%2F%2Fspam' } }
    expect(await send(call)).toMatchObject(OK)
    expect(await rows()).toStrictEqual([])
    expect(await ledger.read(readStatus)()).toMatchObject(E.right({ pending: 0, oldestPendingAt: null }))
  })

  it('[P-008] that contains only blanks counts as empty', async () => {
    const { send, rows } = await createImportServer()
    expect(await send({ body: memberBody(), headers: { 'x-form-trap': '  ' } })).toMatchObject(OK)
    expect(await rows()).toHaveLength(1)
  })
})

describe('an order in quarantine that is sent again with an empty honeypot', () => {
  it('[M-132] is refused if its product was removed, because nothing was accepted', async () => {
    let titles = PRODUCT_ROWS
    const { send, rows } = await createImportServer({ readProductRows: async () => E.right(titles) })
    const call = { url: ORDERS_URL, body: orderBody(), headers: { 'idempotency-key': 'k-1' } }
    expect(await send({ ...call, headers: { ...call.headers, 'x-form-trap': 'x' } })).toMatchObject(OK)
    titles = PRODUCT_ROWS.slice(0, 2)
    expect(await send(call)).toMatchObject({ status: 400, body: '{"error":"productUnknown"}' })
    titles = PRODUCT_ROWS
    expect(await send(call)).toMatchObject(OK)
    expect(await rows()).toHaveLength(1)
  })
})

describe('a registration without the version of the policy', () => {
  it('[M-132] is refused where a box has to be ticked', async () => {
    const { send, rows } = await createImportServer({ consentMode: 'checkbox' })
    expect(await send({ body: memberBody() })).toMatchObject({
      status: 400,
      body: '{"error":"consentRequired"}',
    })
    expect(await send({ body: memberBody(), headers: { 'x-consent-version': '2026-11' } })).toMatchObject({
      status: 400,
    })
    expect(await rows()).toStrictEqual([])
    const ticked = { 'x-consent-version': 'ticked 2026-11' }
    expect(await send({ body: memberBody(), headers: ticked })).toMatchObject(OK)
    expect(await rows()).toHaveLength(1)
  })

  it('[M-132] is refused there, too, with a version that no page has shown, and taken with that of an earlier page', async () => {
    const { send, rows, ledger } = await createImportServer({ consentMode: 'checkbox' })
    const call = (version: string, key: string) =>
      send({ body: memberBody(), headers: { 'x-consent-version': version, 'idempotency-key': key } })
    await ledger.rememberServed([{ what: 'consent', id: 'ticked 2025-01', name: '' }])()
    expect(await call('ticked 2025-01', 'k-1')).toMatchObject(OK)
    expect(await call('ticked 1999', 'k-2')).toMatchObject({
      status: 400,
      body: '{"error":"consentRequired"}',
    })
    expect(await rows()).toHaveLength(1)
    // What was kept is not refused when it is sent again.
    expect(await call('ticked 1999', 'k-1')).toMatchObject(OK)
    expect(await rows()).toHaveLength(1)
  })
})

describe('a registration that cannot be kept', () => {
  it('[P-001, P-011] is answered 503, and the log says why', async () => {
    const { send, logged } = await createImportServer({
      keepRegistration: () => TE.left({ tag: 'unavailable', reason: 'database or disk is full' }),
    })
    expect(await send({ body: memberBody() })).toMatchObject({ status: 503, body: '{"error":"unavailable"}' })
    expect(logged()).toContain('"reason":"database or disk is full"')
    expect(logged()).toContain('not kept')
  })

  it('[M-131] because the products cannot be read is answered 503; memberships go on', async () => {
    const { send } = await createImportServer({
      readProductRows: TE.left({ tag: 'unreadable', file: 'products.csv', reason: 'Tệp này không tồn tại.' }),
    })
    expect(await send({ url: ORDERS_URL, body: orderBody() })).toMatchObject({
      status: 503,
      body: '{"error":"unavailable"}',
    })
    expect(await send({ body: memberBody() })).toMatchObject(OK)
  })

  it('[P-011] because of a defect is answered 500; the log has its location, not its message', async () => {
    const { send, logged } = await createImportServer({
      keepRegistration: function keepBadly({ content: registration }) {
        throw new Error(`cannot keep ${registration.name}\n    ${registration.phone}`)
      },
    })
    expect(await send({ body: memberBody() })).toMatchObject({
      status: 500,
      body: '{"error":"internalError"}',
    })
    expect(logged()).toContain('keepBadly')
    expect(logged()).not.toContain('Mẫu')
    expect(logged()).not.toContain('0800000002')
  })
})

describe('products that change', () => {
  it('[M-131] are those at the time of the order', async () => {
    let rows = [['id', 'group', 'title']]
    const readProductRows: ReadProductRows = async () => E.right(rows)
    const { send } = await createImportServer({ readProductRows })
    const call = { url: ORDERS_URL, body: orderBody({ products: 'Hàu biển' }) }
    expect((await send(call)).status).toBe(400)
    rows = [...rows, ['sp-1', '', 'Hàu biển']]
    expect((await send(call)).status).toBe(200)
  })
})

describe('a repeated order whose product is gone', () => {
  const callWith = (key: string, products = 'Hàu biển') => ({
    url: ORDERS_URL,
    body: orderBody({ products }),
    headers: { 'idempotency-key': key },
  })
  const createServerThatLosesItsProduct = async () => {
    let rows = PRODUCT_ROWS
    const server = await createImportServer({ readProductRows: async () => E.right(rows) })
    expect(await server.send(callWith('k'))).toMatchObject(OK)
    rows = []
    return server
  }

  it('[P-001] gets the same response, and there is still one row', async () => {
    const { send, rows } = await createServerThatLosesItsProduct()
    expect(await send(callWith('k'))).toMatchObject(OK)
    expect(await rows()).toHaveLength(1)
  })

  it('[P-001] with another body is a conflict', async () => {
    const { send } = await createServerThatLosesItsProduct()
    expect(await send(callWith('k', 'Thứ khác'))).toMatchObject({
      status: 409,
      body: '{"error":"keyReused"}',
    })
  })

  it('[M-132] with another key is refused', async () => {
    const { send, rows } = await createServerThatLosesItsProduct()
    expect(await send(callWith('k2'))).toMatchObject({ status: 400, body: '{"error":"productUnknown"}' })
    expect(await rows()).toHaveLength(1)
  })
})

describe('the rate limit', () => {
  const statuses = async (send: () => Promise<{ readonly status: number }>, calls: number) => {
    const seen: Array<number> = []
    for (let n = 0; n < calls; n += 1) seen.push((await send()).status)
    return seen
  }

  it('[P-008] allows 60 a minute', async () => {
    const { send, rows } = await createImportServer({ rateLimitPerMinute: 60 })
    const one = () => send({ body: memberBody() })
    expect(await statuses(one, 60)).toStrictEqual(Array(60).fill(200))
    const refused = await one()
    expect(refused).toMatchObject({ status: 429, body: '{"error":"tooManyRequests"}' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect(await rows()).toHaveLength(60)
  })

  it('[P-008] is separate for each address', async () => {
    const { send } = await createImportServer({ rateLimitPerMinute: 1 })
    const from = (address: string) => send({ body: memberBody(), from: address })
    expect([
      (await from('192.0.2.1')).status,
      (await from('192.0.2.1')).status,
      (await from('192.0.2.2')).status,
    ]).toStrictEqual([200, 429, 200])
  })

  it('[P-008] ignores a forwarded address if no proxy is trusted', async () => {
    const { send } = await createImportServer({ rateLimitPerMinute: 1 })
    const from = (forwarded: string) =>
      send({ body: memberBody(), headers: { 'x-forwarded-for': forwarded } })
    expect([(await from('192.0.2.1')).status, (await from('192.0.2.2')).status]).toStrictEqual([200, 429])
  })

  it('[P-008] uses the address that the trusted proxy saw, not the one that a client claims', async () => {
    const { send } = await createImportServer({ rateLimitPerMinute: 1, trustProxyHops: 1 })
    const from = (forwarded: string) =>
      send({ body: memberBody(), headers: { 'x-forwarded-for': forwarded } })
    expect([
      (await from('192.0.2.1')).status,
      (await from('192.0.2.2')).status,
      (await from('198.51.100.9, 192.0.2.2')).status,
    ]).toStrictEqual([200, 200, 429])
  })

  it('[P-008] keeps an address blocked while thousands of others arrive', async () => {
    const { send } = await createImportServer({ rateLimitPerMinute: 1 })
    const from = async (address: string) => (await send({ body: '[]', from: address })).status
    await from('192.0.2.1')
    for (let n = 0; n < 5_100; n += 1) await from(`10.0.${n >> 8}.${n & 255}`)
    expect(await from('192.0.2.1')).toBe(429)
  })

  it('[P-008] of 0 means no limit', async () => {
    const { send } = await createImportServer({ rateLimitPerMinute: 0 })
    const seen = await statuses(() => send({ body: memberBody() }), 200)
    expect(seen).toStrictEqual(Array(200).fill(200))
  })
})

describe('the log', () => {
  it("[P-011] contains the route and the row's id, never the visitor, the query or the key", async () => {
    const { send, app, logged } = await createImportServer({ rateLimitPerMinute: 3 })
    const headers = {
      'idempotency-key': 'khoa-rieng',
      'x-form-trap': 'bay-rieng',
      'x-consent-version': 'ban-rieng',
    }
    await send({ url: ORDERS_URL, body: orderBody() })
    await send({ body: memberBody(), headers })
    await send({ body: memberBody({ phone: "'0911111111x" }) })
    await send({ body: memberBody({ name: 'Phạm Mẫu' }) })
    await app.inject('/tim?ten=Hoàng+Mẫu&phone=0922222222')
    await app.inject('/duong/0933333333/%zz')
    expect(logged()).toContain('"kept":{"id":1,"isQuarantined":false,"isRepeated":false}')
    expect(logged()).toContain('"route":"/order-service/api/products/data/google-import","status":429')
    for (const secret of ['Mẫu', '09', '08', 'rieng', 'sheet-', '127.0.0.1', orderCells.name])
      expect(logged().replaceAll(/"(time|ms)":("[^"]*"|\d+)/g, '')).not.toContain(secret)
  })
})
