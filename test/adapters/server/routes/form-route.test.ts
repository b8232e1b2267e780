import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { createFindServed, valuesServedNow } from '../../../../src/adapters/server/routes/find-served'
import { formRoute } from '../../../../src/adapters/server/routes/form-route'
import { releaseQuarantined } from '../../../../src/domain/ledger/accept/quarantine'
import { run } from '../../../../src/domain/ledger/script'
import type { ConsentMode } from '../../../../src/domain/registration/consent'
import type { RegistrationOutcome } from '../../../../src/domain/registration/outcome'
import { bindWords } from '../../../../src/domain/text/bind-words'
import type { KeepRegistration } from '../../../../src/ports/ledger'
import { createRenderPlainPage } from '../../../../src/ui/render'
import { allOf } from '../../../support/all-of'
import { aMembership } from '../../../support/fixtures/a-membership'
import { aSite } from '../../../support/fixtures/a-site'
import { personName, phoneNumber } from '../../../support/fixtures/people'
import { smallAddressBook } from '../../../support/fixtures/small-address-book'
import { ARRIVED_AT } from '../../../support/ledger/arrived'
import { createMemoryLedger } from '../../../support/memory/memory-ledger'
import { createTestServer, keepArrivalIn, unstyledForm } from '../../../support/server/create-test-server'
import { PRODUCT_ROWS } from '../../../support/server/import-calls'

const KEY = `${ARRIVED_AT.toString(36)}-0d3f1c1e-7f0c-4c55-9a3e-5f1f5b7b8a01`

const ORDER = {
  phieu: KEY,
  name: 'Nguyễn Mẫu',
  phone: '0900000001',
  district: '327',
  'san-pham': ['sp-1', 'sp-2'],
  website: '',
  consent: '2026-01+Google Sheets',
}
const MEMBERSHIP = { phieu: KEY, name: 'Trần Mẫu', phone: '0900000002', plan: '2', website: '' }

const UNREADABLE = { tag: 'unreadable', file: 'products.csv', reason: 'Tệp trống.' } as const

type Fields = Readonly<Record<string, string | ReadonlyArray<string>>>

const encoded = (fields: Fields): string =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one as string])),
  ).toString()

type Given = {
  readonly mode?: ConsentMode
  readonly keepRegistration?: KeepRegistration
  readonly rateLimitPerMinute?: number
  readonly asksForOffers?: boolean
  readonly productRows?: () => typeof PRODUCT_ROWS | null
}

const createForms = async ({
  mode = 'notice',
  keepRegistration,
  rateLimitPerMinute = 0,
  asksForOffers = aSite.consent.offers,
  productRows = () => PRODUCT_ROWS,
}: Given = {}) => {
  const ledger = createMemoryLedger()
  const counted: Array<RegistrationOutcome> = []
  const site = { ...aSite, consent: { ...aSite.consent, mode, offers: asksForOffers } }
  const recipient = 'Google Sheets'
  const rendered: Array<string> = []
  const renderForm = unstyledForm(createRenderPlainPage({ site, recipient }))
  const { app, lines } = await createTestServer({
    routes: [
      formRoute({
        site,
        addressBook: smallAddressBook,
        readProductRows: async () => E.fromNullable(UNREADABLE)(productRows()),
        keepArrival: keepArrivalIn({
          keepRegistration: keepRegistration ?? ledger.keepRegistration,
          findKept: ledger.findKept,
          findServed: createFindServed(ledger.rememberServed, valuesServedNow(site, recipient), Date.now),
          consentMode: mode,
          asksForOffers,
        }),
        now: () => ARRIVED_AT,
        rateLimitPerMinute,
        originOf: () => 'https://namthu.example',
        renderForm: (page) => {
          rendered.push(page.kind)
          return renderForm(page)
        },
      }),
    ],
    countOutcome: (outcome) => counted.push(outcome),
  })
  const post = async (
    url: string,
    fields: Fields,
    headers: Readonly<Record<string, string>> = { 'sec-fetch-site': 'same-origin' },
  ) => {
    const {
      statusCode,
      body,
      headers: answered,
    } = await app.inject({
      method: 'POST',
      url,
      payload: encoded(fields),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })
    return { status: statusCode, body, caching: answered['cache-control'] }
  }
  return {
    app,
    ledger,
    order: (differing: Fields = {}, headers?: Readonly<Record<string, string>>) =>
      post('/dat-hang/da-nhan', { ...ORDER, ...differing }, headers),
    join: (differing: Fields = {}) => post('/dang-ky-hoi-vien/da-nhan', { ...MEMBERSHIP, ...differing }),
    look: (fields: Fields = ORDER) => post('/dat-hang', fields),
    lookAtMembership: () => post('/dang-ky-hoi-vien', MEMBERSHIP),
    orders: () => allOf(ledger.readRegistrations('orders')),
    members: () => allOf(ledger.readRegistrations('members')),
    logged: () => lines.join(''),
    rendered: () => rendered.length,
    counted,
  }
}

/** The element of a page that has this id, with its attributes. */
const tagOf = (html: string, id: string): string =>
  new RegExp(`<[a-z]+[^>]* id="${id}"[^>]*>`).exec(html)?.[0] ?? ''

