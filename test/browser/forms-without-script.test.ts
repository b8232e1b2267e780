import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ownSiteInBrowser } from '../support/browser/site-in-browser'

const site = ownSiteInBrowser({ pictures: false })

const WIDTH = 390

const open = (address: string, width: number, javaScriptEnabled = false): Promise<Page> =>
  site.open(address, { width, javaScriptEnabled })

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor()

const chooseProvince = async (page: Page): Promise<void> => {
  await page.getByLabel('Tỉnh/Thành phố').selectOption({ label: 'Hà Tĩnh' })
  await page.getByRole('button', { name: 'Tiếp tục' }).click()
  await page.getByLabel('Quận/Huyện').waitFor()
}

const fillOrder = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel('Họ và tên').fill(name)
  await page.getByLabel('Số điện thoại').fill('0900000001')
  await page.getByLabel('Quận/Huyện').selectOption({ label: 'Thị xã Kỳ Anh' })
}

/** Looks at what was entered once more, then sends it. */
const sendAfterLook = async (page: Page): Promise<void> => {
  await submit(page)
  await heading(page, 'Kiểm tra lại trước khi gửi')
  await page.getByRole('button', { name: 'Gửi', exact: true }).click()
}

const submit = (page: Page) => page.getByRole('button', { name: 'Đăng ký', exact: true }).click()

const ordersOf = async (name: string): Promise<number> =>
  (await site.orders()).filter((line) => line.includes(name)).length

describe('without script', () => {
  it('[M-078, M-086] a visitor sees six products and the chosen one first, and the others when asked', async () => {
    const page = await open('/dat-hang?province=50&san-pham=sp-10', WIDTH)
    const boxes = page.getByRole('checkbox')
    expect(await boxes.count()).toBe(7)
    const tops = await boxes.evaluateAll((all) => all.map((box) => box.getBoundingClientRect().top))
    const chosen = await page.getByRole('checkbox', { checked: true }).boundingBox()
    expect(chosen?.y).toBe(Math.min(...tops))
    await page.getByText('Xem thêm các sản phẩm khác').click()
    expect(await boxes.count()).toBe(20)
  })

  it('[M-078, M-084, M-086, M-125] a visitor orders from a product’s page, mends what is wrong, and Back with the same again is one row', async () => {
    const name = 'Nguyễn Mẫu'
    const page = await open('/san-pham/sp-01', WIDTH)
    await page.getByRole('button', { name: 'Đăng ký mua hàng' }).click()
    await heading(page, 'Đăng ký mua hàng')
    expect(await page.getByRole('checkbox').count()).toBe(1)
    await chooseProvince(page)
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(1)
    expect(await page.getByLabel('Viên uống Nam Vững Sinh Lực').isChecked()).toBe(true)
    const address = page.url()

    await page.getByLabel('Họ và tên').fill(name)
    await submit(page)
    await page.getByRole('link', { name: 'Vui lòng chọn Quận/Huyện!' }).waitFor()
    expect(await page.getByRole('alert').getByText('Mời bạn xem lại 2 mục', { exact: true }).count()).toBe(1)
    expect(await page.getByLabel('Họ và tên').inputValue()).toBe(name)
    await page.getByRole('link', { name: 'Vui lòng nhập số điện thoại!' }).click()
    expect(await page.locator('#phone:focus').count()).toBe(1)
    await fillOrder(page, name)
    await sendAfterLook(page)
    await heading(page, 'Đăng ký mua hàng thành công!')
    expect(page.url()).toBe(`${site.address()}/dat-hang/da-nhan`)
    await page.getByText('Mã đăng ký của bạn').waitFor()
    await page.getByText(/0900\s000\s001\s+trong vòng .* để xác nhận/).waitFor()
    await page.getByRole('link', { name: 'Đặt thêm đơn khác' }).click()
    await heading(page, 'Đăng ký mua hàng')
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0)

    await page.goto(address)
    await fillOrder(page, name)
    await sendAfterLook(page)
    await heading(page, 'Đăng ký mua hàng thành công!')
    expect(await ordersOf(name)).toBe(1)
  })

  it('[M-084, A-50] Back to the form, past the last look, and the same content again is one row', async () => {
    const name = 'Lê Mẫu'
    const page = await open('/dat-hang?san-pham=sp-02', WIDTH)
    await chooseProvince(page)
    await fillOrder(page, name)
    await sendAfterLook(page)
    await heading(page, 'Đăng ký mua hàng thành công!')
    // The navigation may end the page before it answers the call.
    await page.evaluate(() => history.go(-2)).catch(() => undefined)
    await heading(page, 'Đăng ký mua hàng')
    await fillOrder(page, name)
    await sendAfterLook(page)
    await heading(page, 'Đăng ký mua hàng thành công!')
    expect(await ordersOf(name)).toBe(1)
  })

  it('[M-077, M-087, M-089] a visitor joins from the community’s page, with the package’s plan', async () => {
    const page = await open('/hoi-vien', WIDTH)
    await page.getByRole('button', { name: 'ĐĂNG KÝ NGAY' }).last().click()
    await heading(page, 'Đăng ký hội viên')
    expect(await page.getByRole('radio', { name: 'Gói Deluxe' }).isChecked()).toBe(true)
    await page.getByLabel('Họ và tên').fill('Trần Mẫu')
    await page.getByLabel('Số điện thoại').fill('0900000002')
    await sendAfterLook(page)
    await heading(page, 'Đăng ký hội viên thành công!')
    await page.getByRole('link', { name: 'Đăng ký cho người khác' }).click()
    await heading(page, 'Đăng ký hội viên')
    expect(await page.getByLabel('Họ và tên').inputValue()).toBe('')
  })
})

describe('a form’s page', () => {
  it('[M-014] is as wide as the others of its kind', async () => {
    const page = await open('/dat-hang', 1280)
    const edges = async (address: string) => {
      await page.goto(`${site.address()}${address}`)
      const { x = 0, width = 0 } = (await page.getByRole('heading', { level: 1 }).boundingBox()) ?? {}
      return { x, width, form: (await page.locator('main form').boundingBox())?.x }
    }
    const join = await edges('/dang-ky-hoi-vien')
    expect(join.width).toBeGreaterThan(600)
    expect(await edges('/dat-hang')).toStrictEqual(join)
    expect(await edges('/dat-hang?province=1')).toStrictEqual(join)
  })

  it('[M-014] is no wider than a narrow window', async () => {
    const page = await open('/dat-hang', 320, true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
})

describe('where the program cannot be had', () => {
  it('[M-052, M-086] the button leads to the form’s page', async () => {
    const page = await open('/gioi-thieu', 390, true)
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }))
    await page.goto(`${site.address()}/san-pham/sp-01`)
    await page.getByRole('button', { name: 'Đăng ký mua hàng' }).click()
    await heading(page, 'Đăng ký mua hàng')
    expect(page.url()).toMatch(/\/dat-hang\?san-pham=sp-01&phieu=/)
  })
})
