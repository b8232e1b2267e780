import type { Page } from 'playwright-core'
import { productDetailPath, videosPath } from '../../../src/domain/routing/paths'
import { ROUTES } from '../../../src/domain/routing/routes'
import { PACKAGES } from './routes'

const opened = (page: Page, name: string) => page.getByRole('dialog', { name }).waitFor()

/** Every dialog, a route that leads to it and how it is opened from there. */
export const DIALOGS: ReadonlyArray<{
  readonly name: string
  readonly route: string
  readonly open: (page: Page) => Promise<unknown>
  readonly popup?: boolean
}> = [
  { name: 'the popup', route: '/', popup: true, open: (page) => opened(page, 'Ưu đãi') },
  {
    name: 'the order dialog',
    route: ROUTES.productList.hash,
    open: async (page) => {
      await page.getByRole('button', { name: 'Đăng ký mua hàng' }).click()
      await opened(page, 'Đăng ký mua hàng')
    },
  },
  {
    name: 'the order dialog with every error',
    route: productDetailPath('sp-01'),
    open: async (page) => {
      await page.getByRole('button', { name: 'Đăng ký mua hàng' }).first().click()
      await page.getByRole('button', { name: /^Xóa / }).click()
      await page.getByRole('button', { name: 'Đăng ký', exact: true }).click()
      await page.getByText('Vui lòng nhập họ và tên!').waitFor()
    },
  },
  {
    name: 'the order dialog with its list of districts open',
    route: ROUTES.productList.hash,
    open: async (page) => {
      await page.getByRole('button', { name: 'Đăng ký mua hàng' }).click()
      await page.getByRole('combobox', { name: 'Tỉnh/Thành phố' }).fill('ha noi')
      await page.getByRole('option', { name: 'Hà Nội' }).click()
      await page.getByRole('combobox', { name: 'Quận/Huyện' }).click()
      await page.getByRole('option', { name: 'Quận Ba Đình' }).waitFor()
    },
  },
  {
    name: 'the order dialog as it asks',
    route: ROUTES.productList.hash,
    open: async (page) => {
      await page.getByRole('button', { name: 'Đăng ký mua hàng' }).click()
      await page.getByLabel('Họ và tên').fill('A')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Đóng, không giữ lại' }).waitFor()
    },
  },
  {
    name: 'the membership dialog',
    route: PACKAGES,
    open: async (page) => {
      await page.getByRole('button', { name: 'ĐĂNG KÝ NGAY' }).first().click()
      await opened(page, 'Đăng ký hội viên')
    },
  },
  {
    name: 'a doctor’s profile',
    route: '/',
    open: async (page) => {
      await page.getByRole('button', { name: 'BS. Trần Thị Mẫu', exact: true }).click()
      await opened(page, 'BS. Trần Thị Mẫu')
    },
  },
  {
    name: 'the video player',
    route: videosPath(),
    open: async (page) => {
      await page.getByRole('tabpanel').getByRole('button').first().click()
      await page.locator('dialog video').waitFor()
      await page.getByRole('dialog').getByRole('button', { name: 'Xem thêm' }).click()
    },
  },
  {
    name: 'the contact widget',
    route: ROUTES.about.hash,
    open: async (page) => {
      await page.getByRole('button', { name: 'Liên hệ', exact: true }).click()
      await page.getByRole('link', { name: 'Gọi điện' }).waitFor()
    },
  },
]