describe('the order form of a page without script', () => {
  it('[M-078, M-082, M-086] asks for the same as the dialog, has the product of the address chosen, and contains no program', async () => {
    const { app } = await createForms()
    const { statusCode, body, headers } = await app.inject(`/dat-hang?province=28&san-pham=sp-2&phieu=${KEY}`)
    expect([statusCode, headers['cache-control']]).toStrictEqual([200, 'no-store'])
    expect(body).not.toContain('<script')
    expect(body).toContain('<title>Đăng ký mua hàng | Nam Thử</title><meta name="robots" content="noindex"/>')
    expect(body).toContain('action="/dat-hang" method="post"')
    expect(body).toMatch(/<input type="checkbox"[^>]* name="san-pham"[^>]* checked=""[^>]* value="sp-2"/)
    expect(body.match(/ checked=""/g)).toHaveLength(1)
    expect(body).toContain(`<input type="hidden" name="phieu" value="${KEY}"/>`)
    expect(body).toContain(
      'Khi bấm “Gửi” ở bước sau, bạn đồng ý để chúng tôi xử lý thông tin này và gọi lại cho bạn.',
    )
    expect(body).toContain('Đăng ký được lưu trên Google Sheets')
    expect(body).toContain('Sau khi bấm “Đăng ký”, bạn sẽ xem lại một lần nữa trước khi gửi.')
    expect(body).not.toContain('aria-invalid="true"')
  })

  it.each([
    { asked: '', kept: '' },
    { asked: '?san-pham=sp-2', kept: 'san-pham=sp-2&' },
    { asked: `?phieu=${(ARRIVED_AT - 3_600_000).toString(36)}${KEY.slice(8)}`, kept: '' },
  ])(
    '[A-50] has its own key in its address, so that Back returns to the same key ($asked)',
    async ({ asked, kept }) => {
      const { app } = await createForms()
      const { statusCode, headers } = await app.inject(`/dat-hang${asked}`)
      expect([statusCode, headers['cache-control']]).toStrictEqual([303, 'no-store'])
      expect(headers.location).toMatch(new RegExp(`^/dat-hang\\?${kept}phieu=[0-9a-z]{8}-[0-9a-f-]{36}$`))
    },
  )

  it('[A-50] keeps a key until it is an hour old', async () => {
    const { app } = await createForms()
    const key = `${(ARRIVED_AT - 3_599_999).toString(36)}${KEY.slice(8)}`
    expect((await app.inject(`/dat-hang?phieu=${key}`)).statusCode).toBe(200)
  })
})

describe('the place on a page without script', () => {
  it('[M-082] is asked for first, with what the link has chosen, and then has the districts of the province', async () => {
    const { app } = await createForms()
    const first = await app.inject(`/dat-hang?san-pham=sp-2&phieu=${KEY}`)
    expect(first.body).not.toContain('method="post"')
    expect(first.body).not.toContain('Vui lòng chọn')
    expect(first.body).toContain(
      '<option value="1">Hà Nội</option><option value="50">Hồ Chí Minh</option><option value="28">Hà Tĩnh</option>',
    )
    expect(first.body).toMatch(
      /<input type="checkbox"[^>]* name="san-pham"[^>]* checked=""[^>]* value="sp-2"/,
    )
    expect(first.body).not.toContain('name="phone"')
    const { body } = await app.inject(`/dat-hang?province=28&san-pham=sp-2&phieu=${KEY}`)
    expect(body).toContain('<option value="28" selected="">Hà Tĩnh</option>')
    expect(body).toMatch(
      /<select id="district"[^>]*><option value="" selected="">Chọn quận\/huyện<\/option><option value="325">Huyện Kỳ Anh<\/option><option value="327">Thị xã Kỳ Anh<\/option><\/select>/,
    )
  })

  it.each(['0', '64', '28 ', 'Hà Tĩnh', ''])(
    '[M-082] is asked for again if the link has %j',
    async (province) => {
      const { app } = await createForms()
      const { statusCode, body } = await app.inject(
        `/dat-hang?province=${encodeURIComponent(province)}&phieu=${KEY}`,
      )
      expect([statusCode, body.includes('name="phone"')]).toStrictEqual([200, false])
      expect(body.match(/<a href="#(?!main")[^"]*"[^>]*>[^<]*/g)).toStrictEqual([
        expect.stringMatching(/"#province".*Vui lòng chọn Tỉnh\/Thành phố!$/),
      ])
      expect(tagOf(body, 'province')).toContain('aria-invalid="true"')
      expect(body).toMatch(/<p id="province-error"[^>]*>Vui lòng chọn Tỉnh\/Thành phố!/)
    },
  )

  it('[M-082, M-124] has no district of another province: it is asked for again', async () => {
    const { order, orders } = await createForms()
    const { status, body } = await order({ province: '1', district: '327' })
    expect([status, await orders()]).toStrictEqual([422, []])
    expect(body.match(/<a href="#(?!main")[^"]*"[^>]*>[^<]*/g)).toStrictEqual([
      expect.stringMatching(/"#district".*Vui lòng chọn Quận\/Huyện!$/),
    ])
    expect(body).toContain('Quận Ba Đình')
  })

  it('[M-121, M-124, M-125] names what is missing in the order of the page', async () => {
    const { order } = await createForms()
    const { body } = await order({ name: '', phone: '', province: '1', district: '', 'san-pham': [] })
    expect(Array.from(body.matchAll(/<a href="#(?!main")([a-z]*)"/g), ([, field]) => field)).toStrictEqual([
      'name',
      'phone',
      'district',
      'products',
    ])
  })

  it('[M-124] without province asks for the province alone', async () => {
    const { order } = await createForms()
    const { status, body } = await order({ province: '', district: '' })
    expect(status).toBe(422)
    expect(body.match(/<a href="#(?!main")[^"]*"[^>]*>[^<]*/g)).toStrictEqual([
      expect.stringMatching(/"#province".*Vui lòng chọn Tỉnh\/Thành phố!$/),
    ])
    expect(tagOf(body, 'district')).toBe('')
  })

  it('[P-001] as a page of the former release sends it, without province, is taken', async () => {
    const { order } = await createForms()
    expect(await order()).toMatchObject({ status: 200 })
  })
})

