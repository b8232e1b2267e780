import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { articlesPath, productDetailPath } from '../../src/domain/routing/paths'
import { ROUTES } from '../../src/domain/routing/routes'
import { FORM_COPY } from '../../src/ui/copy/forms'
import { answerProducts } from '../support/browser/sheet-of-products'
import { ownSiteInBrowser } from '../support/browser/site-in-browser'

const TAKES_PICTURES = process.env.PICTURES === '1'

const site = ownSiteInBrowser({ pictures: TAKES_PICTURES })

const choosePlace = async (page: Page, box: string, typed: string, option: string) => {
  await page.getByRole('combobox', { name: box }).fill(typed)
  await page.getByRole('option', { name: option, exact: true }).click()
}

const fillOrder = async (page: Page, phone: string) => {
  const dialog = page.getByRole('dialog', { name: 'Đăng ký mua hàng' })
  await dialog.getByLabel('Họ và tên').fill('  Nguyễn Văn Mẫu ')
  await dialog.getByLabel('Số điện thoại').fill(phone)
  await choosePlace(page, 'Tỉnh/Thành phố', 'ha noi', 'Hà Nội')
  await choosePlace(page, 'Quận/Huyện', 'ba dinh', 'Quận Ba Đình')
  return dialog
}

const isInWindow = (element: Locator) =>
  element.evaluate((found) => {
    const { top, bottom } = found.getBoundingClientRect()
    return top >= 0 && bottom <= window.innerHeight
  })

describe('a visitor who goes from home to a product and orders it', () => {
  it('[M-001, M-036, M-052, M-084, M-106] finds the product preselected, is told it worked, and the row is kept through a kill', async () => {
    const page = await site.visit('/')
    const home = page.getByRole('region', { name: 'Sản phẩm bán chạy' })
    await home.getByRole('link', { name: 'Viên uống Nam Vững Sinh Lực', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Viên uống Nam Vững Sinh Lực' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    expect(await page.getByText('Tiết kiệm 23%').first().isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Đăng ký mua hàng', exact: true }).first().click()
    const dialog = await fillOrder(page, '0900000001')
    await dialog.getByRole('button', { name: 'Xóa Viên uống Nam Vững Sinh Lực' }).waitFor()
    await dialog.getByRole('button', { name: 'Đăng ký', exact: true }).click()
    await dialog.getByRole('status').getByText('Đăng ký mua hàng thành công!', { exact: true }).waitFor()
    expect(await dialog.getByLabel('Họ và tên').inputValue()).toBe('')
    expect(await dialog.getByRole('button', { name: /^Xóa / }).count()).toBe(0)

    await site.restart('SIGKILL')
    const rows = await site.orders()
    expect(rows).toHaveLength(2)
    expect(rows[1]).toMatch(
      /^1,Nguyễn Văn Mẫu,0900000001,Hà Nội,Quận Ba Đình,Viên uống Nam Vững Sinh Lực,\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}$/,
    )
  })
})

