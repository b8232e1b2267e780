import * as O from 'fp-ts/Option'
import type { Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { brand } from '../../content/site.json'
import { productListPath } from '../../src/domain/routing/paths'
import { readableAddress } from '../../src/domain/routing/readable-address'
import { ROUTES } from '../../src/domain/routing/routes'
import { sectionAnchor } from '../../src/domain/routing/section-anchor'
import { CANCELLING_HEADING } from '../../src/ui/copy/trading'
import { SCREEN_ROUTES } from '../support/browser/routes'
import { settled } from '../support/browser/settled'
import { siteInBrowser } from '../support/browser/site-in-browser'
import { firstOf, isLong } from '../support/faults/scale'

const site = siteInBrowser()
const withoutPictures = siteInBrowser({ pictures: false })

/** By name of a screen, its heading; of each kind one, then the others. */
const HEADINGS: Readonly<Record<Exclude<keyof typeof ROUTES, 'news'>, string>> = {
  home: 'Vững sức khỏe, vững niềm tin',
  productList: 'Các sản phẩm bán chạy',
  productDetail: 'Viên uống Nam Vững Sinh Lực',
  articles: 'Kiến thức sức khỏe',
  article: 'Vận động bao nhiêu thì trái tim được nhờ?',
  video: '5 dấu hiệu cho thấy giấc ngủ của bạn đang kém đi',
  packages: 'Cộng đồng hội viên',
  videos: 'Kiến thức sức khỏe',
  about: 'Về Nam Vững',
  privacyPolicy: 'Điều khoản bảo mật',
  returnPolicy: 'Chính sách đổi trả',
  tradingTerms: 'Điều khoản giao dịch',
  complaints: 'Giải quyết khiếu nại',
}

const addressOf = readableAddress(brand.slug)
const ROUTES_SHOWN = [...SCREEN_ROUTES, { name: 'productList', route: productListPath(2), asks: true }]

const PAGES = Object.entries(HEADINGS).flatMap(([wanted, heading]) =>
  ROUTES_SHOWN.filter(({ name }) => name === wanted).map(({ route, asks }) => ({
    route,
    asks,
    address: O.getOrElse(() => '')(addressOf(route)),
    heading,
  })),
)

const CALLS = /\/(?:news|doctor|order-service)\/api\//

type Seen = { readonly faults: Array<string>; readonly calls: Array<string> }

/** Opens an address without a hash once the program has taken the page over. */
const open = async (address: string): Promise<{ readonly page: Page; readonly seen: Seen }> => {
  const seen: Seen = { faults: [], calls: [] }
  const page = await site.open(address, {
    prepare: async (opened) => {
      await opened.addInitScript(() => {
        addEventListener('ready', () => document.documentElement.setAttribute('data-ready', ''))
      })
      opened.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) seen.faults.push(message.text())
      })
      opened.on('pageerror', (error) => seen.faults.push(String(error)))
      opened.on('request', (request) => {
        if (CALLS.test(request.url())) seen.calls.push(request.url())
      })
    },
  })
  await page.waitForSelector('html[data-ready]', { state: 'attached' })
  return { page, seen }
}

