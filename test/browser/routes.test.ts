import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { settled } from '../support/browser/settled'
import { answerProducts, manyProducts } from '../support/browser/sheet-of-products'
import { siteInBrowser } from '../support/browser/site-in-browser'

const site = siteInBrowser({ pictures: false })

const scrollTop = (page: Page) => page.evaluate(() => document.scrollingElement?.scrollTop)
const screenOf = async (page: Page) => ({
  url: page.url().slice(site.address().length),
  title: await page.title(),
  heading: (await page.getByRole('heading', { level: 1 }).innerText()).replaceAll('\u00a0', ' '),
})
const goTo = async (page: Page, route: string) => {
  await page.goto(`${site.address()}/${route}`)
  await settled(page)
}
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu chính' })

const HOME = { title: 'Nam Vững', heading: 'Vững sức khỏe, vững niềm tin' }
const LIST = { title: 'Các sản phẩm bán chạy | Nam Vững', heading: 'Các sản phẩm bán chạy' }
const NEWS = { title: 'Kiến thức sức khỏe | Nam Vững', heading: 'Kiến thức sức khỏe' }
const ABOUT = { title: 'Về Nam Vững | Nam Vững', heading: 'Về Nam Vững' }

describe('an address', () => {
  it('[M-001, M-005, M-006, M-007, M-008, M-009, M-010, M-011] leads to its screen and stays as it is', async () => {
    const screens = [
      { url: '/#/', ...HOME },
      { url: '/#/product-detail', ...HOME },
      { url: '/#/product-detail/prod-01', ...HOME },
      { url: '/#/product-detail/prod-02', ...HOME },
      { url: '/#/product-detail/prod-03', ...HOME },
      { url: '/#/prod-03', ...HOME },
      { url: '/#/about', ...ABOUT },
      {
        url: '/#/nam-vung-packages',
        title: 'Cộng đồng hội viên | Nam Vững',
        heading: 'Cộng đồng hội viên',
      },
      { url: '/#/privacy-policy', title: 'Điều khoản bảo mật | Nam Vững', heading: 'Điều khoản bảo mật' },
      { url: '/#/return-policy', title: 'Chính sách đổi trả | Nam Vững', heading: 'Chính sách đổi trả' },
      { url: '/#/app-product-list', ...LIST },
      {
        url: '/#/app-product-list/detail?id=sp-01',
        title: 'Viên uống Nam Vững Sinh Lực | Nam Vững',
        heading: 'Viên uống Nam Vững Sinh Lực',
      },
      { url: '/#/app-news/list', ...NEWS },
      { url: '/#/app-news/list?tabIdx=1', ...NEWS },
      {
        url: '/#/app-news/list/detail?id=van-dong-va-trai-tim',
        title: 'Vận động bao nhiêu thì trái tim được nhờ? | Nam Vững',
        heading: 'Vận động bao nhiêu thì trái tim được nhờ?',
      },
    ]
    const page = await site.visit('/')
    const seen: Array<Awaited<ReturnType<typeof screenOf>>> = []
    for (const { url, title } of screens) {
      await goTo(page, url.slice(1))
      await page.waitForFunction((expected) => document.title === expected, title)
      seen.push(await screenOf(page))
    }
    expect(seen).toStrictEqual(screens)
  })

  it('[M-001, M-010, M-012] is also understood as it was typed', async () => {
    const typed = [
      { written: '', url: '/', screen: HOME },
      { written: '#', url: '/#', screen: HOME },
      { written: '#about', url: '/#about', screen: ABOUT },
      { written: '#/about/', url: '/#/about/', screen: ABOUT },
      { written: '#/app-news', url: '/#/app-news/list?tabIdx=0', screen: NEWS },
      { written: '#/app-product-list/detail?id=%E0%A4%A', url: '/#/app-product-list', screen: LIST },
      { written: '#/app-product-list?page=99', url: '/#/app-product-list?page=2', screen: LIST },
      {
        written: '#/%E0%A4%A',
        url: '/#/%E0%A4%A',
        screen: { title: 'Không tìm thấy trang này | Nam Vững', heading: 'Không tìm thấy trang này' },
      },
    ]
    const page = await site.visit('/privacy-policy')
    for (const { written, url, screen } of typed) {
      await goTo(page, '#/privacy-policy')
      await page.getByRole('heading', { level: 1, name: 'Điều khoản bảo mật' }).waitFor()
      await goTo(page, written)
      await page.waitForFunction((expected) => document.title === expected, screen.title)
      await expect
        .poll(async () => ({ written, ...(await screenOf(page)) }))
        .toStrictEqual({ written, url, ...screen })
    }
  })

  it('[M-001, M-002, M-003] keeps its path, and the query goes behind the hash and away again', async () => {
    const page = await site.visit('/')
    const news = page.getByRole('region', { name: 'Tin tức sức khỏe' })
    await news.getByRole('link', { name: 'Xem Thêm', exact: true }).click()
    await page.getByRole('tab', { name: 'Tin tức', selected: true }).waitFor()
    expect(page.url()).toBe(`${site.address()}/#/app-news/list?tabIdx=1`)
    await menu(page).getByRole('link', { name: 'SẢN PHẨM' }).click()
    await page.getByRole('heading', { level: 1, name: 'Các sản phẩm bán chạy' }).waitFor()
    expect(page.url()).toBe(`${site.address()}/#/app-product-list`)
  })

  it('[M-001, M-002] keeps a query before the hash, which does not decide the route', async () => {
    const page = await site.visit('/')
    await page.goto(`${site.address()}/?utm_source=zalo&tabIdx=1#/app-news/list`)
    await page.getByRole('tab', { name: 'Podcast kiến thức', selected: true }).waitFor()
    await page.getByRole('tab', { name: 'Tin tức' }).click()
    await page.getByRole('tab', { name: 'Tin tức', selected: true }).waitFor()
    expect(page.url()).toBe(`${site.address()}/?utm_source=zalo&tabIdx=1#/app-news/list?tabIdx=1`)
  })

  it('[M-012] stays where nothing is found there, and a link leads home', async () => {
    const page = await site.visit('/khong-co-trang-nay')
    await page.getByRole('heading', { level: 1, name: 'Không tìm thấy trang này' }).waitFor()
    expect(page.url()).toBe(`${site.address()}/#/khong-co-trang-nay`)
    await page.getByRole('main').getByRole('link', { name: 'Về trang chủ' }).click()
    await page.getByRole('heading', { level: 1, name: HOME.heading }).waitFor()
  })
})

