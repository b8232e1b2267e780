import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { IDLE_SESSION_MS } from '../../../../src/domain/access/session'
import { PRODUCT_COLUMNS } from '../../../../src/domain/catalogue/product-rows'
import { run } from '../../../../src/domain/ledger/script'
import { appendHistory, readHistory } from '../../../../src/domain/ledger/staff/history'
import { KEPT_COMMAND } from '../../../../src/domain/ledger/staff/staff-use'
import { referenceOf } from '../../../../src/domain/registration/reference'
import type { Site } from '../../../../src/domain/site/site'
import { decoded } from '../../../support/decoded'
import { aSite } from '../../../support/fixtures/a-site'
import { anArrivedMembership, anArrivedOrder } from '../../../support/ledger/arrived'
import { createMemoryLedger } from '../../../support/memory/memory-ledger'
import { openDesk } from '../../../support/server/desk'
import { unzipped } from '../../../support/staff/unzipped'
import { workbookRows } from '../../../support/staff/workbook-rows'

const REFERENCE = referenceOf('key-1')
const ADDRESS = `/don/${REFERENCE}-1`

/** The form of an order whose two products have no price. */
const UNKNOWN_PRICES = '[null,null]'

const openWork = async (site: Site = aSite, given: Parameters<typeof openDesk>[0] = {}) => {
  let ahead = 0
  const ledger = createMemoryLedger({ now: () => Date.now() + ahead })
  const order = anArrivedOrder(345678, {
    idempotency: { key: 'key-1', bodyHash: 'h' },
    receivedAt: Date.now() - 12 * 60_000,
    consentVersion: 'ticked 2026-11',
  })
  decoded(await ledger.keepRegistration(order)())
  const desk = await openDesk({ ledger, site, ...given })
  const cookie = await desk.signedInAs('Trang')
  return {
    ...desk,
    ledger,
    order,
    cookie,
    pass: (ms: number) => {
      ahead += ms
    },
    shown: async (url: string) => (await desk.get(url, cookie)).body,
    press: (url: string, fields: Readonly<Record<string, string>> = {}, as = cookie) =>
      desk.post(url, { gia: UNKNOWN_PRICES, ...fields }, as),
    uses: async () =>
      decoded(await ledger.read(() => readHistory({ since: 0, until: Number.MAX_SAFE_INTEGER }, null))())
        .map(({ who, command, rows }) => `${who} ${command} ${rows}`)
        .filter((use) => !/signed|key-made/.test(use))
        // Uses of the same millisecond have no order.
        .toSorted(),
  }
}

/** The state that a page of a registration has chosen. */
const checkedIn = (body: string): string | undefined =>
  /type="radio"[^>]*checked=""[^>]*value="(\w+)"/.exec(body)?.[1]

const PRICED = [
  ['sp-1', '', 'Hàu biển', '400.000đ', '500.000đ'],
  ['sp-2', '', 'Sâm cau, loại lớn', '', '500.000đ'],
]

/** The prices that the form on a page carries. */
const pricesIn = (body: string): string =>
  (/name="gia" value="([^"]*)"/.exec(body)?.[1] ?? '').replaceAll('&quot;', '"')

/** Which a page sends that shows the full number. */
const SHOWN_FIELD = '<input type="hidden" name="hien-so" value="1"/>'

const FULL = /0900345678|0900 ?345 ?678|tel:/