describe('a readable address', () => {
  it.each(firstOf(8, PAGES))(
    '[M-001, M-128, M-130, M-131] $address is taken over as it was drawn: no fault, no call made again',
    async ({ address, heading }) => {
      const { page, seen } = await open(address)
      await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
      await page.waitForLoadState('networkidle')
      await settled(page)
      expect(seen).toStrictEqual({ faults: [], calls: [] })
      expect(await page.locator('title').count()).toBe(1)
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
        `${site.address()}${address}`,
      )
    },
  )

  it('[M-001] leads on by hash routes without the page being loaded anew, and Back returns to it', async () => {
    const { page } = await open('/san-pham/sp-01')
    await page.evaluate(() => document.body.setAttribute('data-kept', ''))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Về chúng tôi' }).click()
    await page.getByRole('heading', { level: 1, name: 'Về Nam Vững' }).waitFor()
    expect(page.url()).toBe(`${site.address()}/#/about`)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Viên uống Nam Vững Sinh Lực' }).waitFor()
    expect(page.url()).toBe(`${site.address()}/san-pham/sp-01`)
    expect(await page.locator('body[data-kept]').count()).toBe(1)
  })

  it('[M-001] gives way to a hash route behind it', async () => {
    const page = await site.open('/tin-tuc/van-dong-va-trai-tim#/return-policy')
    await page.getByRole('heading', { level: 1, name: 'Chính sách đổi trả' }).waitFor()
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
      `${site.address()}/chinh-sach-doi-tra`,
    )
  })

  it('[M-012] that is unknown is answered with 404 and the site’s own page, and stays so once the program has started', async () => {
    const page = await site.open('/san-pham/khong-co')
    const heading = page.getByRole('heading', { level: 1 })
    expect((await page.request.get(page.url())).status()).toBe(404)
    expect(await heading.innerText()).toBe('Không tìm thấy trang này')
    await page.mouse.click(5, 400)
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('header') ?? {}).some((key) => key.startsWith('__react')),
    )
    await page.waitForTimeout(300)
    expect(await heading.innerText()).toBe('Không tìm thấy trang này')
    expect(new URL(page.url()).pathname).toBe('/san-pham/khong-co')
  })
})

/** Of each kind one, and all in the long form. */
const SHORT = ['/san-pham/trang/2', '/san-pham/sp-01', '/tin-tuc', '/gioi-thieu']

/** How a hash route's page is asked for. */
const PART = /\/\?part=/

describe('a hash route', () => {
  // The home page is the page that `/#/` was answered with.
  it.each(PAGES.filter(({ route, address }) => route !== address && (isLong || SHORT.includes(address))))(
    '[M-001, M-128, M-130, M-131] $route is shown as $address is, and makes its calls once the program is there',
    async ({ route, address, asks, heading }) => {
      const { page, seen } = await open(`/#${route}`)
      await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
      await settled(page)
      expect(seen.faults).toStrictEqual([])
      if (asks) await expect.poll(() => seen.calls.length).toBeGreaterThan(0)
      else expect(seen.calls).toStrictEqual([])
      expect(seen.calls.length).toBe(new Set(seen.calls).size)
      expect(await page.locator('title').count()).toBe(1)
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
        `${site.address()}${address}`,
      )
      expect(page.url()).toBe(`${site.address()}/#${route}`)
    },
  )

  it('[M-001] shows its page before the program, and never the page of the address before it', async () => {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const page = await site.open('/#/return-policy', {
      prepare: async (opened) => {
        await opened.route('**/assets/*.js', () => {})
        await opened.route(PART, async (route) => {
          await held
          await route.continue()
        })
      },
    })
    await page.getByRole('banner').waitFor()
    expect(
      await page
        .locator('main > *, footer')
        .evaluateAll((parts) => parts.some((part) => part.checkVisibility())),
    ).toBe(false)
    expect(await page.getByRole('heading').count()).toBe(0)
    letGo()
    await page.getByRole('heading', { level: 1, name: 'Chính sách đổi trả' }).waitFor()
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  })

  it.each([
    ['fails', (route: Route) => route.abort()],
    ['never comes', () => {}],
    ['is not found', (route: Route) => route.fulfill({ status: 404, body: 'Không có' })],
    [
      'breaks off',
      (route: Route) =>
        route.fulfill({
          contentType: 'application/json',
          body: '{"head":"","body":"<h1>Khác</h1>","data":"{',
        }),
    ],
    ['is a whole page', (route: Route) => route.fulfill({ contentType: 'text/html', body: '<p>Khác</p>' })],
  ])('[M-001] is shown by the program where its page %s', async (_, answer) => {
    const page = await site.open('/#/return-policy', {
      prepare: (opened) => opened.route(PART, answer),
    })
    await page.getByRole('heading', { level: 1, name: 'Chính sách đổi trả' }).waitFor()
    expect(await page.getByText('Khác', { exact: true }).count()).toBe(0)
  })

  it('[M-001] gets its program at once where the browser shows no pictures', async () => {
    const page = await withoutPictures.open('/#/app-product-list')
    await page.waitForSelector('html[data-program=ready]', { state: 'attached', timeout: 3_500 })
  })

  it('[M-001] keeps the styles of its page if the full stylesheet fails', async () => {
    const page = await site.open('/#/app-product-list', {
      prepare: (opened) => opened.route('**/assets/*.css', (route) => route.abort()),
    })
    await page.waitForSelector('html[data-program=ready]', { state: 'attached' })
    const columns = () =>
      page.locator('.product-rows').evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' '))
    expect(await columns()).toHaveLength(4)
    await page.evaluate(() => {
      document.adoptedStyleSheets = []
    })
    expect(await columns()).not.toHaveLength(4)
  })

  it('[M-131] shows what its call answers in place of what its page held', async () => {
    const page = await site.open('/#/app-product-list/detail?id=sp-01', {
      prepare: (opened) =>
        opened.route(/\/order-service\/api\//, async (route) => {
          const answer = await route.fetch()
          await route.fulfill({
            response: answer,
            body: (await answer.text()).replaceAll('Viên uống Nam Vững Sinh Lực', 'Viên uống mới'),
          })
        }),
    })
    await page.getByRole('heading', { level: 1, name: 'Viên uống mới' }).waitFor()
  })

  const FAILING = [
    { route: '/app-news/list?tabIdx=0', isShown: true },
    { route: '/app-product-list/detail?id=sp-01', isShown: false },
    { route: '/app-product-list', isShown: true },
    { route: '/app-news/list?tabIdx=1', isShown: true },
  ]
  it.each(firstOf(3, FAILING))(
    '[M-133, M-055] keeps what its page held once its call has failed, but for a product: $route',
    async ({ route, isShown }) => {
      const logged: Array<string> = []
      const page = await site.open(`/#${route}`, {
        prepare: async (opened) => {
          opened.on('console', (message) => logged.push(message.text()))
          await opened.route(CALLS, (call) => call.fulfill({ status: 500, body: '' }))
        },
      })
      await expect.poll(() => logged.join()).toContain('refused')
      await settled(page)
      const cards = page.getByRole('main').getByRole('listitem')
      expect((await cards.count()) > 0).toBe(isShown)
      expect(await page.getByRole('button', { name: 'Tải lại' }).count()).toBe(isShown ? 0 : 1)
    },
  )
})

