import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import * as TE from 'fp-ts/TaskEither'
import type { Page } from 'playwright-core'
import { decoded } from '../decoded'
import { aMembership } from '../fixtures/a-membership'
import { anOrder } from '../fixtures/an-order'
import { personName, phoneNumber } from '../fixtures/people'
import { createMemoryLedger } from '../memory/memory-ledger'
import { deskInBrowser } from './desk-in-browser'

const MINUTE_MS = 60_000

const PEOPLE = [
  ['Đỗ Văn Mẫu', '0900000108', 3, 'Hà Nội', 'Quận Ba Đình', [0]],
  ['Trần Quốc Mẫu', '0900000245', 12, 'Hải Phòng', 'Quận Lê Chân', [1, 4]],
  ['Lê Thanh Mẫu', '0900000371', 41, 'Thừa Thiên Huế', 'Thị xã Hương Thủy', [2]],
  ['Nguyễn Hữu Mẫu', '0900000492', 75, 'Bà Rịa - Vũng Tàu', 'Huyện Châu Đức', [0, 3, 5]],
  ['Phạm Minh Mẫu', '0900000518', 130, 'Cần Thơ', 'Quận Ninh Kiều', [6]],
  ['Vũ Đình Mẫu', '0900000633', 260, 'Nghệ An', 'Thành phố Vinh', [7]],
  ['Trần Quốc Mẫu', '0900000245', 1_500, 'Hải Phòng', 'Quận Lê Chân', [2]],
  ['Bùi Xuân Mẫu', '0900000777', 2_900, 'Đắk Lắk', 'Thành phố Buôn Ma Thuột', [8, 9]],
] as const

const sheetRows: ReadonlyArray<ReadonlyArray<string>> = parse(readFileSync('content/products.csv', 'utf8'), {
  bom: true,
})
const titles = sheetRows.slice(1).map((row) => row[2] ?? '')

/** A desk with orders as a shop may have them on a working day, of people who do not exist, and products with prices. */
export const busyDesk = async () => {
  const ledger = createMemoryLedger()
  for (const [index, [name, phone, minutes, province, district, products]] of [...PEOPLE.entries()].reverse())
    decoded(
      await ledger.keepRegistration({
        target: 'orders',
        content: anOrder({
          name: personName(name),
          phone: phoneNumber(phone),
          province,
          district,
          titles: products.map((at) => titles[at] ?? ''),
        }),
        receivedAt: Date.now() - minutes * MINUTE_MS,
        idempotency: { key: `busy-${index}`, bodyHash: 'h' },
        consentVersion: '2026-11',
        offersVersion: null,
        addressVersion: 'vn-63',
        isQuarantined: false,
      })(),
    )
  for (const [name, phone, minutes] of [
    ['Hoàng Anh Mẫu', '0900000820', 25],
    ['Lý Gia Mẫu', '0900000936', 700],
  ] as const)
    decoded(
      await ledger.keepRegistration({
        target: 'members',
        content: aMembership({
          name: personName(name),
          phone: phoneNumber(phone),
          planTitle: 'Gói Deluxe',
        }),
        receivedAt: Date.now() - minutes * MINUTE_MS,
        idempotency: { key: `busy-${phone}`, bodyHash: 'h' },
        consentVersion: '2026-11',
        offersVersion: null,
        addressVersion: null,
        isQuarantined: false,
      })(),
    )
  const desk = await deskInBrowser(ledger, { readProductRows: TE.right(sheetRows) })

  /** Saves a step on the page of a registration that is open. */
  const save = async (page: Page, state: string, note = '', callAt = ''): Promise<void> => {
    await page.getByRole('radio', { name: state, exact: true }).check()
    if (callAt !== '') await page.getByLabel('Gọi lại lúc').fill(callAt)
    if (note !== '') await page.getByLabel('Ghi chú').fill(note)
    await page.getByRole('button', { name: 'Lưu' }).click()
  }

  /** Opens the page of the order with this place in the list, from 0. */
  const openOrder = async (page: Page, place: number): Promise<void> => {
    await page.goto(desk.origin)
    await page.getByRole('table', { name: 'Đăng ký' }).locator('a.reference').nth(place).click()
    await page.getByRole('heading', { name: 'Xử lý' }).waitFor()
  }

  return { ...desk, save, openOrder }
}