describe('a link to a form', () => {
  it('[P-001] selects products or a plan, and fills in no name, no consent and no honeypot', async () => {
    const { app } = await createForms({ mode: 'checkbox' })
    const filledIn = 'name=A&phone=0900000009&district=327&consent=on&website=http%3A%2F%2Fspam.example'
    for (const address of [`/dat-hang?province=28&san-pham=sp-2`, `/dang-ky-hoi-vien?plan=2`]) {
      const { statusCode, body } = await app.inject(`${address}&phieu=${KEY}&${filledIn}`)
      expect(statusCode).toBe(200)
      expect(/<input[^>]* name="website"[^>]*>/.exec(body)?.[0]).toContain('value=""')
      for (const id of ['name', 'phone']) expect(tagOf(body, id)).toContain('value=""')
      expect(body).not.toContain('value="327" selected')
      expect(tagOf(body, 'consent')).not.toContain('checked')
      expect(body.match(/ checked=""[^>]*>/g)).toStrictEqual([expect.stringMatching(/value="(?:sp-)?2"/)])
    }
  })
})

/** Term and text of each fact that a page lists. */
const shownIn = (html: string): ReadonlyArray<readonly [string, string]> =>
  Array.from(
    html
      .replaceAll('<!-- -->', '')
      .replaceAll('\u00a0', ' ')
      .matchAll(/<dt[^>]*>([^<]*):<\/dt><dd[^>]*>(.*?)<\/dd>/g),
    ([, term = '', text = '']) => [
      term,
      text.replaceAll(/<\/span><span class="flex[^"]*">/g, '; ').replaceAll(/<[^>]*>/g, ''),
    ],
  )

const referenceIn = (html: string): string | undefined =>
  /Mã đăng ký của bạn[\s\S]*?<strong[^>]*>([0-9A-Z-]{9})</.exec(html)?.[1]

const LOOK = [
  ['Họ và tên', 'Nguyễn Mẫu'],
  ['Số điện thoại', '0900 000 001'],
  ['Giao đến', 'Thị xã Kỳ Anh, Hà Tĩnh'],
]
const PRODUCTS = ['Sản phẩm', 'Hàu biển; Sâm cau, loại lớn']
const MEMBERSHIP_LOOK = [
  ['Họ và tên', 'Trần Mẫu'],
  ['Số điện thoại', '0900 000 002'],
  ['Gói hội viên', 'Gói Deluxe'],
  ['Giá gói', '799.000 đ/3 tháng hoặc 1.199.000 đ/6 tháng, bạn chọn khi chúng tôi gọi'],
]

/** The fields that a page's form sends. */
const hiddenIn = (html: string): Readonly<Record<string, ReadonlyArray<string>>> => {
  const sent = Array.from(
    html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"\/>/g),
    ([, name = '', value = '']) => ({
      name,
      value: value
        .replaceAll('&quot;', '"')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&'),
    }),
  )
  const valuesOf = (wanted: string) => sent.filter(({ name }) => name === wanted).map(({ value }) => value)
  return Object.fromEntries(sent.map(({ name }) => [name, valuesOf(name)]))
}