describe('the pages of the desk', () => {
  it('[P-019] the list shows reference, time, name, masked number, place, products and state; no page has the number before it is asked for', async () => {
    const { shown, order } = await openWork()
    const body = await shown('/')
    expect(body).toContain('<table aria-label="Đăng ký"')
    expect(body).toContain(`href="${ADDRESS}">${REFERENCE}</a>`)
    for (const text of [
      '12 phút trước',
      order.content.name,
      '09••\u00a0•••\u00a0678',
      'Hàu biển',
      'Mới',
      'Thị xã Kỳ Anh, Hà Tĩnh',
    ])
      expect(body).toContain(text)
    for (const url of ['/', ADDRESS, '/can-goi', '/hoi-vien', '/lich-su'])
      expect(await shown(url)).not.toMatch(FULL)
  })

  it.each([
    { orders: 50, more: false },
    { orders: 51, more: true },
  ])(
    '[P-019] of $orders orders, list and search say that there are more: $more',
    async ({ orders, more }) => {
      const { ledger, shown, press } = await openWork()
      for (let n = 1; n < orders; n += 1) decoded(await ledger.keepRegistration(anArrivedOrder(n))())
      const list = await shown('/')
      const search = (await press('/tim', { tim: 'nguyen mau' })).body
      for (const body of [list, search]) expect(body.match(/class="reference"/g)).toHaveLength(50)
      expect(list.includes('Cũ hơn</a>')).toBe(more)
      expect(search.includes('Chỉ hiện 50 đăng ký mới nhất.')).toBe(more)
      if (!more) return
      const [, older = ''] = /href="([^"]*truoc=[^"]*)"/.exec(list) ?? []
      expect((await shown(older.replaceAll('&amp;', '&'))).match(/class="reference"/g)).toHaveLength(1)
    },
  )

  it('[P-019] an order is called in three presses from its reference: its page, `Hiện số`, `Gọi`; the history says who saw the number', async () => {
    const { get, shown, press, cookie, uses } = await openWork()
    const { body } = await get(`/don/${REFERENCE}`, cookie)
    expect(body).toContain(`<h1>${REFERENCE}</h1>`)
    expect(body).toContain('mở đăng ký')
    expect(body).not.toContain('xem số điện thoại')
    expect(body).toMatch(
      /<form[^>]* autoComplete="off"[^>]*class="handle"|class="handle"[^>]*autoComplete="off"/i,
    )
    expect(body).toMatch(new RegExp(`<button type="submit"[^>]* formAction="${ADDRESS}/so"[^>]*>Hiện số<`))
    const revealed = await press(`${ADDRESS}/so`)
    expect(revealed.statusCode).toBe(200)
    expect(revealed.body).toContain('href="tel:0900345678">Gọi</a>')
    expect(revealed.body).toContain('href="https://zalo.me/0900345678"')
    expect(revealed.body).toContain('xem số điện thoại')
    expect(await uses()).toStrictEqual(['Trang desk opened 1', 'Trang desk shown 1'])
    expect(await shown('/lich-su')).toContain('xem số điện thoại')
  })

  it('[P-018, P-019] what was typed before `Hiện số` is there after it, and nothing of it is saved', async () => {
    const { press, shown } = await openWork()
    const { body } = await press(`${ADDRESS}/so`, {
      'trang-thai': 'callLater',
      'ghi-chu': '</textarea>giao sau 18 giờ',
      'goi-lai': '2030-01-02T18:30',
      'da-xem': '0',
    })
    expect(body).toContain('href="tel:0900345678">Gọi</a>')
    expect(body).toContain('>&lt;/textarea&gt;giao sau 18 giờ</textarea>')
    expect(body).toContain('value="2030-01-02T18:30"')
    expect(checkedIn(body)).toBe('callLater')
    expect(body).not.toContain('role="alert"')
    expect(await shown(ADDRESS)).toContain('Chưa ai làm gì.')
  })

  it.each([
    { typed: 'a state that was only shown', state: 'new', checked: 'unanswered' },
    { typed: 'a state that was chosen', state: 'cancelled', checked: 'cancelled' },
    { typed: 'a state that cannot follow any more', state: 'sent', checked: 'unanswered' },
  ])(
    '[P-018] after `Hiện số`, what somebody else did meanwhile is told, and with $typed, $checked is chosen',
    async ({ state, checked }) => {
      const { press, signedInAs } = await openWork()
      const other = await signedInAs('Hà')
      await press(`${ADDRESS}/buoc`, { 'trang-thai': 'unanswered', 'da-xem': '0' }, other)
      const { body } = await press(`${ADDRESS}/so`, {
        'trang-thai': state,
        'ghi-chu': 'ngõ 3',
        'da-xem': '0',
      })
      expect(body).toMatch(/role="alert"[^>]*>Hà vừa ghi “Không nghe máy” \([^)]*\)\. Hãy xem lại bên dưới/)
      expect(body).toContain('ngõ 3</textarea>')
      expect(body).toContain('name="da-xem" value="1"')
      expect(checkedIn(body)).toBe(checked)
      const again = await press(`${ADDRESS}/so`, { 'trang-thai': checked, 'da-xem': '1' })
      expect(again.body).not.toContain('role="alert"')
    },
  )

  it('[P-019] each shown page of a registration is in the history, also after a press that was refused; lists and unknown addresses are not', async () => {
    const { get, shown, press, cookie, uses, signedInAs } = await openWork()
    for (const url of ['/', '/hoi-vien', '/can-goi', '/lich-su', `/don/${REFERENCE}-2`, `${ADDRESS}/so`])
      await get(url, cookie)
    await press('/tim', { tim: '678' })
    await press(`/don/${REFERENCE}-2/so`)
    await get(ADDRESS)
    expect(await uses()).toStrictEqual([])
    await shown(ADDRESS)
    expect(await uses()).toStrictEqual(['Trang desk opened 1'])
    await press(`${ADDRESS}/buoc`, { 'trang-thai': 'new', 'da-xem': '0' }, await signedInAs('Hà'))
    expect(await uses()).toStrictEqual(['Hà desk opened 1', 'Trang desk opened 1'])
  })

  it('[P-018, P-019] a number that was asked for stays shown in the answers to the form, which are no further lines in the history', async () => {
    const { get, shown, press, cookie, uses } = await openWork()
    await shown(ADDRESS)
    const { body } = await press(`${ADDRESS}/so`, { 'da-xem': '0' })
    expect(body).toContain(SHOWN_FIELD)
    const fields = { 'trang-thai': 'callLater', 'da-xem': '0', 'hien-so': '1' }
    const refused = await press(`${ADDRESS}/buoc`, fields)
    expect(refused.statusCode).toBe(422)
    expect(refused.body).toContain('href="tel:0900345678">Gọi</a>')
    expect(refused.body).toContain(SHOWN_FIELD)
    const saved = await press(`${ADDRESS}/buoc`, { ...fields, 'goi-lai': '2030-01-02T18:30' })
    expect(saved.statusCode).toBe(303)
    const after = await get(saved.headers.location ?? '', cookie)
    expect(after.body).toContain('Đã lưu.')
    expect(after.body).toContain('href="tel:0900345678">Gọi</a>')
    expect(after.body).toContain(SHOWN_FIELD)
    expect(await uses()).toStrictEqual(['Trang desk changed 1', 'Trang desk opened 1', 'Trang desk shown 1'])
    expect(await shown(ADDRESS)).not.toMatch(FULL)
  })

  it('[P-018, P-019] a number that was not asked for stays masked in the answers to the form', async () => {
    const { get, shown, press, cookie, uses } = await openWork()
    expect(await shown(ADDRESS)).not.toContain(SHOWN_FIELD)
    const fields = { 'trang-thai': 'callLater', 'da-xem': '0' }
    expect((await press(`${ADDRESS}/buoc`, fields)).body).not.toMatch(FULL)
    const saved = await press(`${ADDRESS}/buoc`, { ...fields, 'goi-lai': '2030-01-02T18:30' })
    expect((await get(saved.headers.location ?? '', cookie)).body).not.toMatch(FULL)
    expect(await uses()).toStrictEqual(['Trang desk changed 1', 'Trang desk opened 1'])
  })

  it.each([
    { whose: 'that was not asked for', ms: 0, asks: [] },
    { whose: 'that was asked for an hour ago', ms: IDLE_SESSION_MS + 1, asks: ['Trang', 'Hà'] },
    { whose: 'that somebody else asked for', ms: 0, asks: ['Hà'] },
  ])(
    '[P-016, P-019] a forged form shows no number $whose, and opens the registration in the history',
    async ({ ms, asks }) => {
      const { press, cookie, get, signedInAs, pass, uses } = await openWork()
      const other = await signedInAs('Hà')
      for (const name of asks) await press(`${ADDRESS}/so`, {}, name === 'Hà' ? other : cookie)
      pass(ms)
      const fields = { 'trang-thai': 'unanswered', 'hien-so': '1' }
      const again = await signedInAs('Trang')
      expect((await press(`${ADDRESS}/buoc`, { ...fields, 'trang-thai': '' }, again)).body).not.toMatch(FULL)
      const saved = await press(`${ADDRESS}/buoc`, { ...fields, 'da-xem': '0' }, again)
      expect((await get(saved.headers.location ?? '', again)).body).not.toMatch(FULL)
      expect(await uses()).toContain('Trang desk opened 1')
    },
  )

  it.each([
    { what: 'a minute later', step: 1, ms: 60_000, others: false },
    { what: 'of a step that is not the last', step: 0, ms: 0, others: false },
    { what: 'of a step that was never saved', step: 'x', ms: 0, others: false },
    { what: 'of somebody else’s step', step: 2, ms: 0, others: true },
  ])(
    '[P-016, P-019] the address of an answer, $what, is an opening without the number',
    async ({ step, ms, others }) => {
      const { press, shown, signedInAs, pass, uses } = await openWork()
      await press(`${ADDRESS}/so`)
      const fields = { 'trang-thai': 'unanswered', 'hien-so': '1' }
      await press(`${ADDRESS}/buoc`, { ...fields, 'da-xem': '0' })
      if (others) await press(`${ADDRESS}/buoc`, { ...fields, 'da-xem': '1' }, await signedInAs('Hà'))
      pass(ms)
      expect(await shown(`${ADDRESS}?luu=${step}&hien-so`)).not.toMatch(FULL)
      expect(await uses()).toContain('Trang desk opened 1')
    },
  )

  it('[P-016, P-018] at a shared computer, the answer to what a colleague’s page sent has the number masked', async () => {
    const { press, signedInAs } = await openWork()
    const other = await signedInAs('Hà')
    await press(`${ADDRESS}/so`, {}, other)
    const fields = { 'trang-thai': 'confirmed', 'da-xem': '0', 'hien-so': '1', nguoi: 'Trang' }
    expect((await press(`${ADDRESS}/buoc`, fields, other)).body).not.toMatch(FULL)
  })

  it('[P-016, P-004] a number that was shown before an erasure is masked in the answers after its person came again', async () => {
    const { press, ledger, order, shown, pass } = await openWork()
    await press(`${ADDRESS}/so`)
    decoded(await ledger.eraseByPhone(order.content.phone, 'none')())
    pass(2)
    decoded(await ledger.keepRegistration({ ...order, receivedAt: Date.now() + 1 })())
    const again = /href="(\/don\/[^"]+)"/.exec(await shown('/'))?.[1] ?? ''
    const { body } = await press(`${again}/buoc`, { 'trang-thai': '', 'hien-so': '1' })
    expect(body).toContain(order.content.name)
    expect(body).not.toMatch(FULL)
  })

  it.each([
    { url: `${ADDRESS}/so`, to: ADDRESS },
    { url: `${ADDRESS}/buoc`, to: ADDRESS },
    { url: '/tim', to: '/' },
    { url: '/xuat', to: '/' },
  ])('[P-019] a tab that is restored at $url leads to $to', async ({ url, to }) => {
    const { get, cookie } = await openWork()
    const { statusCode, headers } = await get(url, cookie)
    expect([statusCode, headers.location]).toStrictEqual([303, to])
  })

  it('[P-018] what is saved is shown with who and when; states that cannot follow are not offered', async () => {
    const { shown, press, uses } = await openWork()
    const saved = await press(`${ADDRESS}/buoc`, {
      'trang-thai': 'confirmed',
      'ghi-chu': 'giao sau 18 giờ',
      'da-xem': '0',
    })
    expect([saved.statusCode, saved.headers.location]).toStrictEqual([303, `${ADDRESS}?luu=1`])
    const body = await shown(`${ADDRESS}?luu=1`)
    expect(body).toContain('<p role="status" class="good">Đã lưu.</p>')
    expect(body).toContain('giao sau 18 giờ')
    expect([...body.matchAll(/type="radio"[^>]* value="(\w+)"/g)].map(([, value]) => value)).toStrictEqual([
      'callLater',
      'confirmed',
      'sent',
      'cancelled',
    ])
    expect(body).toMatch(/type="radio"[^>]*checked=""[^>]*value="confirmed"/)
    expect(await uses()).toStrictEqual(['Trang desk changed 1', 'Trang desk opened 1'])
  })

  it('[P-018] a step that is sent again, because its answer was lost, is saved once and shown as saved', async () => {
    const { shown, press } = await openWork()
    for (const fields of [
      { 'trang-thai': 'unanswered', 'ghi-chu': '', 'da-xem': '0' },
      { 'trang-thai': 'confirmed', 'ghi-chu': '', 'da-xem': '1' },
      { 'trang-thai': 'confirmed', 'ghi-chu': 'ngõ 3', 'da-xem': '2' },
    ])
      for (const _ of ['sent', 'again'])
        expect((await press(`${ADDRESS}/buoc`, fields)).headers.location).toBe(
          `${ADDRESS}?luu=${Number(fields['da-xem']) + 1}`,
        )
    expect((await shown(ADDRESS)).match(/class="note"/g)).toHaveLength(3)
  })

  it('[P-016, P-018] what a colleague typed on a page that is still open is saved under another name only once that is told', async () => {
    const { press, shown, signedInAs } = await openWork()
    const other = await signedInAs('Hà')
    await press(`${ADDRESS}/buoc`, { 'trang-thai': 'unanswered', 'da-xem': '0' }, other)
    expect(await shown(ADDRESS)).toContain('name="nguoi" value="Trang"')
    const fields = { 'trang-thai': 'confirmed', 'ghi-chu': 'ngõ 3', 'da-xem': '0' }
    for (const { url, status } of [
      { url: `${ADDRESS}/buoc`, status: 409 },
      { url: `${ADDRESS}/so`, status: 200 },
    ]) {
      const told = await press(url, { ...fields, nguoi: 'Trang' }, other)
      expect(told.statusCode).toBe(status)
      expect(told.body).toContain('Chưa lưu: máy này đã đăng nhập bằng tên khác')
      expect(told.body).toContain('ngõ 3</textarea>')
      expect(told.body).toContain('name="nguoi" value="Hà"')
      // What was done meanwhile is still told by the next press.
      expect(told.body).toContain('name="da-xem" value="0"')
    }
    const late = await press(`${ADDRESS}/buoc`, { ...fields, nguoi: 'Hà' }, other)
    expect(late.body).toContain('Chưa lưu: Hà vừa ghi')
    const saved = await press(`${ADDRESS}/buoc`, { ...fields, nguoi: 'Hà', 'da-xem': '1' }, other)
    expect(saved.statusCode).toBe(303)
  })

  it('[P-018] the second of two who choose the same state without a note is told that, too', async () => {
    const { press, signedInAs } = await openWork()
    const other = await signedInAs('Hà')
    const fields = { 'trang-thai': 'confirmed', 'da-xem': '0' }
    await press(`${ADDRESS}/buoc`, fields, other)
    const late = await press(`${ADDRESS}/buoc`, fields)
    expect(late.statusCode).toBe(409)
    expect(late.body).toContain('Chưa lưu: Hà vừa ghi “Đã xác nhận”')
  })

  it('[P-018] the second of two who press is told what the first did, and keeps what was typed', async () => {
    const { press, signedInAs } = await openWork()
    const other = await signedInAs('Hà')
    await press(`${ADDRESS}/buoc`, { 'trang-thai': 'unanswered', 'da-xem': '0' }, other)
    const late = await press(`${ADDRESS}/buoc`, {
      'trang-thai': 'cancelled',
      'ghi-chu': 'khách không mua',
      'da-xem': '0',
    })
    expect(late.statusCode).toBe(409)
    expect(late.body).toContain('Chưa lưu: Hà vừa ghi “Không nghe máy”')
    expect(late.body).toContain('khách không mua</textarea>')
    expect(late.body).toContain('name="da-xem" value="1"')
  })

  it.each([
    {
      what: 'no state',
      fields: { 'trang-thai': '' },
      says: 'Hãy chọn trạng thái.',
      at: 'trang-thai',
      error: 'loi-state',
    },
    {
      what: 'nothing new',
      fields: { 'trang-thai': 'new' },
      says: 'chưa ghi chú gì',
      at: 'ghi-chu',
      error: 'loi-note',
    },
    {
      what: 'no time',
      fields: { 'trang-thai': 'callLater' },
      says: 'Hãy chọn ngày và giờ gọi lại.',
      at: 'goi-lai',
      error: 'loi-callAt',
    },
    {
      what: 'a time in the past',
      fields: { 'trang-thai': 'callLater', 'goi-lai': '2020-01-01T08:00' },
      says: 'Giờ gọi lại đã qua.',
      at: 'goi-lai',
      error: 'loi-callAt',
    },
    {
      what: 'a note of 501 characters',
      fields: { 'trang-thai': 'new', 'ghi-chu': '😀'.repeat(501) },
      says: 'Ghi chú dài quá 500 ký tự.',
      at: 'ghi-chu',
      error: 'loi-note',
    },
    {
      what: 'a state that cannot follow',
      fields: { 'trang-thai': 'sent' },
      says: 'Không chuyển được',
      at: 'trang-thai',
      error: 'loi-state',
    },
  ])('[P-008] with $what nothing is saved, and the page says why', async ({ fields, says, at, error }) => {
    const { shown, press } = await openWork()
    const refused = await press(`${ADDRESS}/buoc`, { 'da-xem': '0', ...fields })
    expect(refused.statusCode).toBe(422)
    expect(refused.body).toContain(says)
    expect(await shown(ADDRESS)).toContain('Chưa ai làm gì.')
    const [control = ''] = /<(?:input|textarea)\b[^>]* autofocus=""[^>]*/i.exec(refused.body) ?? []
    expect(control).toContain(`name="${at}"`)
    expect(refused.body).toMatch(new RegExp(`id="${error}" role="alert"`))
    expect(refused.body.match(/role="alert"/g)).toHaveLength(1)
    expect(refused.body).toMatch(new RegExp(`aria-describedby="${error}[ "]`))
    expect(refused.body.includes('aria-invalid="true"')).toBe(at !== 'trang-thai')
  })

  it('[P-008] a note with script, terminal codes and 500 emoji is kept as text', async () => {
    const { shown, press } = await openWork()
    const notes = ['<script>alert(1)</script>', '=cmd|calc', 'a\u001b[31mđỏ\u0007', '😀'.repeat(500)]
    for (const [seen, note] of notes.entries())
      expect(
        (await press(`${ADDRESS}/buoc`, { 'trang-thai': 'new', 'ghi-chu': note, 'da-xem': `${seen}` }))
          .statusCode,
      ).toBe(303)
    const body = await shown(ADDRESS)
    expect(body).not.toContain('<script>alert')
    for (const text of ['&lt;script&gt;alert(1)&lt;/script&gt;', '=cmd|calc', 'a[31mđỏ', '😀'.repeat(500)])
      expect(body).toContain(`class="note">${text}</td>`)
  })

  it('[P-019] the call list leads from one to the next', async () => {
    const { shown, press, ledger } = await openWork()
    decoded(await ledger.keepRegistration(anArrivedMembership(1, { receivedAt: Date.now() }))())
    const list = await shown('/can-goi')
    expect(list).toContain(`<a class="button main" href="${ADDRESS}">Gọi người đầu tiên</a>`)
    const next = /<a class="button" href="([^"]+)">Tiếp theo<\/a>/
    const second = next.exec(await shown(ADDRESS))?.[1] ?? ''
    expect(second).toMatch(/^\/don\/.{9}-2$/)
    await press(`${ADDRESS}/buoc`, { 'trang-thai': 'confirmed', 'da-xem': '0' })
    expect(await shown(second)).not.toMatch(next)
    expect(await shown('/hoi-vien')).toContain(`href="${second}"`)
  })

  it('[P-019] a search is sent in the body, and its page has no number', async () => {
    const { press } = await openWork()
    for (const typed of ['678', '0900 345 678', REFERENCE, 'mau 345678']) {
      const { statusCode, body } = await press('/tim', { tim: typed })
      expect(statusCode).toBe(200)
      expect(body).toContain(`href="${ADDRESS}">${REFERENCE}</a>`)
    }
    expect((await press('/tim', { tim: '1' })).body).toContain('Hãy gõ ít nhất 3 chữ số')
    expect((await press('/tim', { tim: 'không có ai' })).body).toContain('Không có đăng ký nào.')
  })

  it.each([
    { known: 'all prices', rows: PRICED, fee: '30.000đ (mẫu)', from: 900_001, total: '900.000đ' },
    { known: 'free delivery', rows: PRICED, fee: '30.000đ (mẫu)', from: 900_000, total: '900.000đ' },
    { known: 'one price', rows: PRICED.slice(0, 1), fee: '30.000đ (mẫu)', from: 1, total: null },
    { known: 'no fee', rows: PRICED, fee: '', from: 0, total: '900.000đ' },
  ])(
    '[M-099, P-019] the page from which an order is confirmed has its prices, their sum and the fee, with $known',
    async ({ known, rows, fee, from, total }) => {
      const { shown } = await openWork(
        { ...aSite, delivery: { ...aSite.delivery, fee, freeFromVnd: from } },
        { readProductRows: TE.right([[...PRODUCT_COLUMNS], ...rows]) },
      )
      const [facts = ''] = /<dl class="facts">.*?<\/dl>/s.exec(await shown(ADDRESS)) ?? []
      expect(facts).toContain('<dd>Hàu biển <b>400.000đ</b></dd>')
      expect(facts).toContain(
        `<dd>Sâm cau, loại lớn <b>${total === null ? 'chưa có giá' : '500.000đ'}</b></dd>`,
      )
      expect(facts.includes('<dt>Tạm tính</dt>')).toBe(total !== null)
      if (total !== null) expect(facts).toContain(`<dt>Tạm tính</dt><dd><b>${total}</b></dd>`)
      expect(facts).toContain(
        `<dt>Phí giao hàng</dt><dd>${
          known === 'free delivery' ? 'miễn phí' : fee === '' ? 'trang không ghi, hãy báo khách khi gọi' : fee
        }</dd>`,
      )
    },
  )

  it('[P-019] the page of a membership has no price, which is agreed in the call', async () => {
    const { shown, ledger } = await openWork()
    decoded(await ledger.keepRegistration(anArrivedMembership(1, { receivedAt: Date.now() }))())
    const [, member = ''] = /href="(\/don\/[^"]+)"/.exec(await shown('/hoi-vien')) ?? []
    const body = await shown(member)
    expect(body).toContain('Gói Deluxe')
    for (const text of ['chưa có giá', 'Tạm tính', 'Phí giao hàng']) expect(body).not.toContain(text)
  })

  it('[P-019] two registrations that share a reference are both listed, and each has an address of its own', async () => {
    const { shown, ledger } = await openWork()
    decoded(
      await ledger.keepRegistration(
        anArrivedMembership(1, { idempotency: { key: 'key-1', bodyHash: 'h' }, receivedAt: Date.now() }),
      )(),
    )
    const list = await shown(`/don/${REFERENCE}`)
    for (const id of [1, 2]) expect(list).toContain(`href="/don/${REFERENCE}-${id}"`)
    expect(await shown(`/don/${REFERENCE}-2`)).toContain('Gói Deluxe')
  })

  it('[P-019] a slip has the number and neither brand nor product on its outer side, and is in the history', async () => {
    const { get, cookie, uses } = await openWork()
    const { body, statusCode } = await get(`/phieu?ma=${REFERENCE}-1`, cookie)
    expect(statusCode).toBe(200)
    const [outer = '', inner = ''] = [...body.matchAll(/<section class="slip"[\s\S]*?<\/section>/g)].map(
      ([all]) => all,
    )
    expect(outer).toContain('Người gửi: Kho Thử')
    expect(outer).toContain('0900\u00a0345\u00a0678')
    expect(outer).not.toMatch(/Nam Thử|Hàu/)
    expect(inner).toContain('Hàu biển')
    expect(inner).not.toMatch(/0900345/)
    expect(await uses()).toStrictEqual(['Trang desk printed 1'])
  })

  it('[P-019] a slip leaves a line for the name of a sender that the site does not state', async () => {
    const { get, cookie } = await openWork({ ...aSite, delivery: { ...aSite.delivery, sender: '' } })
    const { body } = await get(`/phieu?ma=${REFERENCE}-1`, cookie)
    expect(body).toContain('Người gửi: <span class="blank"></span>')
  })

  it('[P-001, P-016] the help shows its pictures, small, to those who are signed in', async () => {
    const { get, shown, cookie } = await openWork()
    const pictures = [...(await shown('/tro-giup')).matchAll(/<img src="([^"]+)"/g)].map(
      ([, src = '']) => src,
    )
    expect(pictures).toHaveLength(6)
    let bytes = 0
    for (const picture of pictures) {
      const { statusCode, headers, rawPayload } = await get(picture, cookie)
      expect([statusCode, headers['content-type']]).toStrictEqual([200, 'image/png'])
      expect((await sharp(rawPayload).metadata()).width).toBe(720)
      bytes += rawPayload.length
      expect((await get(picture)).statusCode).toBe(303)
    }
    expect(bytes).toBeLessThan(200_000)
  })

  it.each([3, 'none'] as const)(
    '[M-099] the prices at the confirmation are recorded, also before the owner decides that contracts are kept (%s)',
    async (contract) => {
      const { press, shown, ledger, order } = await openWork(
        { ...aSite, retention: { contract } },
        {
          readProductRows: TE.right([[...PRODUCT_COLUMNS], ['sp-1', '', 'Hàu biển', '400.000đ', '500.000đ']]),
        },
      )
      for (const [seen, state] of ['unanswered', 'confirmed', 'sent'].entries())
        await press(`${ADDRESS}/buoc`, {
          'trang-thai': state,
          'da-xem': `${seen}`,
          gia: pricesIn(await shown(ADDRESS)),
        })
      const steps = decoded(await ledger.desk.read(() => run('stepsOf', { id: 1 }))())
      expect(steps.map(({ prices }) => prices !== null)).toStrictEqual([false, true, false])
      const { contracts } = decoded(await ledger.eraseByPhone(order.content.phone, 1)())
      expect(contracts[0]?.products).toMatchObject([
        { title: 'Hàu biển', price: '400.000đ' },
        { title: 'Sâm cau, loại lớn', price: null },
      ])
    },
  )

  it('[P-018] an order is confirmed at the prices that its page showed, and page and slip keep them, whatever the products cost since', async () => {
    let price = '400.000đ'
    const { press, shown } = await openWork(aSite, {
      readProductRows: () =>
        Promise.resolve(
          E.right([
            [...PRODUCT_COLUMNS],
            ['sp-1', '', 'Hàu biển', price, '500.000đ'],
            ['sp-2', '', 'Sâm cau, loại lớn', '', '500.000đ'],
          ]),
        ),
    })
    const slip = `/phieu?ma=${REFERENCE}-1`
    const showsAt = async (sum: string) => {
      expect(await shown(slip)).toContain(`<td>Hàu biển</td><td>${price}</td>`)
      expect(await shown(slip)).toContain(`<td>${sum}</td>`)
      expect(await shown(ADDRESS)).toContain(`<dd>Hàu biển <b>${price}</b></dd>`)
      expect(await shown(ADDRESS)).toContain(`<dt>Tạm tính</dt><dd><b>${sum}</b></dd>`)
    }
    await showsAt('900.000đ')
    const gia = pricesIn(await shown(ADDRESS))
    price = '450.000đ'
    await showsAt('950.000đ')
    for (const [seen, state] of ['confirmed', 'sent'].entries()) {
      await press(`${ADDRESS}/buoc`, { 'trang-thai': state, 'da-xem': `${seen}`, gia })
      price = '400.000đ'
      await showsAt('900.000đ')
      price = '990.000đ'
      for (const url of [slip, ADDRESS]) expect(await shown(url)).not.toContain(price)
    }
  })

  it('[P-018] an order that is to be sent later has no confirmed prices until it is confirmed again', async () => {
    const { press, shown } = await openWork(aSite, {
      readProductRows: TE.right([[...PRODUCT_COLUMNS], ...PRICED]),
    })
    const before = pricesIn(await shown(ADDRESS))
    const gia = '["1đ","2đ"]'
    await press(`${ADDRESS}/buoc`, { 'trang-thai': 'confirmed', 'da-xem': '0', gia })
    expect(pricesIn(await shown(ADDRESS))).toBe(gia)
    const later = { 'trang-thai': 'callLater', 'goi-lai': '2030-01-02T18:30' }
    await press(`${ADDRESS}/buoc`, { ...later, 'da-xem': '1', gia })
    expect(pricesIn(await shown(ADDRESS))).toBe(before)
  })

  it.each(['', '[]', '["1đ"]', '["1đ",2]', '["1đ",null,null]', '{'])(
    '[P-008, P-018] an order is not confirmed at the prices %j, and its page shows the prices again',
    async (gia) => {
      const { press, shown } = await openWork()
      const refused = await press(`${ADDRESS}/buoc`, { 'trang-thai': 'confirmed', 'da-xem': '0', gia })
      expect(refused.statusCode).toBe(422)
      expect(refused.body).toContain('Chưa lưu: hãy xem lại giá')
      expect(pricesIn(refused.body)).toBe(UNKNOWN_PRICES)
      expect(await shown(ADDRESS)).toContain('Chưa ai làm gì.')
    },
  )

  it('[P-018] a membership is confirmed without prices', async () => {
    const { shown, post, cookie, ledger } = await openWork()
    decoded(await ledger.keepRegistration(anArrivedMembership(1, { receivedAt: Date.now() }))())
    const [, member = ''] = /href="(\/don\/[^"]+)"/.exec(await shown('/hoi-vien')) ?? []
    expect(await shown(member)).not.toContain('name="gia"')
    const saved = await post(`${member}/buoc`, { 'trang-thai': 'confirmed', 'da-xem': '0' }, cookie)
    expect(saved.statusCode).toBe(303)
  })

  it('[M-099] the page of a registration does not show who looked at a retained contract of the same person', async () => {
    const { shown, ledger, order } = await openWork()
    const { phone } = order.content
    for (const command of ['erase', KEPT_COMMAND] as const)
      decoded(await ledger.change((at) => appendHistory({ who: 'an', command, phone }, at))())
    const body = await shown(ADDRESS)
    expect([body.includes('xóa đăng ký của khách'), body.includes('hợp đồng được giữ')]).toStrictEqual([
      true,
      false,
    ])
  })

  it('[P-019] who saw a registration is told without a column that is always 1; the history has it', async () => {
    const { shown } = await openWork()
    expect(await shown(ADDRESS)).not.toContain('Số đăng ký')
    expect(await shown('/lich-su')).toContain('<th scope="col">Số đăng ký</th>')
  })

  it('[M-099, P-019] the page says what the person agreed to, and names the policy', async () => {
    const { shown } = await openWork()
    const body = await shown(ADDRESS)
    expect(body).toContain('<dt>Đồng ý liên hệ</dt><dd>có (bản 2026-11, đã đánh dấu vào ô)</dd>')
    expect(body).toContain('<dt>Nhận thông báo ưu đãi</dt><dd>không</dd>')
  })

  it('[P-004] the page of a registration does not show that its person was erased before', async () => {
    const { shown, press, ledger, order } = await openWork()
    const { phone } = order.content
    await press(`${ADDRESS}/so`)
    decoded(await ledger.change((at) => appendHistory({ who: 'an', command: 'erase', phone }, at))())
    decoded(await ledger.eraseByPhone(phone, 'none')())
    const receivedAt = Date.now() + 1
    decoded(await ledger.keepRegistration({ ...order, receivedAt })())
    const again = /href="(\/don\/[^"]+)"/.exec(await shown('/'))?.[1] ?? ''
    const body = await shown(again)
    expect(body).toContain(order.content.name)
    for (const trace of ['xem số điện thoại', 'xóa đăng ký của khách']) expect(body).not.toContain(trace)
  })

  it('[P-019] the workbook is a file, and the history says how many rows it has', async () => {
    const { press, uses } = await openWork()
    await press(`${ADDRESS}/buoc`, { 'trang-thai': 'confirmed', 'ghi-chu': '=cmd|calc', 'da-xem': '0' })
    const { statusCode, headers, rawPayload } = await press('/xuat', { loai: 'orders' })
    expect([statusCode, rawPayload.subarray(0, 2).toString()]).toStrictEqual([200, 'PK'])
    expect(workbookRows(unzipped(rawPayload)).at(-1)?.slice(-6)).toStrictEqual([
      '',
      REFERENCE,
      'Đã xác nhận',
      "'=cmd|calc",
      '',
      'Trang',
    ])
    const none = await press('/xuat', { loai: 'orders', 'trang-thai': 'sent' })
    expect(workbookRows(unzipped(none.rawPayload))).toHaveLength(1)
    expect(headers['content-disposition']).toContain('don-hang.xlsx')
    expect(await uses()).toStrictEqual([
      'Trang desk changed 1',
      'Trang desk exported orders 0',
      'Trang desk exported orders 1',
    ])
  })

  it.each([
    '/don/khong-co',
    '/don/0000-0000',
    '/don/0000-0000-1',
    `/don/${REFERENCE}-2`,
    '/phieu',
    '/phieu?ma=x',
  ])('[P-008] %s is answered with 404', async (url) => {
    const { get, cookie } = await openWork()
    expect((await get(url, cookie)).statusCode).toBe(404)
  })
})
