import fc from 'fast-check'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { createFindServed, valuesServedNow } from '../../../../src/adapters/server/routes/find-served'
import { formRoute } from '../../../../src/adapters/server/routes/form-route'
import { importRoute } from '../../../../src/adapters/server/routes/import-route'
import { sendImport } from '../../../../src/adapters/services/send-import'
import type { ArrivedRegistration } from '../../../../src/domain/registration/arrived-registration'
import { aSite } from '../../../support/fixtures/a-site'
import { smallAddressBook } from '../../../support/fixtures/small-address-book'
import { ARRIVED_AT } from '../../../support/ledger/arrived'
import { createTestServer, keepArrivalIn, withoutStyles } from '../../../support/server/create-test-server'
import { PRODUCT_ROWS, SHEETS } from '../../../support/server/import-calls'

const OLD = '2025-01'
const NOW = '2026-01'
const TICKED = `ticked ${NOW}`

/** A server that takes registrations both ways, and what reached the ledger. */
const createBoth = async (mode: 'notice' | 'checkbox') => {
  const arrived: Array<ArrivedRegistration> = []
  const site = {
    ...aSite,
    consent: { ...aSite.consent, mode, policyVersion: NOW, offers: true },
    sheets: SHEETS,
  }
  const served = [
    ...valuesServedNow(site, null),
    ...[OLD, NOW, TICKED].map((id) => ({ what: 'consent', id, name: '' }) as const),
  ]
  const findServed = createFindServed(
    () => TE.right(served),
    served,
    () => 0,
  )
  const keepArrival = keepArrivalIn({
    keepRegistration: (one) => {
      arrived.push(one)
      return TE.right({ id: 1, isQuarantined: one.isQuarantined, isRepeated: false })
    },
    findKept: () => TE.left({ tag: 'unavailable', reason: 'no key was kept in this test' }),
    findServed,
    consentMode: mode,
    asksForOffers: true,
  })
  const shared = {
    addressBook: smallAddressBook,
    readProductRows: TE.right(PRODUCT_ROWS),
    keepArrival,
    rateLimitPerMinute: 0,
  }
  const { app } = await createTestServer({
    routes: [
      importRoute({ ...shared, sheets: SHEETS, findServed }),
      formRoute({
        ...shared,
        site,
        now: () => ARRIVED_AT,
        originOf: () => 'https://namthu.example',
        renderForm: async () => withoutStyles(''),
      }),
    ],
  })
  return { app, taken: () => arrived.splice(0).map(({ idempotency, ...content }) => content) }
}

type Content = {
  readonly name: string
  readonly phone: string
  readonly district: string
  readonly products: ReadonlyArray<string>
  readonly plan: string
  readonly honeypot: string
  readonly consent: string | null
  readonly offers: boolean
  /** Put into the name as it is. */
  readonly bytes: ReadonlyArray<number>
}

const PLACES: Readonly<Record<string, readonly [string, string]>> = {
  '325': ['Hà Tĩnh', 'Huyện Kỳ Anh'],
  '327': ['Hà Tĩnh', 'Thị xã Kỳ Anh'],
}
const TITLES: Readonly<Record<string, string>> = { 'sp-1': 'Hàu biển', 'sp-2': 'Sâm cau, loại lớn' }
const PLANS: Readonly<Record<string, string>> = { '1': 'Gói Premium', '2': 'Gói Deluxe' }

const HERE = '@@'

const withBytes = (text: string, bytes: Buffer): Buffer => {
  const [before = '', after = ''] = text.split(HERE)
  return Buffer.concat([Buffer.from(before), bytes, Buffer.from(after)])
}

const asForm = (target: 'orders' | 'members', content: Content, isEscaped: boolean): Buffer => {
  const fields = new URLSearchParams([
    ['name', content.name],
    ['phone', content.phone],
    ...(target === 'orders'
      ? [['district', content.district], ...content.products.map((id) => ['san-pham', id])]
      : [['plan', content.plan]]),
    ['website', content.honeypot],
    ...(content.consent === null ? [] : [['consent', content.consent]]),
    ...(content.offers ? [['offers', content.consent ?? '']] : []),
  ])
  const bytes = Buffer.from(content.bytes)
  const text = fields.toString().replace('name=', `name=${HERE}`)
  const escaped = content.bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
  return withBytes(text, isEscaped ? Buffer.from(escaped) : bytes)
}

/** What the program sends, by its own code. */
const asProgram = async (target: 'orders' | 'members', content: Content) => {
  const calls: Array<RequestInit> = []
  const [province, district] = PLACES[content.district] ?? ['', '']
  const titles = Object.keys(TITLES).filter((id) => content.products.includes(id))
  const cells =
    target === 'orders'
      ? [province, district, titles.map((id) => TITLES[id]).join()]
      : [PLANS[content.plan] ?? '']
  await sendImport(
    {
      fetch: async (_url, request = {}) => {
        calls.push(request)
        return new Response()
      },
      wait: async () => undefined,
    },
    {
      sheet: SHEETS[target],
      cells: ['=ROW()-1', `${HERE}${content.name}`, `'${content.phone}`, ...cells, '20/11/2026 08:30:00'],
      attempt: { key: 'k-1', at: ARRIVED_AT },
      honeypot: content.honeypot,
      consentVersion: content.consent ?? '',
      offers: content.offers,
    },
  )()
  return calls[0] ?? {}
}