describe('the last look before a form is sent', () => {
  it('[M-078, M-084] shows all that was entered with the sum, keeps nothing, and leads to sending and back to the form', async () => {
    const { look, orders, logged } = await createForms()
    const { status, body, caching } = await look({ ...ORDER, 'not-ours': 'x' })
    expect([status, caching]).toStrictEqual([200, 'no-store'])
    expect(shownIn(body)).toStrictEqual([...LOOK, PRODUCTS])
    expect(body).toContain('Đăng ký chưa được gửi.')
    expect(body).toContain('Khi bấm “Gửi”, bạn đồng ý để chúng tôi xử lý thông tin này và gọi lại cho bạn.')
    expect(body).toContain('action="/dat-hang/da-nhan" method="post"')
    expect(body).toMatch(/<button type="submit"[^>]*>Gửi<\/button>/)
    expect(body).toMatch(/<button type="submit"[^>]* name="sua" formAction="\/dat-hang">Sửa lại<\/button>/)
    expect(hiddenIn(body)).toStrictEqual({
      ...Object.fromEntries(Object.entries(ORDER).map(([name, value]) => [name, [value].flat()])),
    })
    expect(await orders()).toStrictEqual([])
    expect(logged()).not.toMatch(/0900000001|Nguyễn|phieu/)
  })

  it.each([
    {
      prices: ['590.000đ', '1.290.000đ'],
      facts: [
        ['Sản phẩm', 'Hàu biển (590.000đ); Sâm cau, loại lớn (1.290.000đ)'],
        ['Tạm tính', '1.880.000đ'],
        ['Phí giao hàng', 'nhân viên sẽ báo khi gọi'],
      ],
    },
    {
      prices: ['590.000đ', 'Liên hệ'],
      facts: [['Sản phẩm', 'Hàu biển (590.000đ); Sâm cau, loại lớn (Liên hệ)']],
    },
    { prices: ['', ''], facts: [PRODUCTS] },
  ])(
    '[M-078, M-084] states each price, and the sum if every price is known, before and after ($prices)',
    async ({ prices, facts }) => {
      const { look, order } = await createForms({
        productRows: () => [
          ['id', 'group', 'title', 'discount'],
          ['sp-1', 'A', 'Hàu biển', prices[0] ?? ''],
          ['sp-2', 'A', 'Sâm cau, loại lớn', prices[1] ?? ''],
        ],
      })
      for (const { body } of [await look(), await order()])
        expect(shownIn(body)).toStrictEqual([...LOOK, ...facts])
    },
  )

  it('[M-087] shows a membership too', async () => {
    const { lookAtMembership, members } = await createForms()
    const { status, body } = await lookAtMembership()
    expect([status, shownIn(body), await members()]).toStrictEqual([200, MEMBERSHIP_LOOK, []])
    expect(body).toContain('action="/dang-ky-hoi-vien/da-nhan" method="post"')
  })

  it('[A-50] keeps the key: sent twice, and again straight from the form, it is one row', async () => {
    const { look, order, orders } = await createForms()
    const name = ' "Nguyễn" & <Mẫu> '
    const sent = hiddenIn((await look({ ...ORDER, name })).body)
    expect(await order(sent)).toMatchObject({ status: 200 })
    expect(await order(sent)).toMatchObject({ status: 200 })
    expect(await order({ name })).toMatchObject({ status: 200 })
    expect((await orders()).map(({ content }) => content.name)).toStrictEqual(['"Nguyễn" & <Mẫu>'])
  })

  it('[A-50] gives a form without a key one, which stays', async () => {
    const { look, order, orders } = await createForms()
    const sent = hiddenIn((await look({ ...ORDER, phieu: '' })).body)
    expect(sent.phieu).toStrictEqual([expect.stringMatching(/^[0-9a-z]{8}-[0-9a-f-]{36}$/)])
    await order(sent)
    await order(sent)
    expect(await orders()).toHaveLength(1)
  })

  it('[M-085] leads back to the form with all that was entered and the same key', async () => {
    const { look, orders } = await createForms()
    const { status, body } = await look({ ...ORDER, sua: '1' })
    expect(status).toBe(200)
    expect(tagOf(body, 'name')).toContain('value="Nguyễn Mẫu"')
    expect(tagOf(body, 'phone')).toContain('value="0900000001"')
    expect(body).toContain('<option value="327" selected="">')
    expect(body.match(/ checked=""/g)).toHaveLength(2)
    expect(body).toContain(`<input type="hidden" name="phieu" value="${KEY}"/>`)
    expect(body).toContain('action="/dat-hang" method="post"')
    expect(await orders()).toStrictEqual([])
  })

  it.each([
    { why: 'not asked for, not given', offers: false, isAsked: false, shown: [] },
    { why: 'not asked for, but sent', offers: true, isAsked: false, shown: [] },
    { why: 'asked for, not given', offers: false, isAsked: true, shown: [['Thông báo ưu đãi', 'Không']] },
    { why: 'asked for and given', offers: true, isAsked: true, shown: [['Thông báo ưu đãi', 'Có']] },
  ])(
    '[P-020] names the consent to offers where it is asked for, before and after: $why',
    async ({ offers, isAsked, shown }) => {
      const { look, order, join } = await createForms({ asksForOffers: isAsked })
      const ticked = offers ? { offers: ORDER.consent } : {}
      for (const { body } of [await look({ ...ORDER, ...ticked }), await order(ticked)])
        expect(shownIn(body)).toStrictEqual([...LOOK, PRODUCTS, ...shown])
      expect(shownIn((await join(ticked)).body)).toStrictEqual([...MEMBERSHIP_LOOK, ...shown])
    },
  )

  it('[P-020] asks again for the tick beside a version that no page has shown', async () => {
    const { look, order, orders } = await createForms({ mode: 'checkbox' })
    const invented = { consent: 'ticked 1999' }
    expect((await look({ ...ORDER, ...invented })).status).toBe(200)
    const { status, body } = await order(invented)
    expect([status, await orders()]).toStrictEqual([422, []])
    expect(body).toContain('<a href="#consent"')
    expect(tagOf(body, 'consent')).not.toContain('checked')
    expect(tagOf(body, 'name')).toContain('value="Nguyễn Mẫu"')
  })

  it('[M-121, M-122] is shown for a complete form only: what is missing is named before', async () => {
    const { look } = await createForms()
    const { status, body } = await look({ ...ORDER, phone: '' })
    expect(status).toBe(422)
    expect(body).toContain('<a href="#phone"')
  })
})