describe('the fonts of a page', () => {
  const LATE_MS = 900
  const later = (page: Page) =>
    page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE_MS))
      // The page may be closed by then.
      await route.continue().catch(() => {})
    })
  const fontsOf = (page: Page) =>
    page.evaluate(
      () => [...document.fonts].filter(({ family }) => family.includes('Plus Jakarta Sans')).length,
    )

  /** The page takes no time by its own clock, and waits for its fonts as long as they take, however busy the machine is. */
  const withoutHaste = (page: Page) =>
    page.addInitScript(() => {
      performance.now = () => 0
      const wait = window.setTimeout
      const WAIT_FOR_FONTS_MS = 400
      Object.assign(window, {
        setTimeout: (work: () => void, ms?: number) => (ms === WAIT_FOR_FONTS_MS ? 0 : wait(work, ms)),
      })
    })

  it('[M-127] that come in time apply from the first paint on', async () => {
    const page = await site.open('/gioi-thieu', { prepare: withoutHaste })
    await expect.poll(() => fontsOf(page)).toBe(2)
    const { came, painted } = await page.evaluate(async () => ({
      came: Math.max(
        ...performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.woff2'))
          .map((entry) => (entry as PerformanceResourceTiming).responseEnd),
      ),
      painted: await new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          for (const { name, startTime } of list.getEntries())
            if (name === 'first-contentful-paint') resolve(startTime)
        }).observe({ type: 'paint', buffered: true })
      }),
    }))
    expect(came).toBeLessThan(painted)
  })

  it('[M-127] hide the text for a moment, and the section of the address is in sight once it is shown', async () => {
    const page = await site.open(`${ROUTES.tradingTerms.path}#${sectionAnchor(CANCELLING_HEADING)}`, {
      prepare: withoutHaste,
    })
    await expect.poll(() => fontsOf(page)).toBe(2)
    const heading = page.getByRole('heading', { level: 2, name: CANCELLING_HEADING })
    const top = () => heading.evaluate((element) => element.getBoundingClientRect().top)
    await expect.poll(top).toBeLessThan(200)
    expect(await top()).toBeGreaterThan(0)
  })

  it('[M-127] that come later than the text apply from the next screen on, together', async () => {
    const page = await site.open('/gioi-thieu', { prepare: later })
    await page.getByRole('heading', { level: 1 }).waitFor()
    const requests = () =>
      page.evaluate(
        () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).length,
      )
    await expect.poll(requests).toBe(2)
    await page.waitForTimeout(300)
    expect(await fontsOf(page)).toBe(0)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Điều khoản bảo mật' }).click()
    await page.getByRole('heading', { level: 1, name: 'Điều khoản bảo mật' }).waitFor()
    expect(await fontsOf(page)).toBe(2)
  })

  it.each(firstOf(1, [412, 360]))('[M-014] move nothing of a page that is read, at %i px', async (width) => {
    const shiftOf = async (path: string) => {
      const page = await site.open(path, {
        width,
        prepare: async (opened) => {
          await later(opened)
          await opened.addInitScript(() => {
            const seen = { shift: 0 }
            Object.assign(window, { seen })
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries())
                seen.shift += (entry as unknown as { value: number }).value
            }).observe({ type: 'layout-shift', buffered: true })
          })
        },
      })
      await page.waitForTimeout(LATE_MS + 600)
      return page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)
    }
    const shifts = await Promise.all(['/', '/san-pham/sp-10', '/tin-tuc/chuan-bi-lam-cha'].map(shiftOf))
    expect(Math.max(...shifts)).toBeLessThanOrEqual(0.005)
  })

  it('[M-127] apply without script too', async () => {
    const fonts = new Set<string>()
    const page = await site.open('/gioi-thieu', {
      javaScriptEnabled: false,
      prepare: async (opened) => {
        opened.on('requestfinished', (request) => {
          if (request.resourceType() === 'font') fonts.add(request.url())
        })
      },
    })
    await page.waitForLoadState('networkidle')
    expect(fonts.size).toBe(2)
  })
})