const someText = fc.oneof(
  fc.constantFrom(
    'Nguyễn Mẫu',
    ' Nguyễn  Mẫu ',
    'Nguye\u0302\u0303n',
    '',
    ' ',
    '\u3164',
    'A'.repeat(101),
    'A\tB',
    '\u200b',
    '\ufffd',
  ),
  fc.string({ unit: 'binary' }),
)

const aContent: fc.Arbitrary<Content> = fc.record({
  name: someText.filter((name) => !name.includes(HERE)),
  phone: fc.constantFrom('0900000001', '09000000011', '090000000', '+84900000001', '', '٠٩٠٠٠٠٠٠٠١'),
  district: fc.constantFrom('325', '327', '0', ''),
  products: fc.subarray(['sp-1', 'sp-2']),
  plan: fc.constantFrom('1', '2', '3', ''),
  honeypot: fc.constantFrom('', '', '', ' ', '\t ', '\u00a0', 'x', ' x ', 'http://spam.example', '100%'),
  offers: fc.boolean(),
  consent: fc.constantFrom(
    ...[null, '', ' ', NOW, NOW, TICKED, TICKED, OLD, 'on', 'off', '0', '2099-01', 'ticked 2099-01'],
  ),
  bytes: fc.oneof(
    { weight: 4, arbitrary: fc.constant([]) },
    fc.constantFrom(
      [0xff],
      [0xc3],
      [0xc0, 0xae],
      [0xed, 0xa0, 0x80],
      [0xe1, 0xba],
      [0xc4, 0x91],
      [0xef, 0xbf, 0xbd],
    ),
  ),
})

const GOOD: Content = {
  name: 'Nguyễn Mẫu',
  phone: '0900000001',
  district: '327',
  products: ['sp-1', 'sp-2'],
  plan: '2',
  honeypot: '',
  consent: TICKED,
  offers: false,
  bytes: [],
}

const FORMS = { orders: '/dat-hang/da-nhan', members: '/dang-ky-hoi-vien/da-nhan' } as const

describe('equal content, sent by the program and by a plain form', () => {
  it.each([
    ['orders', 'notice'],
    ['orders', 'checkbox'],
    ['members', 'notice'],
    ['members', 'checkbox'],
  ] as const)('[M-132] is decided equally (%s, %s)', async (target, mode) => {
    const { app, taken } = await createBoth(mode)
    const { id, name } = SHEETS[target]
    const url = `/order-service/api/products/data/google-import?id=${id}&range=${name}`
    const compare = async (content: Content, isEscaped: boolean) => {
      const { body, headers } = await asProgram(target, content)
      await app.inject({
        method: 'POST',
        url,
        payload: withBytes(String(body), Buffer.from(content.bytes)),
        headers: headers as Record<string, string>,
      })
      const byProgram = taken()
      const answer = await app.inject({
        method: 'POST',
        url: FORMS[target],
        payload: asForm(target, content, isEscaped),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      const byForm = taken()
      expect(byForm).toStrictEqual(byProgram)
      expect(answer.statusCode === 200).toBe(byForm.length === 1)
      return byForm
    }
    expect(await compare(GOOD, true)).toMatchObject([
      { consentVersion: TICKED, offersVersion: null, isQuarantined: false },
    ])
    expect(await compare({ ...GOOD, offers: true }, true)).toMatchObject([{ offersVersion: TICKED }])
    expect(await compare({ ...GOOD, honeypot: ' ' }, true)).toMatchObject([{ isQuarantined: false }])
    expect(await compare({ ...GOOD, honeypot: ' x' }, true)).toMatchObject([{ isQuarantined: true }])
    expect(await compare({ ...GOOD, consent: 'ticked 9', offers: true }, true)).toMatchObject(
      mode === 'notice' ? [{ consentVersion: 'unknown', offersVersion: null }] : [],
    )
    for (const [consent, consentVersion] of [
      ['off', 'unknown'],
      [OLD, OLD],
      [NOW, NOW],
      [null, null],
    ] as const)
      expect(await compare({ ...GOOD, consent }, true)).toMatchObject(
        mode === 'notice' ? [{ consentVersion }] : [],
      )
    for (const isEscaped of [true, false])
      expect(await compare({ ...GOOD, bytes: [0xff] }, isEscaped)).toStrictEqual([])
    await fc.assert(
      fc.asyncProperty(aContent, fc.boolean(), async (content, isEscaped) => {
        await compare(content, isEscaped)
      }),
      { numRuns: 300 },
    )
  })
})
