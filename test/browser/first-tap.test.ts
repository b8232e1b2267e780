import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { siteInBrowser } from '../support/browser/site-in-browser'

const site = siteInBrowser({ pictures: false })

const DETAIL = '/san-pham/sp-01'

/** The program does not come until it is let. */
const withoutProgram = async (path: string, popup = false) => {
  let letProgram = () => {}
  const isLet = new Promise<void>((resolve) => {
    letProgram = resolve
  })
  const page = await site.open(path, {
    popup,
    prepare: (opened) =>
      opened.route('**/assets/program-*.js', async (route) => {
        await isLet
        await route.continue()
      }),
  })
  return { page, letProgram }
}

const order = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Đăng ký mua hàng' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Đăng ký mua hàng' })
const openDialogs = (page: Page) => page.locator('dialog[open]').count()

describe('a first tap before the program has come', () => {
  it('[M-052, M-090] shows the dialog’s frame, then the dialog, which returns the focus', async () => {
    const { page, letProgram } = await withoutProgram(DETAIL)
    await order(page).click()
    await dialog(page).getByRole('status').waitFor()
    letProgram()
    await dialog(page).getByRole('button', { name: 'Xóa Viên uống Nam Vững Sinh Lực' }).waitFor()
    await dialog(page).getByRole('button', { name: 'Đóng' }).click()
    await dialog(page).waitFor({ state: 'detached' })
    expect(await order(page).evaluate((button) => button === document.activeElement)).toBe(true)
  })

  it('[M-091] keeps the popup away until the dialog is closed', async () => {
    const { page, letProgram } = await withoutProgram(DETAIL, true)
    await order(page).click()
    letProgram()
    await dialog(page).getByRole('button', { name: 'Xóa Viên uống Nam Vững Sinh Lực' }).waitFor()
    expect(await openDialogs(page)).toBe(1)
    await dialog(page).getByRole('button', { name: 'Đóng' }).click()
    await page.getByRole('dialog', { name: 'Ưu đãi' }).waitFor()
  })

  it('[M-090] is cancelled by the frame’s `Đóng`', async () => {
    const { page, letProgram } = await withoutProgram(DETAIL)
    await order(page).click()
    await dialog(page).getByRole('button', { name: 'Đóng' }).click()
    expect(await openDialogs(page)).toBe(0)
    letProgram()
    await page.locator('html[data-program=ready]').waitFor({ state: 'attached' })
    expect([await openDialogs(page), await page.locator('[data-held]').count()]).toStrictEqual([0, 0])
  })

  it('[M-017, M-057] gives way to a later tap', async () => {
    const { page, letProgram } = await withoutProgram('/video')
    const videos = page.getByRole('tabpanel').locator('[aria-haspopup=dialog]')
    await videos.nth(0).click()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Chính sách đổi trả' }).click()
    await videos.nth(1).click()
    expect(await page.locator('[data-held]').count()).toBe(1)
    letProgram()
    await page.locator('dialog video').waitFor()
    expect([await openDialogs(page), new URL(page.url()).pathname]).toStrictEqual([1, '/video'])
  })

  it('[M-017] is seen on a link until its screen has come', async () => {
    const { page, letProgram } = await withoutProgram('/gioi-thieu')
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Chính sách đổi trả' })
    await link.click()
    expect(await link.getAttribute('data-held')).toBe('')
    letProgram()
    await page.getByRole('heading', { level: 1, name: 'Chính sách đổi trả' }).waitFor()
    expect(await page.locator('[data-held]').count()).toBe(0)
  })
})
