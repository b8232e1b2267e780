import { mkdir, writeFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, it } from 'vitest'
import { busyDesk } from '../support/browser/busy-desk'

const FOLDER = 'src/ui/desk/pictures'
const MARGIN = 8
const PHONE = { width: 360, height: 640 }

/** Pictures of the help, at twice the pixels and with few colours. */
const take = async (page: Page, name: string, from: string, height: number = PHONE.height): Promise<void> => {
  const { y = 0 } = (await page.locator(from).first().boundingBox()) ?? {}
  const scrolled = await page.evaluate(() => scrollY)
  const png = await page.screenshot({
    fullPage: true,
    clip: { x: 0, y: Math.max(0, y + scrolled - MARGIN), width: PHONE.width, height },
    animations: 'disabled',
  })
  await mkdir(FOLDER, { recursive: true })
  await writeFile(
    `${FOLDER}/${name}.png`,
    await sharp(png).png({ palette: true, colours: 32, effort: 10, compressionLevel: 9 }).toBuffer(),
  )
}

/** This browser writes dates the American way; phones in Vietnam do not. */
const showDate = (page: Page, label: string, text: string) =>
  page.getByLabel(label).evaluate((input, shown) => {
    if (!(input instanceof HTMLInputElement)) return
    const { padding, border, borderRadius, minHeight } = getComputedStyle(input)
    input.type = 'text'
    input.value = shown
    input.size = shown.length
    Object.assign(input.style, { padding, border, borderRadius, minHeight })
  }, text)

describe.runIf(process.env.PICTURES === '1')('pictures of the desk', () => {
  it('are taken for its help', async () => {
    const { origin, device, enter, openOrder, save } = await busyDesk()
    const page = await device(true, { viewport: PHONE, deviceScaleFactor: 2 })
    await page.goto(`${origin}/dang-nhap`)
    await take(page, 'sign-in', 'body', 284)
    await enter(page, 'Trang')
    const other = await device()
    await enter(other, 'Hùng')

    await openOrder(page, 1)
    await page.getByRole('button', { name: 'Hiện số' }).click()
    await page.getByRole('link', { name: 'Gọi', exact: true }).waitFor()
    await take(page, 'call', 'h1', 256)

    await page.getByRole('radio', { name: 'Hẹn gọi lại' }).check()
    await page.getByLabel('Ghi chú').fill('Đang họp, gọi lại buổi chiều.')
    await showDate(page, 'Gọi lại lúc', '17:30 24/11/2026')
    await take(page, 'call-back', 'h2', 600)

    await openOrder(page, 2)
    await openOrder(other, 2)
    await save(other, 'Không nghe máy', 'Gọi hai lần.')
    await other.getByText('Đã lưu.').waitFor()
    await save(page, 'Đã xác nhận', 'Khách chọn giao giờ hành chính.')
    await page.getByRole('alert').waitFor()
    await take(page, 'late', 'h1', 220)

    await openOrder(page, 3)
    await page.getByRole('link', { name: 'In phiếu' }).click()
    await page.getByRole('heading', { name: 'Phiếu gửi hàng' }).waitFor()
    await take(page, 'slip', 'h1', 900)

    await page.goto(`${origin}/hoi-vien?trang-thai=new`)
    await showDate(page, 'Ngày nhận', 'dd/mm/yyyy')
    await take(page, 'hand-over', 'body', 720)
  })
})