describe('a form that is complete', () => {
  it('[M-084, M-106, P-001, P-011] stores one row, and shows what was received and what happens next; address and log contain nothing of it', async () => {
    const { app, order, orders, logged } = await createForms()
    const { status, body, caching } = await order()
    expect({ status, caching }).toStrictEqual({ status: 200, caching: 'no-store' })
    expect(await orders()).toStrictEqual([
      {
        target: 'orders',
        id: 1,
        at: ARRIVED_AT,
        content: {
          name: 'Nguyễn Mẫu',
          phone: '0900000001',
          province: 'Hà Tĩnh',
          district: 'Thị xã Kỳ Anh',
          titles: ['Hàu biển', 'Sâm cau, loại lớn'],
        },
      },
    ])
    const calls = (number: string) =>
      `Nhân viên Nam Thử sẽ gọi vào số ${number} từ 8:00 đến 21:00, để xác nhận sản phẩm, giá, phí giao hàng và địa chỉ nhận hàng. <strong>Bạn chưa phải trả khoản nào.</strong>`
    expect(body).toContain(`${bindWords('Đăng ký mua hàng thành công!')}</h1>`)
    expect(body.replaceAll('<!-- -->', '')).toContain(
      calls('<strong class="whitespace-nowrap">0900\u00a0000\u00a0001</strong>'),
    )
    expect(shownIn(body)).toStrictEqual([...LOOK, PRODUCTS])
    expect(body).not.toContain('name="phieu"')
    expect(referenceIn(body)).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    expect(referenceIn((await order()).body)).toBe(referenceIn(body))
    const { body: later } = await app.inject('/dat-hang/da-nhan?ma=7k3q9f2m')
    expect(referenceIn(later)).toBeUndefined()
    expect(later.replaceAll('<!-- -->', '')).toContain(calls('bạn vừa để lại'))
    expect(shownIn(later)).toStrictEqual([])
    expect(logged()).toContain('"route":"/dat-hang/da-nhan","status":200')
    expect(logged()).not.toMatch(/0900000001|Nguyễn|phieu/)
  })

  it('[M-089, M-109, P-001] stores one membership row with the plan, and shows it', async () => {
    const { app, join, members } = await createForms()
    const { status, body } = await join()
    expect([status, shownIn(body)]).toStrictEqual([200, MEMBERSHIP_LOOK])
    expect((await members()).map(({ content }) => content)).toStrictEqual([
      aMembership({
        name: personName('Trần Mẫu'),
        phone: phoneNumber('0900000002'),
        planTitle: 'Gói Deluxe',
      }),
    ])
    for (const page of [body, (await app.inject('/dang-ky-hoi-vien/da-nhan')).body])
      expect(page).toContain(`${bindWords('Đăng ký hội viên thành công!')}</h1>`)
  })

  it('[P-001] is stored with the policy version, the external recipient and the version of the address data', async () => {
    const arrived: Array<unknown> = []
    const { order } = await createForms({
      keepRegistration: (registration) => {
        arrived.push(registration)
        return TE.right({ id: 1, isQuarantined: false, isRepeated: false })
      },
    })
    await order()
    expect(arrived).toMatchObject([
      { consentVersion: '2026-01+Google Sheets', addressVersion: 'vn-test', isQuarantined: false },
    ])
  })

  it('[P-001, A-50] sent twice at once, or again after Back, is one row', async () => {
    const { order, orders } = await createForms()
    const answers = [...(await Promise.all([order(), order()])), await order({ name: ' Nguyễn Mẫu ' })]
    expect(answers.map(({ status }) => status)).toStrictEqual([200, 200, 200])
    expect(await orders()).toHaveLength(1)
  })

  it('[P-001, A-50] with another content after Back is another row', async () => {
    const { order, orders } = await createForms()
    await order()
    await order({ 'san-pham': 'sp-1' })
    expect(await orders()).toHaveLength(2)
  })

  it('[P-001] with the same content under another key is another row', async () => {
    const { order, orders } = await createForms()
    await order()
    await order({ phieu: KEY.replace(/1$/, '2') })
    expect(await orders()).toHaveLength(2)
  })

  it('[P-001] whose hidden field is filled in looks accepted, and stores no row', async () => {
    const { order, orders } = await createForms()
    expect(await order({ website: 'http://spam.example' })).toMatchObject({ status: 200 })
    expect(await orders()).toStrictEqual([])
  })

  it('[M-085, A-28] that cannot be kept is shown again with its input, 503', async () => {
    const { order, logged } = await createForms({
      keepRegistration: () => TE.left({ tag: 'unavailable', reason: 'disk full' }),
    })
    const { status, body } = await order()
    expect(logged()).toContain('"reason":"disk full"')
    expect(logged()).toContain('not kept')
    expect(logged()).not.toContain('0900000001')
    expect(status).toBe(503)
    expect(body).toContain('Hệ thống bận. Vui lòng thao tác lại sau!')
    expect(tagOf(body, 'name')).toContain('value="Nguyễn Mẫu"')
  })

  it('[P-001] from an address above the rate limit is shown again with its input, 429', async () => {
    const { order, orders } = await createForms({ rateLimitPerMinute: 1 })
    await order()
    const { status, body } = await order({ name: 'Lê Mẫu' })
    expect(status).toBe(429)
    expect(tagOf(body, 'name')).toContain('value="Lê Mẫu"')
    expect(await orders()).toHaveLength(1)
  })
})

