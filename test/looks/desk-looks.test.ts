import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { axeViolations } from '../support/browser/axe-violations'
import { deskInBrowser, keepOrders } from '../support/browser/desk-in-browser'
import { ibmViolations } from '../support/browser/ibm-violations'
import { isLong } from '../support/faults/scale'

const isWiderThanScreen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

/** The least width and height that a finger meets, in px (WCAG 2.2, 2.5.5). */
const TOUCH_PX = 44

/** Returns the controls of a page, with their labels around them, that are smaller than a finger needs: name, width and height. */
const smallTargets = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate((least) => {
    const controls = document.querySelectorAll<HTMLInputElement>(
      'button, input:not([type=hidden]), textarea, summary',
    )
    return [...controls].flatMap((control) => {
      const { width, height } = (control.closest('label') ?? control).getBoundingClientRect()
      const isShown = width > 0 && height > 0
      const name = control.labels?.[0]?.textContent ?? control.textContent
      return isShown && Math.min(width, height) < least ? [`${name} ${width} x ${height}`] : []
    })
  }, TOUCH_PX)

/** Opens a page of the desk, by its name, on a phone. */
const OPENED: Readonly<
  Record<string, (desk: Awaited<ReturnType<typeof deskInBrowser>>, page: Page) => Promise<unknown>>
> = {
  'sign-in': ({ origin }, page) => page.goto(`${origin}/dang-nhap?da-co-khoa`),
  invitation: async ({ invitation }, page) => page.goto(await invitation('Trang')),
  'used invitation': ({ origin }, page) => page.goto(`${origin}/moi/x`),
  inside: async ({ origin, enter }, page) => {
    await enter(page, 'Trang')
    await page.goto(`${origin}/none`)
  },
  'own sessions': async ({ origin, enter }, page) => {
    await enter(page, 'Trang')
    await page.goto(`${origin}/may`)
  },
  list: async ({ enter }, page) => enter(page, 'Trang'),
  'registration with a hidden number': async ({ enter }, page) => {
    await enter(page, 'Trang')
    await page.getByRole('table', { name: 'Đăng ký' }).getByRole('link').first().click()
    await page.getByRole('button', { name: 'Hiện số' }).waitFor()
  },
  registration: async ({ enter }, page) => {
    await enter(page, 'Trang')
    await page.getByRole('table', { name: 'Đăng ký' }).getByRole('link').first().click()
    await page.getByRole('radio', { name: 'Không nghe máy' }).check()
    await page.getByRole('button', { name: 'Lưu' }).click()
    await page.getByRole('button', { name: 'Hiện số' }).click()
    await page.getByRole('link', { name: 'Gọi', exact: true }).waitFor()
  },
  'call list': async ({ origin, enter }, page) => {
    await enter(page, 'Trang')
    await page.goto(`${origin}/can-goi`)
  },
  found: async ({ enter }, page) => {
    await enter(page, 'Trang')
    await page.getByLabel('Tìm').fill('nguyen')
    await page.getByRole('button', { name: 'Tìm' }).click()
    await page.getByRole('heading', { name: 'Kết quả tìm' }).waitFor()
  },
  slips: async ({ enter }, page) => {
    await enter(page, 'Trang')
    await page.getByRole('table', { name: 'Đăng ký' }).getByRole('link').first().click()
    await page.getByRole('link', { name: 'In phiếu' }).click()
    await page.getByRole('heading', { name: 'Phiếu gửi hàng' }).waitFor()
  },
  history: async ({ origin, enter }, page) => {
    await enter(page, 'Trang')
    await page.goto(`${origin}/lich-su`)
  },
}

/** The pages with forms or tables of their own kind, for which a further checker is asked in each run. */
const SAMPLE = ['invitation', 'list', 'registration']

describe.each(Object.keys(OPENED))('the page of the desk: %s', (name) => {
  it('[P-016, M-007] has no fault that checkers find, by day and by night, has room for a finger, and fits 360 px at 200 % text', async () => {
    const desk = await deskInBrowser()
    await keepOrders(desk.ledger, 3)
    const page = await desk.device()
    await OPENED[name]?.(desk, page)
    expect(await axeViolations(page)).toStrictEqual([])
    if (isLong || SAMPLE.includes(name)) {
      expect(await ibmViolations(page)).toStrictEqual([])
    }
    expect(await isWiderThanScreen(page)).toBe(false)
    expect(await smallTargets(page)).toStrictEqual([])
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    expect(await isWiderThanScreen(page)).toBe(false)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await axeViolations(page, 'night')).toStrictEqual([])
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
    await page.setViewportSize({ width: 1280, height: 800 })
    if (isLong) expect(await axeViolations(page)).toStrictEqual([])
    expect(await isWiderThanScreen(page)).toBe(false)
  })
})

describe('the keyboard alone', () => {
  it('[P-016] signs in, skips to the content and signs out', async () => {
    const { device, invitation, origin } = await deskInBrowser()
    const page = await device()
    await page.goto(await invitation('Trang'))
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Đăng nhập', exact: true }).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Đăng xuất' }).waitFor()
    await page.goto(`${origin}/none`)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(new URL(page.url()).hash).toBe('#noi-dung')
    await page.getByRole('button', { name: 'Đăng xuất' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Đăng nhập', exact: true }).waitFor()
  })
})
