import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { removeStaff } from '../../src/domain/ledger/staff/access'
import { referenceOf } from '../../src/domain/registration/reference'
import { deskInBrowser, keepOrders } from '../support/browser/desk-in-browser'

const SESSION = '__Host-phien'

describe('an employee with a passkey', () => {
  it('[P-016] is invited, makes a key, signs in, signs out and signs in again', async () => {
    const { device, enter, origin } = await deskInBrowser()
    const page = await device()
    await enter(page, 'Trang')
    expect(new URL(page.url()).pathname).toBe('/')
    const [cookie] = await page.context().cookies()
    expect(cookie).toMatchObject({
      name: SESSION,
      secure: true,
      httpOnly: true,
      sameSite: 'Strict',
      path: '/',
      domain: 'localhost',
    })
    await page.getByRole('button', { name: 'Đăng xuất' }).click()
    await page.getByRole('button', { name: 'Đăng nhập', exact: true }).waitFor()
    expect(await page.context().cookies()).toStrictEqual([])
    await page.goto(`${origin}/tro-giup`)
    await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
    await page.getByRole('button', { name: 'Đăng xuất' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/tro-giup')
    const [again] = await page.context().cookies()
    expect(again?.value).not.toBe(cookie?.value)
  })

  it('[P-016] who is refused is told nothing else, under the name of the brand', async () => {
    const { device, enter, origin, change, invitation } = await deskInBrowser()
    const page = await device()
    await page.goto(await invitation('Trang'))
    await page.getByText('Nam Thử').waitFor()
    await enter(page, 'Trang')
    await page.context().clearCookies()
    const other = await device()
    await other.goto(`${origin}/dang-nhap?da-co-khoa`)
    await other.getByText('Nam Thử').waitFor()
    await other.getByText('Máy này đã có khóa.').waitFor()
    await other.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
    await other.getByText('Máy chưa xác nhận').waitFor()
    expect(await other.getByText('Máy này đã có khóa.').count()).toBe(0)
    await page.goto(`${origin}/dang-nhap?da-co-khoa`)
    await change(() => removeStaff('Trang'))
    await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
    await page.getByText('Không đăng nhập được bằng khóa này').waitFor()
    expect(await page.getByRole('status').count()).toBe(1)
  })

  it('[P-016] is signed out at the next page once removed', async () => {
    const { device, enter, origin, change } = await deskInBrowser()
    const page = await device()
    await enter(page, 'Trang')
    await change(() => removeStaff('Trang'))
    await page.goto(`${origin}/tro-giup`)
    await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
    await page.getByText('Không đăng nhập được bằng khóa này').waitFor()
    expect(await page.context().cookies()).toStrictEqual([])
  })

  it('[P-016] stays in when a link of another site leads to the desk', async () => {
    const { device, enter, origin } = await deskInBrowser()
    const page = await device()
    await enter(page, 'Trang')
    await page.route('http://elsewhere.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<a href="${origin}/tro-giup">open</a>` }),
    )
    await page.goto('http://elsewhere.example/')
    await page.getByRole('link', { name: 'open' }).click()
    await page.getByRole('button', { name: 'Đăng xuất' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/tro-giup')
  })
})

/** Types a note at the desk while the session ends. */
const typeNote = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  await page.getByRole('radio', { name: 'Đã xác nhận' }).check()
  await page.getByLabel('Ghi chú').fill('số 3, ngõ 5')
  await page.context().clearCookies()
}

describe('an employee whose session ends while a note is typed', () => {
  it('[P-016, P-018] signs in where the note is, and saves it once', async () => {
    const { device, enter, origin, ledger } = await deskInBrowser()
    await keepOrders(ledger, 1)
    const page = await device()
    await enter(page, 'Trang')
    await typeNote(page, `${origin}/don/${referenceOf('key-1')}`)
    await page.getByRole('button', { name: 'Lưu' }).click()
    await page.getByText('Đã lưu.').waitFor()
    expect(await page.getByRole('table', { name: 'Đã làm' }).textContent()).toContain('số 3, ngõ 5')
    expect(await page.getByRole('table', { name: 'Đã làm' }).locator('tbody tr').count()).toBe(1)
  })

  it('[P-016, P-018] keeps it on the page while nobody can sign in, and nothing else in the browser', async () => {
    const { device, enter, origin, ledger, change } = await deskInBrowser()
    await keepOrders(ledger, 1)
    const page = await device()
    await enter(page, 'Trang')
    await typeNote(page, `${origin}/don/${referenceOf('key-1')}`)
    await change(() => removeStaff('Trang'))
    await page.getByRole('button', { name: 'Lưu' }).click()
    await page.getByText('Không đăng nhập được bằng khóa này').waitFor()
    expect(await page.getByLabel('Ghi chú').inputValue()).toBe('số 3, ngõ 5')
    await page.route('**/dang-nhap', (route) => route.abort())
    await page.getByRole('button', { name: 'Lưu' }).click()
    await page.getByText('Máy chủ không trả lời').waitFor()
    expect(await page.getByLabel('Ghi chú').inputValue()).toBe('số 3, ngõ 5')
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toStrictEqual([0, 0])
  })
})

describe('an invitation', () => {
  it('[P-016] is used up once a key was made', async () => {
    const { device, invitation } = await deskInBrowser()
    const [page, other] = [await device(), await device()]
    const address = await invitation('Trang')
    await other.goto(address)
    await page.goto(address)
    await page.getByRole('button', { name: 'Tạo khóa đăng nhập' }).click()
    await page.getByRole('button', { name: 'Đăng nhập', exact: true }).waitFor()
    await other.getByRole('button', { name: 'Tạo khóa đăng nhập' }).click()
    await other.getByText('Máy chủ không trả lời').waitFor()
    await other.goto(address)
    await other.getByRole('heading', { name: 'Lời mời không còn dùng được' }).waitFor()
  })

  it('[P-016] makes no second key on the same device, and one on another', async () => {
    const { device, enter, invitation } = await deskInBrowser()
    const [page, other] = [await device(), await device()]
    await enter(page, 'Trang')
    const address = await invitation('Trang')
    await page.goto(address)
    await page.getByRole('button', { name: 'Tạo khóa đăng nhập' }).click()
    await page.getByText('Máy này đã có khóa rồi').waitFor()
    await other.goto(address)
    await other.getByRole('button', { name: 'Tạo khóa đăng nhập' }).click()
    await other.getByRole('button', { name: 'Đăng nhập', exact: true }).waitFor()
  })
})

describe('a device', () => {
  it('[P-016] makes no key if it does not verify who uses it', async () => {
    const { device, invitation } = await deskInBrowser()
    const page = await device(false)
    await page.goto(await invitation('Trang'))
    await page.getByRole('button', { name: 'Tạo khóa đăng nhập' }).click()
    await page.getByText('Máy chưa xác nhận').waitFor()
  })

  it('[P-016] cannot send the answer to a challenge again', async () => {
    const { device, enter, origin, post } = await deskInBrowser()
    const page = await device()
    await enter(page, 'Trang')
    await page.getByRole('button', { name: 'Đăng xuất' }).click()
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url() === `${origin}/dang-nhap`,
    )
    await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
    const fields = Object.fromEntries(new URLSearchParams((await sent).postData() ?? ''))
    await page.getByRole('button', { name: 'Đăng xuất' }).waitFor()
    const again = await post('/dang-nhap', fields)
    expect([again.statusCode, again.headers['set-cookie']]).toStrictEqual([403, undefined])
  })
})