const [HEADER = [], HAU_BIEN = [], SAM_CAU = []] = PRODUCT_ROWS

describe('a form that was kept and is sent again', () => {
  it.each([
    { what: 'a chosen product was removed', rows: [HEADER, HAU_BIEN] },
    { what: 'the title of a chosen product was edited', rows: [HEADER, ['sp-1', 'A', 'Hàu sữa'], SAM_CAU] },
    { what: 'the products changed their order', rows: [HEADER, SAM_CAU, HAU_BIEN] },
    { what: 'the products cannot be read', rows: null },
  ])('[P-001, A-50] is the same row if meanwhile $what', async ({ rows }) => {
    let now: typeof PRODUCT_ROWS | null = PRODUCT_ROWS
    const { order, orders } = await createForms({ productRows: () => now })
    await order()
    const kept = await orders()
    now = rows
    expect(await order()).toMatchObject({ status: 200 })
    expect(await orders()).toStrictEqual(kept)
  })

  it('[P-001] is one row if it was quarantined first, then sent without the honeypot, and then released', async () => {
    const { ledger, order, orders } = await createForms()
    await order({ website: 'http://spam.example' })
    await order()
    const quarantined = await ledger.read(() => run('quarantinePage', { after: 0 }))()
    expect(quarantined).toStrictEqual(E.right([]))
    expect(await orders()).toHaveLength(1)
  })

  it('[P-001] is shown again if it is in quarantine, the honeypot is empty now, and its product was removed', async () => {
    let now: typeof PRODUCT_ROWS = PRODUCT_ROWS
    const { order, orders } = await createForms({ productRows: () => now })
    await order({ website: 'http://spam.example' })
    now = [HEADER, HAU_BIEN]
    expect(await order()).toMatchObject({ status: 422 })
    expect(await orders()).toStrictEqual([])
  })

  it('[P-001, A-50] is one row at most, and one if it was ever accepted, whatever happens meanwhile', async () => {
    const aStep = fc.constantFrom('send', 'sendQuarantined', 'remove', 'edit', 'restore', 'break', 'release')
    await fc.assert(
      fc.asyncProperty(fc.array(aStep, { maxLength: 12 }), async (steps) => {
        let rows: typeof PRODUCT_ROWS | null = PRODUCT_ROWS
        let isAccepted = false
        const { ledger, order, orders } = await createForms({ productRows: () => rows })
        const take = {
          send: async () => {
            const { status } = await order()
            isAccepted ||= status === 200
          },
          sendQuarantined: () => order({ website: 'x' }),
          remove: () => {
            rows = [HEADER, HAU_BIEN]
          },
          edit: () => {
            rows = [HEADER, ['sp-1', 'A', 'Hàu sữa'], SAM_CAU]
          },
          restore: () => {
            rows = PRODUCT_ROWS
          },
          break: () => {
            rows = null
          },
          release: async () => {
            const quarantined = await ledger.read(() => run('quarantinePage', { after: 0 }))()
            for (const { id } of E.isRight(quarantined) ? quarantined.right : [])
              await ledger.change(() => releaseQuarantined(id))()
          },
        }
        for (const step of steps) await take[step]()
        if (isAccepted) expect(await orders()).toHaveLength(1)
        await take.release()
        expect((await orders()).length).toBeLessThanOrEqual(1)
      }),
      { numRuns: 60 },
    )
  })
})

describe('the work that a form costs', () => {
  it('[M-078] is one rendering for each version of the products, whatever key and choice a link asks for', async () => {
    let now = PRODUCT_ROWS
    const { app, rendered } = await createForms({ productRows: () => now })
    const open = async (n: number) => {
      const key = `${ARRIVED_AT.toString(36)}-0d3f1c1e-7f0c-4c55-9a3e-${String(n).padStart(12, '0')}`
      const { body } = await app.inject(`/dat-hang?phieu=${key}&san-pham=sp-${(n % 3) + 1}`)
      expect(body).toContain(`value="${key}"`)
      expect(body.match(/ checked=""/g) ?? []).toHaveLength(n % 3 === 2 ? 0 : 1)
    }
    for (let n = 0; n < 30; n += 1) await open(n)
    expect(rendered()).toBe(1)
    now = [HEADER, HAU_BIEN, ['sp-2', 'A', 'Nấm']]
    for (let n = 0; n < 30; n += 1) await open(n)
    expect(rendered()).toBe(2)
    for (let n = 0; n < 5; n += 1) await app.inject('/dat-hang/da-nhan')
    expect(rendered()).toBe(3)
  })

  it('[P-001] is one rendering for all requests above the rate limit, each with its own input', async () => {
    const { order, rendered } = await createForms({ rateLimitPerMinute: 1 })
    await order()
    expect(rendered()).toBe(1)
    for (let n = 0; n < 20; n += 1) {
      const { status, body } = await order({ name: `Lê Mẫu ${n}`, 'san-pham': 'sp-2' })
      expect(status).toBe(429)
      expect(tagOf(body, 'name')).toContain(`value="Lê Mẫu ${n}"`)
      expect(body).toContain('<option value="327" selected="">')
      expect(body.match(/ checked=""[^>]*>/g)).toStrictEqual([' checked="" value="sp-2"/>'])
    }
    expect(rendered()).toBe(2)
  })

  it('[M-133] is shown as a failure while the products cannot be read, and as a form afterwards', async () => {
    let now: typeof PRODUCT_ROWS | null = null
    const { app, order } = await createForms({ productRows: () => now })
    expect((await app.inject(`/dat-hang?phieu=${KEY}`)).statusCode).toBe(503)
    expect((await order()).status).toBe(503)
    now = PRODUCT_ROWS
    const plain = await app.inject(`/dat-hang?phieu=${KEY}`)
    const zipped = await app.inject({ url: `/dat-hang?phieu=${KEY}`, headers: { 'accept-encoding': 'gzip' } })
    expect([plain.statusCode, zipped.statusCode]).toStrictEqual([200, 200])
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body)
    for (const { headers } of [plain, zipped])
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        vary: 'accept-encoding',
        'content-type': 'text/html; charset=utf-8',
      })
    expect([plain.headers['content-encoding'], zipped.headers['content-encoding']]).toStrictEqual([
      undefined,
      'gzip',
    ])
  })
})