describe('a touch before the program is there', () => {
  it('[M-030] is kept for it', async () => {
    let letGo = () => {}
    const gate = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const page = await site.open('/hoi-vien', {
      prepare: (opened) =>
        opened.route('**/assets/*.js', async (route) => {
          await gate
          await route.continue()
        }),
    })
    await page.getByRole('button', { name: 'ĐĂNG KÝ NGAY' }).first().click()
    const name = page.getByRole('dialog', { name: 'Đăng ký hội viên' }).getByLabel('Họ và tên')
    expect(await name.count()).toBe(0)
    letGo()
    await name.waitFor()
  })

  it.each([
    ['the menu', 'button', 'Mở menu', 'dialog', 'Menu'],
    ['a link', 'link', 'Trang chủ Nam Vững', 'heading', 'Vững sức khỏe, vững niềm tin'],
  ] as const)(
    '[M-016, M-020] on %s of the header is kept while a hash route is on its way',
    async (_, role, name, shownRole, shownName) => {
      const page = await site.open('/#/return-policy', {
        width: 390,
        prepare: (opened) => opened.route(PART, () => {}),
      })
      await page.getByRole(role, { name }).click()
      await page.getByRole(shownRole, { name: shownName }).waitFor()
    },
  )

  it('[M-022] follows the link where the program cannot be had', async () => {
    const page = await site.open('/hoi-vien', {
      prepare: (opened) => opened.route('**/assets/*.js', (route) => route.fulfill({ status: 404 })),
    })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Về chúng tôi' }).click()
    await page.waitForURL(`${site.address()}/gioi-thieu`)
  })
})