describe('an order that is not complete', () => {
  it('[M-121, M-122, M-123, M-124, M-125] says what is missing in each field and sends nothing', async () => {
    const page = await site.visit(ROUTES.productList.hash)
    await page.getByRole('button', { name: 'Đăng ký mua hàng', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Đăng ký mua hàng' })
    await dialog.getByRole('button', { name: 'Đăng ký', exact: true }).click()
    for (const sentence of [
      'Vui lòng nhập họ và tên!',
      'Vui lòng nhập số điện thoại!',
      'Vui lòng chọn Tỉnh/Thành phố!',
      'Vui lòng chọn Quận/Huyện!',
      'Vui lòng chọn sản phẩm!',
    ])
      await dialog.getByText(sentence, { exact: true }).first().waitFor()
    await dialog.getByLabel('Số điện thoại').fill('090000000')
    await dialog.getByText('Số điện thoại không hợp lệ!', { exact: true }).waitFor()
    expect(await site.orders()).toHaveLength(2)
  })

  it('[M-082] loses the district when another province is chosen', async () => {
    const page = await site.visit(ROUTES.productList.hash)
    await page.getByRole('button', { name: 'Đăng ký mua hàng', exact: true }).click()
    await fillOrder(page, '0900000002')
    expect(await page.getByRole('combobox', { name: 'Quận/Huyện' }).inputValue()).toBe('Quận Ba Đình')
    await choosePlace(page, 'Tỉnh/Thành phố', 'hcm', 'Hồ Chí Minh')
    expect(await page.getByRole('combobox', { name: 'Quận/Huyện' }).inputValue()).toBe('')
    await choosePlace(page, 'Quận/Huyện', 'q1', 'Quận 1')
    expect(await page.getByRole('combobox', { name: 'Quận/Huyện' }).inputValue()).toBe('Quận 1')
  })
})

describe('a service that answers 500', () => {
  it('[M-079, M-085] shows the message that the system is busy, and the input is kept', async () => {
    const page = await site.visit(ROUTES.productList.hash)
    await page.route('**/google-import**', (route) => route.fulfill({ status: 500, body: '' }))
    await page.getByRole('button', { name: 'Đăng ký mua hàng', exact: true }).click()
    const dialog = await fillOrder(page, '0900000003')
    const item = dialog
      .getByRole('list', { name: 'Danh sách sản phẩm' })
      .getByRole('listitem')
      .filter({ hasText: 'Nước hồng sâm Sớm Mai' })
      .first()
    await item.getByRole('button', { name: 'Chọn mua' }).click()
    await item.getByRole('button', { name: 'Đã chọn' }).waitFor()
    await dialog.getByRole('button', { name: 'Đăng ký', exact: true }).click()
    await dialog
      .getByRole('alert')
      .getByText('Hệ thống bận. Vui lòng thao tác lại sau!', { exact: true })
      .waitFor()
    expect(await dialog.getByLabel('Số điện thoại').inputValue()).toBe('0900000003')
    expect(await dialog.getByRole('button', { name: 'Xóa Nước hồng sâm Sớm Mai' }).count()).toBe(1)
    expect(await site.orders()).toHaveLength(2)
  })
})

describe('the order dialog on a phone', () => {
  it('[M-085, A-28] says in sight of the button what failed, and where to turn', async () => {
    const page = await site.visit(productDetailPath('sp-01'), { width: 390, height: 700 })
    await page.route('**/google-import**', (route) => route.fulfill({ status: 400, body: '{}' }))
    await page.getByRole('button', { name: 'Đăng ký mua hàng', exact: true }).first().click()
    const dialog = await fillOrder(page, '0900000004')
    await dialog.getByRole('button', { name: 'Đăng ký', exact: true }).click()
    const alert = dialog.getByRole('alert').getByText('Hệ thống bận. Vui lòng thao tác lại sau!')
    await alert.waitFor()
    expect(await isInWindow(alert)).toBe(true)
    expect(await isInWindow(dialog.getByRole('link', { name: 'Zalo' }))).toBe(true)
  })

  it('[M-124] keeps what has the focus clear of the alert at its top', async () => {
    const page = await site.visit('/app-product-list', { width: 390, height: 700 })
    await page.getByRole('button', { name: 'Đăng ký mua hàng', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Đăng ký mua hàng' })
    await dialog.getByRole('button', { name: 'Đăng ký', exact: true }).click()
    const alert = dialog.locator('.alert-shelf')
    await alert.waitFor()
    const covered = () =>
      page.evaluate(() => {
        const focused = document.activeElement?.getBoundingClientRect()
        const banner = document.querySelector('dialog .alert-shelf')?.getBoundingClientRect()
        return (
          focused !== undefined &&
          banner !== undefined &&
          focused.top < banner.bottom &&
          focused.bottom > banner.top
        )
      })
    expect(await dialog.getByLabel('Họ và tên').evaluate((field) => field === document.activeElement)).toBe(
      true,
    )
    expect(await covered()).toBe(false)
    await dialog.getByRole('button', { name: 'Đăng ký', exact: true }).focus()
    const steps: Array<boolean> = []
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Shift+Tab')
      steps.push(await covered())
    }
    expect(steps).toStrictEqual(Array.from({ length: 12 }, () => false))
  })

  it.each(['Tỉnh/Thành phố', 'Quận/Huyện'])(
    '[M-081, M-082] shows the places of %s above the keyboard, and lets them scroll',
    async (name) => {
      const page = await site.visit('/app-product-list', { width: 390, height: 420 })
      await page.getByRole('button', { name: 'Đăng ký mua hàng', exact: true }).click()
      await choosePlace(page, 'Tỉnh/Thành phố', 'ha noi', 'Hà Nội')
      const box = page.getByRole('combobox', { name })
      await box.click()
      const list = page.getByRole('listbox').filter({ has: page.getByRole('option') })
      await expect.poll(() => isInWindow(list)).toBe(true)
      expect(await isInWindow(box)).toBe(true)
      const { scrolls, height } = await list.evaluate((found) => ({
        scrolls: found.scrollHeight > found.clientHeight,
        height: found.clientHeight,
      }))
      expect([scrolls, height > 130]).toStrictEqual([true, true])
      await list.getByRole('option').last().scrollIntoViewIfNeeded()
      expect(await isInWindow(list.getByRole('option').last())).toBe(true)
    },
  )

  it('[M-081, M-082] is left by Tab, also from a long list, with the place that was named or a word that there is none', async () => {
    const page = await site.visit('/app-product-list', { width: 390 })
    await page.getByRole('button', { name: 'Đăng ký mua hàng', exact: true }).click()
    await choosePlace(page, 'Tỉnh/Thành phố', 'hcm', 'Hồ Chí Minh')
    await choosePlace(page, 'Quận/Huyện', 'q1', 'Quận 1')
    const box = page.getByRole('combobox', { name: 'Quận/Huyện' })
    await box.click()
    await page.keyboard.insertText('quận zz')
    await page.keyboard.press('Tab')
    await page.getByRole('alert').getByText('Không tìm thấy “quận zz” ở Hồ Chí Minh.').waitFor()
    await box.click()
    await box.fill('quận 3')
    await page.getByRole('option', { name: 'Quận 3', exact: true }).waitFor()
    await page.keyboard.press('Tab')
    expect([await box.inputValue(), await page.getByRole('alert').count()]).toStrictEqual(['Quận 3', 0])
    expect(await box.getAttribute('aria-expanded')).toBe('false')
    expect(await page.locator('[role="listbox"]:focus').count()).toBe(0)
  })

  it('[M-081, A-26] takes what a keyboard like UniKey’s types: Backspace and the letter', async () => {
    const page = await site.visit('/app-product-list', { width: 390, height: 700 })
    await page.getByRole('button', { name: 'Đăng ký mua hàng', exact: true }).click()
    const keys = (text: string) =>
      text.split(' ').map((key) => (key === '<' ? 'Backspace' : key === '_' ? ' ' : key))
    const type = async (name: string, text: string) => {
      await page.getByRole('combobox', { name }).click()
      for (const key of keys(text))
        await (key === 'Backspace' ? page.keyboard.press(key) : page.keyboard.insertText(key))
      await page.keyboard.press('Enter')
    }
    await type('Tỉnh/Thành phố', 'd < đ a < à _ n a < ă n g < < < ẵ n g')
    await type('Quận/Huyện', 'l i e < ê n _ c h i e < ê u < < ể u')
    const value = (name: string) => page.getByRole('combobox', { name }).inputValue()
    expect([await value('Tỉnh/Thành phố'), await value('Quận/Huyện')]).toStrictEqual([
      'Đà Nẵng',
      'Quận Liên Chiểu',
    ])
  })

  it('[M-081, M-082, A-26] finds a place by its name since 2025 in either box, and one of another province in the first only', async () => {
    const page = await site.visit('/app-product-list', { width: 390, height: 700 })
    await page.getByRole('button', { name: 'Đăng ký mua hàng', exact: true }).click()
    const box = (name: string) => page.getByRole('combobox', { name })
    await box('Tỉnh/Thành phố').fill('bo de')
    await page.getByRole('option', { name: 'Quận Long Biên (phường Bồ Đề mới, Hà Nội)' }).click()
    expect(await box('Tỉnh/Thành phố').inputValue()).toBe('Hà Nội')
    expect(await box('Quận/Huyện').inputValue()).toBe('Quận Long Biên')
    for (const typed of ['quan 1', 'phuong sai gon']) {
      await box('Quận/Huyện').fill(typed)
      await page.getByText(`Không tìm thấy “${typed}” ở Hà Nội.`).waitFor()
      await page.keyboard.press('Enter')
      expect(await box('Tỉnh/Thành phố').inputValue()).toBe('Hà Nội')
    }
    await box('Quận/Huyện').fill('long bien')
    await page.getByRole('option', { name: 'Quận Long Biên', exact: true }).click()
    await box('Tỉnh/Thành phố').fill('phuong sai gon')
    await page.getByRole('option', { name: 'Quận 1 (phường Sài Gòn mới, Hồ Chí Minh)' }).click()
    expect(await box('Tỉnh/Thành phố').inputValue()).toBe('Hồ Chí Minh')
    expect(await box('Quận/Huyện').inputValue()).toBe('Quận 1')
  })

  it('[M-078, M-079] holds titles without a blank', async () => {
    const title = 'Omega3-6-9/VitaminE400IU/CoenzymeQ10/Selenium200mcg/VitaminB12'
    const page = await site.visit(ROUTES.productList.hash, {
      width: 390,
      prepare: answerProducts([{ id: 'dai', title }]),
    })
    await page.getByRole('button', { name: 'Đăng ký mua hàng', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Đăng ký mua hàng' })
    await dialog.getByRole('button', { name: 'Chọn mua' }).click()
    await dialog.getByRole('button', { name: `Xóa ${title}` }).waitFor()
    expect(await dialog.evaluate((found) => found.scrollWidth - found.clientWidth)).toBe(0)
  })
})

describe('the address', () => {
  it('[M-002] opens the tab named after the hash, and leaves a query before it alone', async () => {
    const named = await site.visit(articlesPath())
    await named.getByRole('tab', { name: 'Tin tức', selected: true }).waitFor()
    await named.goto('about:blank')
    await named.goto(`${site.address()}/?tabIdx=1#/app-news/list`)
    await named.getByRole('tab', { name: 'Podcast kiến thức', selected: true }).waitFor()
    expect(new URL(named.url()).search).toBe('?tabIdx=1')
  })
})

describe.runIf(TAKES_PICTURES)('pictures of the site', () => {
  it.each([390, 820, 1280])('are taken at %d px', async (width) => {
    const routes = {
      home: '/',
      'product-list': ROUTES.productList.hash,
      'product-detail': productDetailPath('sp-01'),
      news: articlesPath(),
    }
    for (const [name, route] of Object.entries(routes)) {
      const page = await site.visit(route, { width })
      await page.waitForFunction(() =>
        Array.from(document.images).every(({ complete, naturalWidth, loading }) =>
          loading === 'lazy' ? true : complete && naturalWidth > 0,
        ),
      )
      await page.waitForLoadState('networkidle')
      // Headless, no scrollbar fills its room.
      await page.evaluate(() => document.documentElement.style.setProperty('scrollbar-gutter', 'auto'))
      await page.screenshot({ path: `docs/pictures/${name}-${width}.png` })
    }
  })
})

describe('an order that succeeded', () => {
  it.each([390, 1280])(
    '[M-084, A-27, A-49] shows its receipt alone at %i px, and the clean form below it when asked',
    async (width) => {
      const page = await site.visit(productDetailPath('sp-01'), { width, height: 844 })
      await page.getByRole('button', { name: 'Đăng ký mua hàng', exact: true }).first().click()
      const dialog = await fillOrder(page, `09000001${width === 390 ? '01' : '02'}`)
      const submit = dialog.getByRole('button', { name: 'Đăng ký', exact: true })
      const again = dialog.getByRole('button', { name: 'Đặt thêm đơn khác' })
      await submit.click()
      const success = dialog.getByRole('status').getByText('Đăng ký mua hàng thành công!', { exact: true })
      await success.waitFor()
      const edge = async (part: Locator) => {
        const { y = 0, height = 0 } = (await part.boundingBox()) ?? {}
        return { top: y, bottom: y + height }
      }
      const { bottom } = await edge(dialog)
      const { top: next } = await edge(again)
      const fade = await dialog
        .locator('[data-fades]')
        .evaluate((bar) => getComputedStyle(bar, '::before').backgroundImage)
      // What does not fit is announced by the fade above the buttons.
      expect(next < bottom || fade.startsWith('linear-gradient')).toBe(true)
      await dialog.evaluate((element) => Promise.all(element.getAnimations().map((one) => one.finished)))
      expect((await sharp(await page.screenshot()).stats()).isOpaque).toBe(true)
      expect((await edge(dialog.getByText('Họ và tên', { exact: true }).last())).top).toBeGreaterThanOrEqual(
        bottom,
      )

      await dialog.hover()
      await page.mouse.wheel(0, 2_000)
      await again.focus()
      await page.keyboard.press('Tab')
      const name = dialog.getByLabel('Họ và tên')
      expect((await edge(name)).top).toBeGreaterThanOrEqual(bottom)
      expect(await name.inputValue()).toBe('')

      await submit.click()
      expect(await success.count()).toBe(1)
      await again.click()
      expect(await success.count()).toBe(0)
      expect(await name.evaluate((field) => field === document.activeElement)).toBe(true)
      expect((await edge(name)).bottom).toBeLessThan((await edge(submit)).top)
    },
  )

  it('[M-014, A-27] prints its receipt on one sheet, black on white: code, products, sum and contacts, nothing of the page', async () => {
    const page = await site.visit(productDetailPath('sp-01'), { width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.getByRole('button', { name: 'Đăng ký mua hàng', exact: true }).first().click()
    const dialog = await fillOrder(page, '0900000103')
    await dialog.getByRole('button', { name: 'Đăng ký', exact: true }).click()
    await dialog.getByText('Đăng ký mua hàng thành công!', { exact: true }).waitFor()
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 673, height: 970 })
    const lines = (await page.locator('body').innerText()).split(/\n+/)
    const code = lines[lines.indexOf('Mã đăng ký của bạn:') + 1] ?? ''
    expect(code).toMatch(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/)
    expect(lines.filter((line) => line !== code)).toStrictEqual([
      'Đăng ký mua hàng',
      'Đăng ký mua hàng thành công!',
      'Mã đăng ký của bạn:',
      'Khi gọi 0000 000 000, bạn chỉ cần đọc mã này.',
      expect.stringContaining('0900\u00a0000\u00a0103'),
      'Bạn đã đăng ký mua:',
      'Viên uống Nam Vững Sinh Lực',
      '990.000đ',
      'Tạm tính:',
      '990.000đ',
      'Miễn phí giao hàng',
      'Họ và tên: Nguyễn Văn Mẫu',
      'Giao đến: Quận Ba Đình, Hà Nội',
      'Nam Vững',
      '0000 000 000',
      '8:00 đến 21:00 hằng ngày (giờ mẫu)',
      'lienhe@namvung.example',
      'Số\u00a00, phố Mẫu, quận Ba Đình, Hà Nội',
    ])
    const { channels } = await sharp(await page.screenshot()).stats()
    expect(Math.min(...channels.map(({ mean }) => mean))).toBeGreaterThan(240)
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })

  it('[A-49] keeps its receipt at the second click of a double click on a phone', async () => {
    const page = await site.visit(productDetailPath('sp-01'), { width: 390, height: 844 })
    await page.getByRole('button', { name: 'Đăng ký mua hàng', exact: true }).first().click()
    const dialog = await fillOrder(page, '0900000103')
    const again = dialog.getByRole('button', { name: 'Đặt thêm đơn khác' })
    await dialog.getByRole('button', { name: 'Đăng ký', exact: true }).click()
    await again.waitFor()
    for (const name of ['Đặt thêm đơn khác', 'Đóng']) {
      const button = dialog.getByRole('button', { name, exact: true })
      // The first click falls on what stood there before.
      await button.evaluate((element) => {
        const { left, top } = element.getBoundingClientRect()
        const at = { bubbles: true, clientX: left + 9, clientY: top + 9 }
        document.body.dispatchEvent(new MouseEvent('click', at))
        element.dispatchEvent(new MouseEvent('click', at))
      })
      expect(await again.count(), name).toBe(1)
    }
  })
})

describe('the order dialog', () => {
  /** Errors, all mended but the product, and the pointer on the button of a product in the list. */
  const mendedButProduct = async (width: number, hasRest: boolean) => {
    const page = await site.visit(ROUTES.productList.hash, { width, height: 800 })
    await page.getByRole('button', { name: 'Đăng ký mua hàng', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Đăng ký mua hàng' })
    if (hasRest) await fillOrder(page, '0900000106')
    await dialog.getByRole('button', { name: 'Đăng ký', exact: true }).click()
    await dialog.getByText('Vui lòng chọn sản phẩm!').first().waitFor()
    const item = dialog.getByRole('listitem').filter({ hasText: 'Nước hồng sâm Sớm Mai' }).first()
    const top = async () => (await item.boundingBox())?.y ?? 0
    await item.getByRole('button', { name: 'Chọn mua' }).hover()
    const before = await top()
    await page.mouse.down()
    await page.mouse.up()
    await item.getByRole('button', { name: 'Đã chọn' }).waitFor()
    expect(Math.abs((await top()) - before)).toBeLessThan(1.5)
    const room = () =>
      dialog.locator('[data-part="fields"]').evaluate((fields) => getComputedStyle(fields).paddingTop)
    const said = () =>
      dialog
        .locator('[data-part="fields"]')
        .evaluate((fields) => getComputedStyle(fields, '::before').content.slice(1, -1))
    return { page, dialog, top, room, said }
  }

  it.each([true, false])(
    '[M-079, M-125] keeps its list in place at the first choice after errors at 1280 px, until the pointer leaves it (mended: %s)',
    async (isMended) => {
      const { page, room } = await mendedButProduct(1280, isMended)
      await page.mouse.move(5, 5)
      await expect.poll(room).toBe('0px')
    },
  )

  it('[M-079, M-125] says at 820 px in the room of the errors that they are mended, and gives it back unseen', async () => {
    const { page, dialog, top, room, said } = await mendedButProduct(820, true)
    expect(Number.parseFloat(await room())).toBeGreaterThan(40)
    expect(await said()).toBe(FORM_COPY.mended)
    const scrolledBy = async (distance: number) => {
      const before = await top()
      await dialog.evaluate((element, by) => element.scrollBy({ top: by, behavior: 'instant' }), distance)
      await page.waitForTimeout(300)
      return before - (await top())
    }
    expect(Math.abs((await scrolledBy(30)) - 30)).toBeLessThan(2)
    expect(Number.parseFloat(await room())).toBeGreaterThan(40)
    expect(Math.abs((await scrolledBy(60)) - 60)).toBeLessThan(2)
    expect(await room()).toBe('0px')
  })

  it.each([390, 1280])(
    '[M-085, M-125] keeps the first line of an alert 8 px below its head at %i px',
    async (width) => {
      const page = await site.visit(productDetailPath('sp-01'), { width, height: 700 })
      await page.route('**/google-import**', (route) => route.fulfill({ status: 400, body: '{}' }))
      await page.getByRole('button', { name: 'Đăng ký mua hàng', exact: true }).first().click()
      const dialog = page.getByRole('dialog', { name: 'Đăng ký mua hàng' })
      const held = async () => {
        await dialog.evaluate((element) => element.scrollTo({ top: 400, behavior: 'instant' }))
        return dialog.evaluate((element) => {
          const head = element.querySelector('.dialog-head')?.getBoundingClientRect()
          const alert = element.querySelector('.alert-shelf')?.getBoundingClientRect()
          return { gap: Math.round((alert?.top ?? 0) - (head?.bottom ?? 0)), height: alert?.height ?? 0 }
        })
      }
      await dialog.getByRole('button', { name: 'Đăng ký', exact: true }).click()
      await dialog.locator('.alert-shelf').waitFor()
      const errors = await held()
      await fillOrder(page, '0900000107')
      await dialog.getByRole('button', { name: 'Đăng ký', exact: true }).click()
      await dialog.getByText('Hệ thống bận. Vui lòng thao tác lại sau!').waitFor()
      const failure = await held()
      expect([errors.gap, failure.gap]).toStrictEqual([8, 8])
      expect(Math.max(errors.height, failure.height)).toBeLessThan(60)
    },
  )

  it('[M-078] leaves no hole beside the products at 1280 px', async () => {
    const page = await site.visit(ROUTES.productList.hash, { width: 1280, height: 800 })
    await page.getByRole('button', { name: 'Đăng ký mua hàng', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Đăng ký mua hàng' })
    await dialog.getByRole('button', { name: 'Chọn mua' }).first().waitFor()
    const room = await dialog.locator('[data-part="order-columns"]').evaluate((columns) => {
      const { bottom } = columns.getBoundingClientRect()
      const ends = [...columns.children].map((child) => {
        const own = child.getBoundingClientRect()
        return { left: own.left, bottom: own.bottom }
      })
      const left = Math.min(...ends.map((end) => end.left))
      const endOf = (isLeft: boolean) =>
        Math.max(...ends.filter((end) => (end.left === left) === isLeft).map((end) => end.bottom))
      return [bottom - endOf(true), bottom - endOf(false)]
    })
    expect(Math.max(...room)).toBeLessThan(60)
  })

  it('[M-078] is painted up to its corners while its list fades at the lower edge, until its end', async () => {
    const page = await site.visit(ROUTES.productList.hash, { width: 390, height: 844 })
    await page.getByRole('button', { name: 'Đăng ký mua hàng', exact: true }).click()
    const list = page.getByRole('list', { name: 'Danh sách sản phẩm' })
    await list.getByRole('button', { name: 'Chọn mua' }).first().waitFor()
    await page
      .getByRole('dialog')
      .evaluate((dialog) => Promise.all(dialog.getAnimations().map((one) => one.finished)))
    expect((await sharp(await page.screenshot()).stats()).isOpaque).toBe(true)
    const fade = () =>
      list.evaluate((element) => {
        const { position, backgroundImage } = getComputedStyle(element, '::after')
        const { bottom } = element.getBoundingClientRect()
        const last = element.lastElementChild?.getBoundingClientRect().bottom ?? 0
        return {
          fades: position === 'sticky' && backgroundImage.startsWith('linear-gradient'),
          endsAtItsEdge: Math.abs(last - bottom) <= 2,
        }
      })
    expect(await fade()).toStrictEqual({ fades: true, endsAtItsEdge: false })
    await list.evaluate((element) => element.scrollTo({ top: element.scrollHeight, behavior: 'instant' }))
    await expect.poll(fade).toStrictEqual({ fades: false, endsAtItsEdge: true })
  })

  it('[M-079, M-085] keeps words and the failure in sight at twice the text size on a phone', async () => {
    const page = await site.visit(productDetailPath('sp-01'), { width: 390, height: 844 })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await page.route('**/google-import**', (route) => route.fulfill({ status: 400, body: '{}' }))
    await page.getByRole('button', { name: 'Đăng ký mua hàng', exact: true }).first().click()
    const dialog = await fillOrder(page, '0900000105')
    await dialog.getByRole('button', { name: 'Thêm sản phẩm khác' }).click()
    const narrowest = await dialog
      .getByRole('list', { name: 'Danh sách sản phẩm' })
      .locator('li > span')
      .evaluateAll((titles) => Math.min(...titles.map((title) => title.clientWidth)))
    expect(narrowest).toBeGreaterThan(150)
    await dialog.getByRole('button', { name: 'Đăng ký', exact: true }).click()
    const alert = dialog.getByRole('alert').getByText('Hệ thống bận. Vui lòng thao tác lại sau!')
    await alert.waitFor()
    expect(await isInWindow(alert)).toBe(true)
  })
})