const WRONG_NAMES = [
  { name: '', sentence: 'Vui lòng nhập họ và tên!' },
  { name: '   ', sentence: 'Vui lòng nhập họ và tên!' },
  { name: 'A'.repeat(101), sentence: 'Họ và tên tối đa 100 ký tự!' },
]
const WRONG_PHONES = [
  { phone: '', sentence: 'Vui lòng nhập số điện thoại!' },
  { phone: '090000000', sentence: 'Số điện thoại không hợp lệ!' },
  { phone: '09000000011234', sentence: 'Số điện thoại không hợp lệ!' },
  { phone: '"><b>0900', sentence: 'Số điện thoại không hợp lệ!' },
]
const WRONG_DISTRICTS = ['', '0', '999999', '327 ', 'Kỳ Anh']
const GOOD = { name: 'Nguyễn Mẫu', phone: '0900000001' }

/** Each wrong name with each wrong phone, under each wrong district. */
const WRONG_INPUTS = WRONG_DISTRICTS.flatMap((district) =>
  WRONG_NAMES.flatMap((name) =>
    WRONG_PHONES.map((phone) => ({ district, wrongName: name, wrongPhone: phone })),
  ),
)

const shown = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

describe('60 wrong inputs', () => {
  it.each(WRONG_INPUTS)(
    '[M-121, M-122, M-123, M-124] district "$district", $wrongName.name, $wrongPhone.phone: 422, each value kept, each message at its field and above, no row',
    async ({ district, wrongName, wrongPhone }) => {
      const { order, orders } = await createForms()
      const { status, body, caching } = await order({
        province: '28',
        district,
        name: wrongName.name,
        phone: wrongPhone.phone,
      })
      expect([status, caching]).toStrictEqual([422, 'no-store'])
      expect(await orders()).toStrictEqual([])
      const faults = [
        { field: 'name', sentence: wrongName.sentence },
        { field: 'phone', sentence: wrongPhone.sentence },
        { field: 'district', sentence: 'Vui lòng chọn Quận/Huyện!' },
      ]
      for (const { field, sentence } of faults) {
        const tag = tagOf(body, field)
        expect(tag).toContain('aria-invalid="true"')
        const describedBy = /aria-describedby="([^"]*)"/.exec(tag)?.[1] ?? ''
        expect(body).toMatch(new RegExp(`<p id="${describedBy}"[^>]*>${sentence}</p>`))
        expect(body).toMatch(new RegExp(`<a href="#${field}"[^>]*>${sentence}</a>`))
      }
      expect(body.match(/<a href="#(?!main")/g)).toHaveLength(3)
      expect(tagOf(body, 'name')).toContain(`value="${shown(wrongName.name)}"`)
      expect(tagOf(body, 'phone')).toContain(`value="${shown(wrongPhone.phone)}"`)
      expect(body.match(/ checked=""/g)).toHaveLength(2)
      expect(body).toContain(`value="${KEY}"`)
    },
  )
})