describe('a route change', () => {
  it('[M-004] brings the new screen from its top, named and focused; Back returns to where one was', async () => {
    const page = await site.visit('/')
    await settled(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Về chúng tôi' }).click()
    await page.getByRole('heading', { level: 1, name: 'Về Nam Vững' }).waitFor()
    await expect.poll(() => scrollTop(page)).toBe(0)
    expect(await page.title()).toBe('Về Nam Vững | Nam Vững')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    await page.goBack()
    await page.getByRole('region', { name: 'Hợp tác' }).waitFor()
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(1000)
  })

  it('[M-004, M-054] to another product brings it from its top', async () => {
    const page = await site.visit('/app-product-list/detail?id=sp-1', {
      width: 390,
      prepare: answerProducts(manyProducts(3)),
    })
    const other = page.getByRole('link', { name: 'Sản phẩm sp-3', exact: true })
    await other.scrollIntoViewIfNeeded()
    expect(await scrollTop(page)).toBeGreaterThan(100)
    await other.click()
    await page.getByRole('heading', { level: 1, name: 'Sản phẩm sp-3' }).waitFor()
    await expect.poll(() => scrollTop(page)).toBe(0)
  })

  it.each([
    { list: '/app-product-list', card: 'Viên dầu cá Nhịp Khỏe' },
    { list: '/app-news/list?tabIdx=1', card: /^Vòng bụng 90 cm/ },
  ])('[M-004] by Back to $list leads to where one was in it', async ({ list, card }) => {
    const page = await site.visit(list)
    const last = page.getByRole('main').getByRole('link', { name: card })
    await last.scrollIntoViewIfNeeded()
    const former = (await scrollTop(page)) ?? 0
    expect(former).toBeGreaterThan(500)
    await last.click()
    await page.getByRole('heading', { level: 1, name: card }).waitFor()
    await expect.poll(() => scrollTop(page)).toBe(0)
    await page.goBack()
    await last.waitFor()
    await expect.poll(async () => Math.abs(((await scrollTop(page)) ?? 0) - former)).toBeLessThan(100)
  })

  describe('without the Navigation API', () => {
    const withoutApi = (page: Page) =>
      page.addInitScript(() => {
        Object.defineProperty(window, 'navigation', { value: undefined })
        addEventListener('ready', () => document.documentElement.setAttribute('data-ready', ''))
      })
    const typeHash = (page: Page, hash: string) =>
      page.evaluate((typed) => {
        location.hash = typed
      }, hash)

    it('[M-004, A-02] by a hash that was typed scrolls to the top, by Back and Forward to where one was', async () => {
      const page = await site.visit('/', { prepare: withoutApi })
      await page.waitForSelector('html[data-ready]', { state: 'attached' })
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'Về chúng tôi' })
      await link.scrollIntoViewIfNeeded()
      const former = (await scrollTop(page)) ?? 0
      expect(former).toBeGreaterThan(1000)
      await typeHash(page, '#/about')
      await page.getByRole('heading', { level: 1, name: 'Về Nam Vững' }).waitFor()
      await expect.poll(() => scrollTop(page)).toBe(0)
      await page.goBack()
      await page.getByRole('region', { name: 'Hợp tác' }).waitFor()
      await expect.poll(async () => Math.abs(((await scrollTop(page)) ?? 0) - former)).toBeLessThan(100)
      await link.click()
      await page.getByRole('heading', { level: 1, name: 'Về Nam Vững' }).waitFor()
      await expect.poll(() => scrollTop(page)).toBe(0)
    })
  })

  it('[M-004] by Back keeps its scroll position while content above it is still rendered', async () => {
    const page = await site.visit('/about')
    const anchors = await page.evaluate(() =>
      [document.documentElement, document.body].map((element) => getComputedStyle(element).overflowAnchor),
    )
    expect(anchors).toStrictEqual(['none', 'none'])
  })

  it('[M-038, M-062] shows the article asked for last, however late the one before it answers', async () => {
    let answerFirst = () => {}
    const isFirstWanted = new Promise<void>((resolve) => {
      answerFirst = resolve
    })
    const article = (id: string) => ({
      json: { data: { id, title: `Bài ${id}`, banner: '', excerpt: '', tags: [], content: '', news: [] } },
    })
    const page = await site.visit('/app-news/list/detail?id=cham', {
      prepare: async (opened) => {
        await opened.route('**/news/api/v3/news/cham', async (route) => {
          await isFirstWanted
          await route.fulfill(article('cham'))
        })
        await opened.route('**/news/api/v3/news/nhanh', (route) => route.fulfill(article('nhanh')))
      },
    })
    await page.getByRole('banner').waitFor()
    await page.goto(`${site.address()}/#/app-news/list/detail?id=nhanh`)
    await page.getByRole('heading', { level: 1, name: 'Bài nhanh' }).waitFor()
    answerFirst()
    await page.waitForTimeout(200)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Bài nhanh')
  })

  it('[M-090] by Back leaves no dialog behind', async () => {
    const page = await site.visit('/about')
    await menu(page).getByRole('link', { name: 'CỘNG ĐỒNG' }).click()
    await page.getByRole('button', { name: 'ĐĂNG KÝ NGAY' }).first().click()
    await page.getByRole('dialog', { name: 'Đăng ký hội viên' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Về Nam Vững' }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    await menu(page).getByRole('link', { name: 'SẢN PHẨM' }).click()
    await page.getByRole('heading', { level: 1, name: 'Các sản phẩm bán chạy' }).waitFor()
  })
})

describe('Back and Forward while a form holds input', () => {
  const PRODUCT = 'Viên dầu cá Nhịp Khỏe'
  const heading = (page: Page, name: string) =>
    page.getByRole('heading', { level: 1, name, includeHidden: true })
  const nameField = (page: Page) => page.getByRole('dialog').getByLabel('Họ và tên')
  const question = (page: Page) => page.getByRole('alertdialog', { name: 'Bỏ thông tin đang nhập?' })
  const discard = (page: Page) => question(page).getByRole('button', { name: 'Đóng, không giữ lại' }).click()
  const go = (page: Page, by: number) => page.evaluate((steps) => history.go(steps), by)
  const fillIn = async (page: Page) => {
    await page.getByRole('button', { name: 'Đăng ký mua hàng', exact: true }).first().click()
    await nameField(page).fill('Người Thử')
  }
  /** A product, opened far down in the list, with a name in its form. */
  const withInput = async (prepare = async (_page: Page): Promise<unknown> => undefined) => {
    const page = await site.visit('/app-product-list', { prepare })
    const card = page.getByRole('main').getByRole('link', { name: PRODUCT, exact: true })
    await card.scrollIntoViewIfNeeded()
    const listTop = (await scrollTop(page)) ?? 0
    expect(listTop).toBeGreaterThan(500)
    await card.click()
    await heading(page, PRODUCT).waitFor()
    await expect.poll(() => scrollTop(page)).toBe(0)
    await fillIn(page)
    return { page, address: page.url(), listTop }
  }
  /** As a browser does at a second Back without a press in between. */
  const lettingNonePrevent = (page: Page) =>
    page.addInitScript(() => {
      Object.defineProperty(NavigateEvent.prototype, 'cancelable', { value: false })
    })

  it.each([
    { how: 'preventing the step', prepare: undefined },
    { how: 'taking the step back', prepare: lettingNonePrevent },
  ])(
    '[M-090, A-30] ask above the page as it was, by $how; a second Back stays, and discarding goes where Back led',
    async ({ prepare }) => {
      const { page, address } = await withInput(prepare)
      const top = await scrollTop(page)
      await go(page, -1)
      await question(page).waitFor()
      expect(page.url()).toBe(address)
      await heading(page, PRODUCT).waitFor()
      await go(page, -1)
      await question(page).waitFor({ state: 'detached' })
      expect(page.url()).toBe(address)
      await heading(page, PRODUCT).waitFor()
      await expect.poll(() => scrollTop(page)).toBe(top)
      expect(await nameField(page).inputValue()).toBe('Người Thử')
      await go(page, -1)
      await discard(page)
      await heading(page, LIST.heading).waitFor()
      expect(await page.getByRole('dialog').count()).toBe(0)
      await go(page, 1)
      await heading(page, PRODUCT).waitFor()
      expect(page.url()).toBe(address)
    },
  )

  it('[M-004, M-090, A-30] lead to where one was in the list, once the input is discarded', async () => {
    const { page, listTop } = await withInput()
    await go(page, -1)
    await discard(page)
    await heading(page, LIST.heading).waitFor()
    await expect.poll(async () => Math.abs(((await scrollTop(page)) ?? 0) - listTop)).toBeLessThan(100)
  })

  it('[M-090, A-30] lead on by Forward and by a hash that was typed, once the input is discarded', async () => {
    const { page, address } = await withInput()
    await page.evaluate(() => {
      location.hash = '#/about'
    })
    await question(page).waitFor()
    expect(page.url()).toBe(address)
    await discard(page)
    await heading(page, ABOUT.heading).waitFor()
    await go(page, -1)
    await heading(page, PRODUCT).waitFor()
    await fillIn(page)
    await go(page, 1)
    await discard(page)
    await heading(page, ABOUT.heading).waitFor()
  })

  it('[M-090, A-30] do nothing later if the input is kept, and then discarded by the close button', async () => {
    const { page, address } = await withInput()
    await go(page, -1)
    await question(page).getByRole('button', { name: 'Tiếp tục điền' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Đóng', exact: true }).click()
    await discard(page)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.waitForTimeout(200)
    expect(page.url()).toBe(address)
    await go(page, -1)
    await heading(page, LIST.heading).waitFor()
  })
})

describe('a first visit to a screen on a slow connection', () => {
  /** Holds back what a screen's code needs until it is let go. */
  const hold = async (page: Page, file: RegExp) => {
    let letGo = () => {}
    const gate = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route(file, async (route) => {
      await gate
      await route.continue()
    })
    return () => letGo()
  }

  it('[M-001, M-004] keeps the screen before until the next one is ready', async () => {
    const page = await site.visit('/privacy-policy')
    const letGo = await hold(page, /about-screen-[^/]*\.js$/)
    await menu(page).getByRole('link', { name: 'VỀ NAM VỮNG' }).click()
    await page.locator('.route-pending:not([hidden])').waitFor({ state: 'attached' })
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Điều khoản bảo mật')
    expect(await page.title()).toBe('Điều khoản bảo mật | Nam Vững')
    letGo()
    await page.getByRole('heading', { level: 1, name: 'Về Nam Vững' }).waitFor()
    expect(await page.locator('.route-pending:not([hidden])').count()).toBe(0)
    expect(page.url()).toBe(`${site.address()}/#/about`)
  })

  it('[M-001, M-004] is near the top of the next screen in each frame that shows it, and the footer out of view', async () => {
    const page = await site.visit('/')
    const letGo = await hold(page, /about-screen-[^/]*\.js$/)
    const frames = await page.evaluateHandle(() => {
      const footer = document.querySelector('footer')
      const main = document.querySelector('main')
      window.scrollTo({ top: (main?.offsetHeight ?? 0) - window.innerHeight - 100, behavior: 'instant' })
      const seen: Array<{ readonly isNext: boolean; readonly top: number; readonly isFooterIn: boolean }> = []
      const look = () => {
        seen.push({
          isNext: document.querySelector('h1')?.textContent === 'Về Nam Vững',
          top: window.scrollY,
          isFooterIn: (footer?.getBoundingClientRect().top ?? 0) < window.innerHeight,
        })
        requestAnimationFrame(look)
      }
      look()
      return seen
    })
    await menu(page).getByRole('link', { name: 'VỀ NAM VỮNG' }).click()
    await page.locator('.route-pending:not([hidden])').waitFor({ state: 'attached' })
    letGo()
    await page.waitForFunction(() => window.scrollY === 0)
    const seen = await frames.evaluate((all) => all)
    expect(seen.some(({ isNext, top }) => isNext && top > 0)).toBe(true)
    expect(seen.filter(({ isNext, top, isFooterIn }) => isFooterIn || (isNext && top > 200))).toStrictEqual(
      [],
    )
  })

  it('[M-001] asks for its code when the link is touched', async () => {
    const page = await site.visit('/privacy-policy')
    const asked = page.waitForRequest(/about-screen-[^/]*\.js$/)
    await menu(page).getByRole('link', { name: 'VỀ NAM VỮNG' }).hover()
    await asked
    expect(page.url()).toBe(`${site.address()}/#/privacy-policy`)
  })
})
