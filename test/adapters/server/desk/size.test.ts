import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { registrationAddress } from '../../../../src/domain/desk/desk-addresses'
import { foundBy, indexRegistrations, latestIds } from '../../../../src/domain/ledger/staff/desk-index'
import { takeStep } from '../../../../src/domain/ledger/staff/take-step'
import { referenceOf } from '../../../../src/domain/registration/reference'
import { decoded } from '../../../support/decoded'
import { figure } from '../../../support/faults/figure'
import { scaled } from '../../../support/faults/scale'
import { personName, phoneOf } from '../../../support/fixtures/people'
import { ARRIVED_AT, anArrivedOrder } from '../../../support/ledger/arrived'
import { TEST_STORES, type TestStore } from '../../../support/ledger/test-stores'
import { DESK_ORIGIN, openDesk } from '../../../support/server/desk'

const ORDERS = scaled(300, 200_000)
const AT_ONCE = 1_000
const ROUNDS = scaled(2, 21)
const MOST_MS = 50
const MOST_BYTES = 30_000
const MS_BETWEEN = 30_000

const FAMILIES = ['Nguyễn', 'Trần', 'Lê', 'Phạm', 'Hoàng', 'Vũ', 'Đặng', 'Bùi', 'Đỗ']
const MIDDLES = ['Văn', 'Hữu', 'Đình', 'Quốc', 'Minh', 'Thành']
const GIVEN = ['An', 'Bình', 'Cường', 'Dũng', 'Giang', 'Hải', 'Khánh', 'Long', 'Nam', 'Phúc', 'Quân']

const of = (names: ReadonlyArray<string>, n: number) => names[n % names.length] ?? ''

const anOrderOf = (n: number) => {
  const order = anArrivedOrder(n, {
    receivedAt: ARRIVED_AT + n * MS_BETWEEN,
    idempotency: { key: `size-${n}`, bodyHash: 'h' },
  })
  const name = personName(`${of(FAMILIES, n)} ${of(MIDDLES, n * 7)} ${of(GIVEN, n * 13)}`)
  return { ...order, content: { ...order.content, name } } as typeof order
}

const fill = async ({ keepRegistration, desk }: TestStore): Promise<void> => {
  for (let from = 0; from < ORDERS; from += AT_ONCE)
    for (const kept of await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, ORDERS - from) }, (_, n) =>
        keepRegistration(anOrderOf(from + n + 1))(),
      ),
    ))
      decoded(kept)
  for (let after = 0; after < ORDERS; after += AT_ONCE)
    decoded(await desk.change(() => indexRegistrations({ after, upTo: after + AT_ONCE }))())
  const { upTo } = decoded(await desk.read(latestIds)())
  expect(upTo).toBe(ORDERS)
  // One in a hundred is in a state that few are in.
  for (let id = 1; id <= ORDERS; id += 100)
    decoded(
      await desk.change((at) =>
        takeStep(
          { id, who: 'Trang', note: 'đã gọi', callAt: null, state: 'confirmed', seen: 0, prices: null },
          at,
        ),
      )(),
    )
}

const median = (values: ReadonlyArray<number>): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

describe.each(TEST_STORES.filter(({ name }) => name !== 'in memory'))(
  `the desk with ${ORDERS} orders $name`,
  ({ name: place, open }) => {
    it('[P-001, P-011] answers each page in time, and small', {
      timeout: scaled(300_000, 1_800_000),
    }, async () => {
      const store = await open()
      await fill(store)
      const { app, signedInAs } = await openDesk({ ledger: store, now: store.clock.now })
      const cookie = await signedInAs('Trang')
      const middle = Math.floor(ORDERS / 2)
      const reference = referenceOf(`size-${middle}`)
      // Orders that arrive together are numbered in the order in which the store takes them.
      const [row] = decoded(await store.desk.read(() => foundBy({ reference, spelled: null }))()).rows
      const { kept } = row ?? expect.fail()
      const find = (tim: string) => ({ method: 'POST', url: '/tim', fields: { tim } }) as const
      const pages: Readonly<
        Record<
          string,
          { url: string; method?: 'POST'; fields?: Readonly<Record<string, string>>; rows: number }
        >
      > = {
        list: { url: '/', rows: 50 },
        'a page of the list in the middle': {
          url: `/?truoc=${ARRIVED_AT + middle * MS_BETWEEN}-${middle}`,
          rows: 50,
        },
        'filter by a frequent state': { url: '/?trang-thai=new', rows: 50 },
        'filter by a rare state': { url: '/?trang-thai=confirmed', rows: Math.min(50, ORDERS / 100) },
        'filter by day': { url: '/?ngay=2026-11-20', rows: 50 },
        'call list': { url: '/can-goi', rows: 50 },
        'search by number': { ...find(phoneOf(middle)), rows: 1 },
        'search by the end of a number': { ...find(String(middle).slice(-3)), rows: scaled(1, 50) },
        'search by reference': { ...find(reference), rows: 1 },
        'search by a frequent name': { ...find('nguyen van'), rows: scaled(16, 50) },
        'search by a name that nobody has': { ...find('khong ai ca'), rows: 0 },
        'search by a name that begins like many': { ...find('nguyen van nobody'), rows: 0 },
        registration: { url: registrationAddress({ reference, id: kept.id }), rows: 0 },
        history: { url: '/lich-su', rows: 0 },
      }
      const ask = async ({ url, method, fields }: (typeof pages)[string]) => {
        const used = process.cpuUsage()
        const begun = performance.now()
        const answer = await app.inject({
          url,
          method: method ?? 'GET',
          headers: {
            host: new URL(DESK_ORIGIN).host,
            origin: DESK_ORIGIN,
            cookie,
            'accept-encoding': 'br',
            'content-type': 'application/x-www-form-urlencoded',
          },
          body: fields === undefined ? '' : String(new URLSearchParams(fields)),
        })
        const ms = performance.now() - begun
        const { user, system } = process.cpuUsage(used)
        return { answer, ms, cpu: (user + system) / 1_000 }
      }
      await ask({ url: '/', rows: 0 })
      for (const [name, page] of Object.entries(pages)) {
        const asked = []
        for (let round = 0; round < ROUNDS; round += 1) asked.push(await ask(page))
        const { answer } = asked[0] ?? expect.fail()
        expect([name, answer.statusCode, answer.headers['content-encoding']]).toStrictEqual([name, 200, 'br'])
        const html = brotliDecompressSync(answer.rawPayload)
        expect([name, html.toString().match(/class="reference"/g)?.length ?? 0]).toStrictEqual([
          name,
          page.rows,
        ])
        expect(answer.rawPayload.length).toBeLessThanOrEqual(MOST_BYTES)
        figure(`desk ${place}, ${name}, bytes`, answer.rawPayload.length, `<= ${MOST_BYTES}`)
        figure(`desk ${place}, ${name}, ms`, median(asked.map(({ ms }) => ms)), `<= ${MOST_MS}`)
        figure(`desk ${place}, ${name}, ms of CPU`, median(asked.map(({ cpu }) => cpu)), `<= ${MOST_MS}`)
      }
      const exported = await ask({
        url: '/xuat',
        method: 'POST',
        fields: { loai: 'orders', ngay: '2026-11-20' },
        rows: 0,
      })
      expect(exported.answer.rawPayload.subarray(0, 2).toString()).toBe('PK')
      figure(`desk ${place}, workbook of a day, ms of CPU`, exported.cpu, '<= 20000')
    })
  },
)