describe('one wrong field', () => {
  it.each([
    { fields: { ...GOOD, 'san-pham': [] }, field: 'products', sentence: 'Vui lòng chọn sản phẩm!' },
    { fields: { ...GOOD, 'san-pham': 'sp-9' }, field: 'products', sentence: 'Vui lòng chọn sản phẩm!' },
    { fields: { name: '' }, field: 'name', sentence: 'Vui lòng nhập họ và tên!' },
  ])(
    '[M-125] $field is the only one named, and the district stays chosen',
    async ({ fields, field, sentence }) => {
      const { order } = await createForms()
      const { status, body } = await order(fields)
      expect(status).toBe(422)
      expect(
        Array.from(body.matchAll(/<a href="#(?!main")([^"]*)"[^>]*>([^<]*)/g), ([, id, text]) => [id, text]),
      ).toStrictEqual([[field, sentence]])
      expect(body).toContain('<option value="327" selected="">')
    },
  )

  it('[M-125, P-001] a chosen product that is no longer in the catalogue is reported, the others stay chosen, and no row is kept', async () => {
    const { order, orders } = await createForms()
    const { status, body } = await order({ 'san-pham': ['sp-1', 'sp-9'] })
    expect(status).toBe(422)
    expect(body).toMatch(
      /<p id="products-error"[^>]*>Sản phẩm bạn chọn không còn trong danh sách. Vui lòng xem lại!<\/p>/,
    )
    expect(body).toMatch(/<input type="checkbox"[^>]* checked=""[^>]* value="sp-1"/)
    expect(await orders()).toStrictEqual([])
    expect(await order({ 'san-pham': 'sp-1' })).toMatchObject({ status: 200 })
  })

  it.each(['3', '', []])('[M-126] an unknown plan is reported beside the plans (%j)', async (plan) => {
    const { join, members } = await createForms()
    const { status, body } = await join({ plan })
    expect(status).toBe(422)
    expect(body).toContain('<a href="#plan"')
    expect(body.match(/<input[^>]*id="plan"[^>]*>/)?.[0]).toContain('type="radio"')
    expect(await members()).toStrictEqual([])
  })

  it('[M-121] required consent is asked for, and kept once given', async () => {
    const { join, members } = await createForms({ mode: 'checkbox' })
    const { status, body } = await join()
    expect(status).toBe(422)
    expect(body).toContain('<a href="#consent"')
    expect(body.match(/<input[^>]*id="consent"[^>]*>/)?.[0]).toContain('type="checkbox"')
    expect(await join({ consent: 'on' })).toMatchObject({ status: 422 })
    expect(await join({ consent: 'ticked 2026-01+Google Sheets' })).toMatchObject({ status: 200 })
    expect(await members()).toHaveLength(1)
  })
})

describe('the page of what was received, asked for again', () => {
  it('[M-084, M-089] is that of an order or of a membership, whichever was shown before', async () => {
    const { app } = await createForms()
    const shown = async (address: string) => (await app.inject(address)).body
    const order = await shown('/dat-hang/da-nhan')
    const membership = await shown('/dang-ky-hoi-vien/da-nhan')
    expect(order).toContain('Đăng ký mua hàng')
    expect(membership).toContain('Đăng ký hội viên')
    expect(membership).not.toContain('Đăng ký mua hàng')
  })
})

describe('a form that another site submits', () => {
  it.each([
    { why: 'the browser names another site', headers: { 'sec-fetch-site': 'cross-site' } },
    { why: 'the browser names another host of the site', headers: { 'sec-fetch-site': 'same-site' } },
    { why: 'its origin is another', headers: { origin: 'https://other.example' } },
    { why: 'its origin is hidden', headers: { origin: 'null' } },
  ])('[P-001] is refused, no row: $why', async ({ headers }) => {
    const { order, orders } = await createForms()
    expect(await order({}, headers)).toMatchObject({ status: 403, body: '{"error":"forbidden"}' })
    expect(await orders()).toStrictEqual([])
  })

  it.each([
    { why: 'the browser says so', headers: { 'sec-fetch-site': 'same-origin' } },
    { why: 'it has its origin', headers: { origin: 'https://namthu.example' } },
    { why: 'nothing says otherwise', headers: {} },
  ])("[P-001] is distinguished from the site's own: $why", async ({ headers }) => {
    const { order } = await createForms()
    expect(await order({}, headers)).toMatchObject({ status: 200 })
  })
})

describe('the metrics of the plain forms', () => {
  it.each<
    readonly [
      string,
      (forms: Awaited<ReturnType<typeof createForms>>) => Promise<unknown>,
      RegistrationOutcome | null,
    ]
  >([
    ['the empty form', ({ app }) => app.inject('/dat-hang'), null],
    ['a last look', ({ look }) => look(), null],
    ['a last look with a wrong number', ({ look }) => look({ ...ORDER, phone: '1' }), null],
    ['a press of `Sửa lại`', ({ look }) => look({ ...ORDER, sua: '' }), null],
    ['a last look at a membership', ({ lookAtMembership }) => lookAtMembership(), null],
    ['an order', ({ order }) => order(), 'kept'],
    ['a membership', ({ join }) => join(), 'kept'],
    ['an order with a wrong number', ({ order }) => order({ phone: '1' }), 'refused'],
    ['an order with the hidden field filled in', ({ order }) => order({ website: 'bot' }), 'quarantined'],
    ['an order of another site', ({ order }) => order({}, { origin: 'null' }), 'refused'],
  ])('[P-011] count %s', async (_, send, outcome) => {
    const forms = await createForms()
    await send(forms)
    expect(forms.counted).toStrictEqual(outcome === null ? [] : [outcome])
  })

  it('[P-011] count a last look at products that cannot be read, and one above the rate limit', async () => {
    const unreadable = await createForms({ productRows: () => null })
    expect(await unreadable.look()).toMatchObject({ status: 503 })
    expect(unreadable.counted).toStrictEqual(['failed'])
    const limited = await createForms({ rateLimitPerMinute: 1 })
    await limited.look()
    expect(await limited.look()).toMatchObject({ status: 429 })
    expect(limited.counted).toStrictEqual(['limited'])
  })
})

describe('a body that is no form', () => {
  it('[P-001] of more than 16 KiB is refused', async () => {
    const { order, orders } = await createForms()
    expect(await order({ name: 'a'.repeat(16 * 1024) })).toMatchObject({ status: 413 })
    expect(await orders()).toStrictEqual([])
  })

  it('[P-001] of another type is refused', async () => {
    const { order } = await createForms()
    expect(await order({}, { 'content-type': 'application/json' })).toMatchObject({ status: 415 })
  })
})
