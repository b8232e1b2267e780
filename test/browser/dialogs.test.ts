import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { productDetailPath, videosPath } from '../../src/domain/routing/paths'
import { ROUTES } from '../../src/domain/routing/routes'
import { PACKAGES } from '../support/browser/routes'
import { ownSiteInBrowser } from '../support/browser/site-in-browser'
import { firstOf } from '../support/faults/scale'

const site = ownSiteInBrowser({ pictures: false })

const DIALOGS = [
  { name: 'Đăng ký mua hàng', route: ROUTES.productList.hash, opener: 'Đăng ký mua hàng' },
  { name: 'Đăng ký hội viên', route: PACKAGES, opener: 'ĐĂNG KÝ NGAY' },
] as const

const openerOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first()
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Whether nothing else lies over a button, from its left end to its right. */
const isOnTop = (button: Locator) =>
  button.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [0.05, 0.5, 0.95].every((part) =>
      element.contains(document.elementFromPoint(left + width * part, top + height / 2)),
    )
  })

describe.each(DIALOGS)('$name', ({ name, route, opener }) => {
  const openDialog = async (width = 1280) => {
    const page = await site.visit(route, { width })
    await openerOf(page, opener).click()
    await dialogOf(page, name).waitFor()
    return page
  }
  const hasFocus = (page: Page) =>
    openerOf(page, opener).evaluate((button) => button === document.activeElement)

  it('[M-090] closes by its button and by Esc, not by a click beside it, and the focus returns to its opener', async () => {
    const page = await openDialog()
    await page.mouse.click(15, 450)
    expect(await dialogOf(page, name).isVisible()).toBe(true)
    await dialogOf(page, name).getByRole('button', { name: 'Đóng' }).click()
    await dialogOf(page, name).waitFor({ state: 'detached' })
    expect(await hasFocus(page)).toBe(true)
    await openerOf(page, opener).click()
    await dialogOf(page, name).waitFor()
    await page.keyboard.press('Escape')
    await dialogOf(page, name).waitFor({ state: 'detached' })
    expect(await hasFocus(page)).toBe(true)
  })

  it('[M-090] asks before it loses what was typed, however often Esc is pressed; starts empty each time, and nothing typed is in web storage', async () => {
    const page = await openDialog()
    await dialogOf(page, name).getByLabel('Họ và tên').fill('Nguyễn Văn Mẫu')
    await dialogOf(page, name).getByLabel('Số điện thoại').fill('0900000009')
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(stored).not.toMatch(/Mẫu|0900000009/)
    for (const _ of [1, 2, 3, 4]) {
      await page.keyboard.press('Escape')
      await page.waitForTimeout(50)
    }
    expect(await dialogOf(page, name).isVisible()).toBe(true)
    expect(await dialogOf(page, name).getByLabel('Họ và tên').inputValue()).toBe('Nguyễn Văn Mẫu')
    const discard = dialogOf(page, name).getByRole('button', { name: 'Đóng, không giữ lại' })
    if (!(await discard.isVisible())) await page.keyboard.press('Escape')
    await discard.click()
    await dialogOf(page, name).waitFor({ state: 'detached' })
    expect(await hasFocus(page)).toBe(true)
    await openerOf(page, opener).click()
    expect(await dialogOf(page, name).getByLabel('Họ và tên').inputValue()).toBe('')
  })

  it('[M-014][M-090] keeps its submit button clear of everything else at 1280, 820 and 390 px, and its close button in sight, however far it is scrolled', async () => {
    const page = await openDialog()
    const submit = dialogOf(page, name).getByRole('button', { name: 'Đăng ký', exact: true })
    for (const width of [1280, 820, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await submit.scrollIntoViewIfNeeded()
      expect(await isOnTop(submit), `${width} px`).toBe(true)
    }
    const dialog = dialogOf(page, name)
    await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    expect(await isOnTop(dialog.getByRole('button', { name: 'Đóng', exact: true }))).toBe(true)
  })
})

describe('a dialog on a phone', () => {
  it.each([...DIALOGS, { ...DIALOGS[0], route: productDetailPath('sp-01') }])(
    '[M-014] stands at the foot of the window, and leaves the page in sight above it: $name at $route',
    async ({ name, route, opener }) => {
      const page = await site.visit(route, { width: 390 })
      await openerOf(page, opener).click()
      await dialogOf(page, name).waitFor()
      const height = await page.evaluate(() => window.innerHeight)
      const edges = async () => {
        const box = await dialogOf(page, name).boundingBox()
        return {
          foot: Math.round((box?.y ?? 0) + (box?.height ?? 0)),
          isLow: (box?.height ?? 0) <= height * 0.92 + 1,
        }
      }
      await expect.poll(edges).toStrictEqual({ foot: height, isLow: true })
    },
  )
})

describe('the order dialog', () => {
  it('[M-134] stacks fields and products up to 992 px, and lays them side by side from 993 px on', async () => {
    const page = await site.visit(ROUTES.productList.hash, { width: 992 })
    await openerOf(page, 'Đăng ký mua hàng').click()
    const dialog = dialogOf(page, 'Đăng ký mua hàng')
    const lies = async () => {
      const name = await dialog.getByLabel('Họ và tên').boundingBox()
      const list = await dialog.getByRole('list', { name: 'Danh sách sản phẩm' }).boundingBox()
      const isBeside = (list?.x ?? 0) >= (name?.x ?? 0) + (name?.width ?? 0)
      const isBelow = (list?.y ?? 0) > (name?.y ?? 0) + (name?.height ?? 0)
      return { isBeside, isBelow }
    }
    expect(await lies()).toStrictEqual({ isBeside: false, isBelow: true })
    await page.setViewportSize({ width: 993, height: 900 })
    expect(await lies()).toStrictEqual({ isBeside: true, isBelow: false })
  })

  const OPENED_AT = [
    { width: 390, route: ROUTES.productList.hash },
    { width: 1280, route: productDetailPath('sp-01') },
    { width: 390, route: productDetailPath('sp-01') },
    { width: 1280, route: ROUTES.productList.hash },
  ]
  it.each(firstOf(2, OPENED_AT))(
    '[M-079] leaves each pressed `Chọn mua` where it is, and the sum and `Đăng ký` in sight: $width px, $route',
    async ({ width, route }) => {
      const page = await site.visit(route, { width, height: 800 })
      await openerOf(page, 'Đăng ký mua hàng').click()
      const dialog = dialogOf(page, 'Đăng ký mua hàng')
      const submit = dialog.getByRole('button', { name: 'Đăng ký', exact: true })
      await submit.waitFor()
      await expect.poll(() => isOnTop(submit)).toBe(true)
      const others = dialog.getByRole('button', { name: 'Thêm sản phẩm khác' })
      if (await others.isVisible()) await others.click()
      for (let count = 1; count <= 3; count += 1) {
        const button = await dialog
          .getByRole('list', { name: 'Danh sách sản phẩm' })
          .getByRole('button', { name: 'Chọn mua' })
          .first()
          .elementHandle()
        await button?.scrollIntoViewIfNeeded()
        const before = await button?.boundingBox()
        await button?.evaluate((element) => (element as HTMLElement).click())
        expect((await button?.boundingBox())?.y, `choice ${count}`).toBeCloseTo(before?.y ?? -1, 0)
      }
      expect(await isOnTop(submit)).toBe(true)
      expect(await dialog.getByText(/^Tạm tính/).evaluate((sum) => sum.textContent)).toMatch(/\d{3}đ$/)
    },
  )

  it('[M-090][A-30] asks by Esc in a box whose place is chosen, once its list is closed', async () => {
    const page = await site.visit(ROUTES.productList.hash)
    await openerOf(page, 'Đăng ký mua hàng').click()
    const province = page.getByRole('combobox', { name: 'Tỉnh/Thành phố' })
    await province.fill('ha noi')
    await page.getByRole('option', { name: 'Hà Nội' }).click()
    await province.press('Escape')
    await page.getByRole('alertdialog').waitFor()
    expect(await province.inputValue()).toBe('Hà Nội')
  })

  it('[M-078] leaves the edges of a tablet’s window free, with two fields in a row', async () => {
    const page = await site.visit(ROUTES.productList.hash, { width: 820 })
    await page.getByRole('button', { name: 'Đăng ký mua hàng' }).click()
    await page.getByLabel('Họ và tên').waitFor()
    const dialog = await page.getByRole('dialog', { name: 'Đăng ký mua hàng' }).boundingBox()
    const [name, phone] = [
      await page.getByLabel('Họ và tên').boundingBox(),
      await page.getByLabel('Số điện thoại').boundingBox(),
    ]
    expect(dialog?.x).toBeGreaterThanOrEqual(8)
    expect((dialog?.x ?? 0) + (dialog?.width ?? 820)).toBeLessThanOrEqual(812)
    expect(name?.y).toBe(phone?.y)
  })

  it.each(['light', 'dark'] as const)(
    '[M-078] draws its fields with an edge of at least 3:1 in a %s system',
    async (colorScheme) => {
      const page = await site.visit(ROUTES.productList.hash, {
        prepare: (prepared) => prepared.emulateMedia({ colorScheme, reducedMotion: 'reduce' }),
      })
      await page.getByRole('button', { name: 'Đăng ký mua hàng' }).click()
      const ratio = await page.getByLabel('Số điện thoại').evaluate((field) => {
        const luminance = (...colors: ReadonlyArray<string>) => {
          const pen = document.createElement('canvas').getContext('2d')
          if (pen === null) return Number.NaN
          for (const color of colors) {
            pen.fillStyle = color
            pen.fillRect(0, 0, 1, 1)
          }
          const [red = 0, green = 0, blue = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((part) =>
            part > 10 ? ((part / 255 + 0.055) / 1.055) ** 2.4 : part / 255 / 12.92,
          )
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue
        }
        const { borderTopColor, backgroundColor } = getComputedStyle(field)
        const [dim = 0, bright = 0] = [
          luminance(backgroundColor, borderTopColor),
          luminance(backgroundColor),
        ].sort((one, other) => one - other)
        return (bright + 0.05) / (dim + 0.05)
      })
      expect(ratio).toBeGreaterThanOrEqual(3)
    },
  )

  it('[M-079][M-080] dims what is chosen, and lights it again when it is removed', async () => {
    const page = await site.visit(ROUTES.productList.hash)
    await openerOf(page, 'Đăng ký mua hàng').click()
    const dialog = dialogOf(page, 'Đăng ký mua hàng')
    const item = dialog.getByRole('list', { name: 'Danh sách sản phẩm' }).getByRole('listitem').first()
    const opacity = () => item.evaluate((element) => Number(getComputedStyle(element).opacity))
    expect(await opacity()).toBe(1)
    await item.getByRole('button', { name: 'Chọn mua', exact: true }).click()
    await item.getByRole('button', { name: 'Đã chọn', exact: true }).waitFor()
    expect(await opacity()).toBeLessThan(1)
    await dialog.getByRole('button', { name: /^Xóa / }).click()
    await item.getByRole('button', { name: 'Chọn mua', exact: true }).waitFor()
    expect(await opacity()).toBe(1)
  })
})

describe('a visitor without a mouse', () => {
  const tabTo = async (page: Page, isThere: () => Promise<boolean>) => {
    for (let presses = 0; presses < 80; presses += 1) {
      if (await isThere()) return
      await page.keyboard.press('Tab')
    }
    throw new Error('not reached by Tab')
  }
  const isFocused = (page: Page, name: string) => () =>
    page.evaluate((wanted) => {
      const element = document.activeElement
      return [element?.getAttribute('aria-label'), element?.textContent?.trim()].includes(wanted)
    }, name)

  it('[M-079][M-081][M-084] orders by keyboard alone', async () => {
    const page = await site.visit(ROUTES.productList.hash)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await tabTo(page, isFocused(page, 'Đăng ký mua hàng'))
    await page.keyboard.press('Enter')
    const dialog = dialogOf(page, 'Đăng ký mua hàng')
    await dialog.waitFor()
    const focusedLabel = (label: string) => () =>
      dialog.getByLabel(label, { exact: true }).evaluate((field) => field === document.activeElement)
    await tabTo(page, focusedLabel('Họ và tên'))
    await page.keyboard.type('Nguyễn Văn Mẫu')
    await page.keyboard.press('Tab')
    await page.keyboard.type('0900000005')
    await page.keyboard.press('Tab')
    await page.keyboard.type('ha noi')
    await dialog.getByRole('option', { name: 'Hà Nội' }).waitFor()
    await page.keyboard.press('Enter')
    expect(await dialog.getByRole('combobox', { name: 'Tỉnh/Thành phố' }).inputValue()).toBe('Hà Nội')
    await page.keyboard.press('Tab')
    await page.keyboard.type('quan')
    await dialog.getByRole('option').first().waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    expect(await dialog.getByRole('combobox', { name: 'Quận/Huyện' }).inputValue()).toBe('Quận Ba Đình')
    await tabTo(page, isFocused(page, 'Chọn mua'))
    await page.keyboard.press('Enter')
    await tabTo(page, isFocused(page, 'Đăng ký'))
    await page.keyboard.press('Enter')
    const told = dialog.getByRole('status').getByText('Đăng ký mua hàng thành công!', { exact: true })
    await told.waitFor()
    expect(await told.evaluate((message) => message === document.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await site.orders()).toHaveLength(2)
  })

  it('[M-087][M-088][M-089] joins by keyboard alone', async () => {
    const page = await site.visit(PACKAGES)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await tabTo(page, isFocused(page, 'ĐĂNG KÝ NGAY'))
    await page.keyboard.press('Enter')
    const dialog = dialogOf(page, 'Đăng ký hội viên')
    await dialog.waitFor()
    await tabTo(page, () =>
      dialog.getByLabel('Họ và tên', { exact: true }).evaluate((field) => field === document.activeElement),
    )
    await page.keyboard.type('Nguyễn Văn Mẫu')
    await page.keyboard.press('Tab')
    await page.keyboard.type('0900000006')
    await page.keyboard.press('Tab')
    expect(await dialog.getByRole('radio', { name: 'Gói Premium', exact: true }).isChecked()).toBe(true)
    await page.keyboard.press('ArrowDown')
    expect(await dialog.getByRole('radio', { name: 'Gói Deluxe', exact: true }).isChecked()).toBe(true)
    await page.keyboard.press('Enter')
    await dialog.getByRole('status').getByText('Đăng ký hội viên thành công!', { exact: true }).waitFor()
  })

  it('[M-057][M-069] watches a video by keyboard alone', async () => {
    const page = await site.visit(videosPath())
    const card = page.getByRole('tabpanel').getByRole('button').first()
    await card.waitFor()
    await tabTo(page, () => card.evaluate((button) => button === document.activeElement))
    await page.keyboard.press('Enter')
    await page.locator('dialog video').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await card.evaluate((button) => button === document.activeElement)).toBe(true)
  })
})
