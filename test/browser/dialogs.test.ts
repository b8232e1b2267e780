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

  it('[M-014, M-090] keeps its submit button clear of everything else at 1280, 820 and 390 px, and its close button in sight, however far it is scrolled', async () => {
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

const phoneOf = (page: Page) => dialogOf(page, 'Đăng ký hội viên').getByLabel('Số điện thoại')

const openMembership = async (width: number, height: number) => {
  const page = await site.visit(PACKAGES, { width, height, reducedMotion: 'reduce' })
  await openerOf(page, 'ĐĂNG KÝ NGAY').click()
  await dialogOf(page, 'Đăng ký hội viên').getByLabel('Họ và tên').fill('Nguyễn Văn Mẫu')
  return page
}

describe('the membership dialog', () => {
  it('[M-089, A-27] shows its receipt whole on a phone, with the ring of the focused message', async () => {
    const page = await site.visit(PACKAGES, { width: 390, height: 844, reducedMotion: 'reduce' })
    await openerOf(page, 'ĐĂNG KÝ NGAY').click()
    const dialog = dialogOf(page, 'Đăng ký hội viên')
    await dialog.getByLabel('Họ và tên').fill('Lê An')
    await dialog.getByLabel('Số điện thoại').fill('0900000177')
    await page.keyboard.press('Enter')
    const success = dialog.getByRole('status')
    await success.waitFor()
    const receipt = await dialog.locator('[data-part="receipt"]').boundingBox()
    const again = await dialog.getByRole('button', { name: 'Đăng ký cho người khác' }).boundingBox()
    expect((again?.y ?? 0) + (again?.height ?? 0)).toBeLessThanOrEqual(
      (receipt?.y ?? 0) + (receipt?.height ?? 0),
    )
    await expect.poll(() => success.evaluate((shown) => shown === document.activeElement)).toBe(true)
    const ring = await success.evaluate((shown) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(shown)
      return Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
    })
    expect(ring).toBeLessThanOrEqual(0)
  })

  it.each([
    { width: 820, height: 1180 },
    { width: 1280, height: 800 },
  ])('[M-087] leaves the field that is typed into where it is: $width px', async ({ width, height }) => {
    const page = await openMembership(width, height)
    await phoneOf(page).fill('090000000')
    const before = await phoneOf(page).boundingBox()
    await phoneOf(page).press('1')
    await page.getByRole('region', { name: 'Kiểm tra lại trước khi gửi' }).waitFor()
    const after = await phoneOf(page).boundingBox()
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 99))).toBeLessThanOrEqual(1)
  })

  it.each([
    { width: 390, status: 400 },
    { width: 820, status: 400 },
    { width: 820, status: 200 },
  ])(
    '[A-48] reports beside the control that has the focus, not over it: $width px, $status',
    async ({ width, status }) => {
      const page = await openMembership(width, 900)
      const waiting: Array<() => void> = []
      await page.route('**/google-import**', async (route) => {
        await new Promise<void>((resolve) => {
          waiting.push(resolve)
        })
        await route.fulfill({ status, body: '{}' })
      })
      await phoneOf(page).fill('0900000001')
      await dialogOf(page, 'Đăng ký hội viên').getByRole('button', { name: 'Đăng ký', exact: true }).click()
      await expect.poll(() => waiting.length).toBe(1)
      await page.keyboard.press('Escape')
      waiting[0]?.()
      const card = page.getByRole('complementary', { name: 'Thông báo đăng ký' })
      await card.getByRole('button', { name: 'Đóng' }).waitFor()
      const own = await card.boundingBox()
      if (own === null) throw new Error('the report is not shown')
      const focused = await openerOf(page, 'ĐĂNG KÝ NGAY').evaluate((opener) => {
        const { top, bottom } = opener.getBoundingClientRect()
        return { top, bottom, hasFocus: opener === document.activeElement }
      })
      expect(focused.hasFocus).toBe(true)
      expect(own.y + own.height <= focused.top || own.y >= focused.bottom).toBe(true)
      if (status === 400) expect(own.y).toBe(80)
    },
  )
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

  it.each([
    { width: 1280, route: ROUTES.productList.hash },
    { width: 1280, route: productDetailPath('sp-01') },
  ])(
    '[M-078] begins in its first field where there is a keyboard, and goes on by sight: $route',
    async ({ width, route }) => {
      const page = await site.visit(route, {
        width,
        // The flag that leaves out pictures leaves out the mouse as well.
        prepare: (opened) =>
          opened.addInitScript(() => {
            const ask = window.matchMedia.bind(window)
            window.matchMedia = (query) => ask(query.replace(' and (pointer: fine)', ''))
          }),
      })
      await openerOf(page, 'Đăng ký mua hàng').click()
      const dialog = dialogOf(page, 'Đăng ký mua hàng')
      await dialog.getByLabel('Họ và tên').waitFor()
      const isIn = (label: string) =>
        dialog.getByLabel(label, { exact: true }).evaluate((field) => field === document.activeElement)
      expect(await isIn('Họ và tên')).toBe(true)
      await page.keyboard.press('Tab')
      expect(await isIn('Số điện thoại')).toBe(true)
    },
  )

  it('[M-052] keeps the box of what is chosen where it is when the other products are asked for', async () => {
    const page = await site.visit(productDetailPath('sp-01'), { width: 1280 })
    await openerOf(page, 'Đăng ký mua hàng').click()
    const chosen = page.getByRole('region', { name: 'Sản phẩm đã chọn' })
    const list = page.getByRole('list', { name: 'Danh sách sản phẩm' })
    await chosen.waitFor()
    expect(await list.getByRole('listitem').count()).toBe(1)
    const before = await chosen.boundingBox()
    await page.getByRole('button', { name: 'Thêm sản phẩm khác' }).click()
    await list.getByRole('listitem').nth(1).waitFor()
    expect((await chosen.boundingBox())?.x).toBe(before?.x)
    expect((await chosen.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
  })

  it('[M-079] does not move what stands below its list when that comes', async () => {
    let come = () => {}
    const page = await site.open(`/#${ROUTES.productList.hash}`, {
      width: 390,
      height: 844,
      reducedMotion: 'reduce',
      prepare: (opened) =>
        opened.route('**/google-reader-v2**', async (route) => {
          await new Promise<void>((resolve) => {
            come = resolve
          })
          await route.continue().catch(() => {})
        }),
    })
    await openerOf(page, 'Đăng ký mua hàng').click()
    const dialog = dialogOf(page, 'Đăng ký mua hàng')
    await dialog.locator('[data-part="list-to-come"]').waitFor()
    const below = dialog.getByRole('region', { name: 'Sản phẩm đã chọn' })
    const top = () => below.evaluate((box) => (box as HTMLElement).offsetTop)
    const before = await top()
    come()
    await dialog.getByRole('button', { name: 'Chọn mua' }).first().waitFor()
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(24)
  })

  it('[M-121, M-125] says in one line what is not right, clear of the field it leads to, above a keyboard', async () => {
    const page = await site.visit(ROUTES.productList.hash, {
      width: 390,
      height: 420,
      reducedMotion: 'reduce',
    })
    await openerOf(page, 'Đăng ký mua hàng').click()
    const dialog = dialogOf(page, 'Đăng ký mua hàng')
    await dialog.getByRole('button', { name: 'Đăng ký', exact: true }).click()
    const line = dialog.getByRole('button', { name: 'Mời bạn xem lại 5 mục' })
    await line.waitFor()
    const clear = () =>
      page.evaluate(() => {
        const field = document.activeElement?.closest('[data-part="field"]')?.getBoundingClientRect()
        const shelf = document.querySelector('dialog .alert-shelf')?.getBoundingClientRect()
        return field !== undefined && shelf !== undefined && field.top >= shelf.bottom && field.bottom <= 420
      })
    expect(await clear()).toBe(true)
    expect((await line.boundingBox())?.height).toBeLessThan(60)
    await dialog.evaluate((element) => element.scrollTo({ top: 500, behavior: 'instant' }))
    await line.click()
    expect(await dialog.getByLabel('Họ và tên').evaluate((field) => field === document.activeElement)).toBe(
      true,
    )
    expect(await clear()).toBe(true)
  })

  it('[M-121, M-125] lets fields fade under the line that stays, which is round once its fields are left behind', async () => {
    const page = await site.visit(ROUTES.productList.hash, { width: 390, height: 844 })
    await openerOf(page, 'Đăng ký mua hàng').click()
    const dialog = dialogOf(page, 'Đăng ký mua hàng')
    await dialog.getByRole('button', { name: 'Đăng ký', exact: true }).click()
    const line = dialog.getByRole('button', { name: 'Mời bạn xem lại 5 mục' })
    const look = () =>
      line.evaluate((shown) => {
        const fade = getComputedStyle(shown.parentElement ?? shown, '::after').backgroundImage
        return [getComputedStyle(shown).borderBottomLeftRadius !== '0px', fade.startsWith('linear-gradient')]
      })
    await line.waitFor()
    await dialog.evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' }))
    await expect.poll(look).toStrictEqual([false, false])
    await dialog.evaluate((element) => element.scrollTo({ top: 200, behavior: 'instant' }))
    await expect.poll(look).toStrictEqual([true, true])
  })

  it('[M-125] shows no words between its head and the line that stays, in forced colours', async () => {
    const page = await site.visit(ROUTES.productList.hash, { width: 390, height: 844 })
    await page.emulateMedia({ forcedColors: 'active' })
    await openerOf(page, 'Đăng ký mua hàng').click()
    const dialog = dialogOf(page, 'Đăng ký mua hàng')
    await dialog.getByRole('button', { name: 'Đăng ký', exact: true }).click()
    const shelf = dialog.locator('.alert-shelf')
    await shelf.waitFor()
    const ground = await shelf.evaluate((shown) => {
      const { height, backgroundColor } = getComputedStyle(shown, '::before')
      return [height, backgroundColor, getComputedStyle(shown).borderTopLeftRadius]
    })
    expect(ground).toStrictEqual(['8px', 'rgb(255, 255, 255)', '0px'])
  })

  it.each([320, 390, 820])(
    '[M-121, M-125] says whole how many fields are not right, %i px wide',
    async (width) => {
      const page = await site.visit(ROUTES.productList.hash, { width, height: 844 })
      await openerOf(page, 'Đăng ký mua hàng').click()
      const dialog = dialogOf(page, 'Đăng ký mua hàng')
      await dialog.getByRole('button', { name: 'Đăng ký', exact: true }).click()
      const line = dialog.getByRole('button', { name: 'Mời bạn xem lại 5 mục' })
      expect(
        await line.evaluate((shown) => [shown.scrollWidth <= shown.clientWidth, shown.clientHeight]),
      ).toStrictEqual([true, 48])
    },
  )

  it('[M-083] shows all four fields alike while the form is being sent', async () => {
    const page = await site.visit(productDetailPath('sp-01'), { width: 390, height: 844 })
    await page.route('**/google-import**', () => {})
    await openerOf(page, 'Đăng ký mua hàng').click()
    const dialog = dialogOf(page, 'Đăng ký mua hàng')
    await dialog.getByLabel('Họ và tên').fill('Nguyễn Mẫu')
    await dialog.getByLabel('Số điện thoại').fill('0900000001')
    for (const [label, typed] of [
      ['Tỉnh/Thành phố', 'ha noi'],
      ['Quận/Huyện', 'ba dinh'],
    ] as const) {
      await dialog.getByRole('combobox', { name: label }).fill(typed)
      await page.getByRole('option').first().click()
    }
    await dialog.getByRole('button', { name: 'Đăng ký', exact: true }).click()
    await dialog.getByText('Đang gửi…').waitFor()
    const looks = await dialog.locator('[data-part="field"] input').evaluateAll((fields) =>
      fields.map((field) => {
        const { borderColor, backgroundColor, color } = getComputedStyle(field)
        return [borderColor, backgroundColor, color].join()
      }),
    )
    expect([looks.length, new Set(looks).size]).toStrictEqual([4, 1])
  })

  it('[M-121] leaves the window of a phone on its side to the field', async () => {
    const page = await site.visit(ROUTES.productList.hash, {
      width: 844,
      height: 390,
      reducedMotion: 'reduce',
    })
    await openerOf(page, 'Đăng ký mua hàng').click()
    const dialog = dialogOf(page, 'Đăng ký mua hàng')
    await dialog.getByRole('button', { name: 'Đăng ký', exact: true }).click()
    await dialog.getByLabel('Số điện thoại').focus()
    await dialog.evaluate((element) => element.scrollTo({ top: 400, behavior: 'instant' }))
    const shelf = await dialog.locator('.alert-shelf').boundingBox()
    expect((shelf?.y ?? 0) + (shelf?.height ?? 0)).toBeLessThan(84)
  })

  it('[M-090, A-30] asks by Esc in a box whose place is chosen, once its list is closed', async () => {
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

  it('[M-079, M-080] dims what is chosen, and lights it again when it is removed', async () => {
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

  it('[M-079, M-081, M-084] orders by keyboard alone', async () => {
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

  it('[M-087, M-088, M-089] joins by keyboard alone', async () => {
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

  it('[M-057, M-069] watches a video by keyboard alone', async () => {
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
