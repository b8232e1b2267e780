import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { bindWords } from '../../src/domain/text/bind-words'
import { atNight } from '../support/browser/at-night'
import { PACKAGES } from '../support/browser/routes'
import { settled } from '../support/browser/settled'
import { sideways } from '../support/browser/sideways'
import { siteInBrowser } from '../support/browser/site-in-browser'
import { firstOf } from '../support/faults/scale'

const site = siteInBrowser()

const DETAIL = '/app-product-list/detail?id=sp-01'

describe('the type', () => {
  it('[M-015] keeps words apart, and stacked marks off the line above', async () => {
    const page = await site.visit('/about')
    await settled(page)
    const styles = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const { lineHeight, fontSize, fontWeight, wordSpacing } = getComputedStyle(heading)
      const px = Number.parseFloat
      return {
        isRoomy: px(lineHeight) / px(fontSize) >= 1.35,
        isCalm: Number(fontWeight) <= 700,
        areApart: px(wordSpacing) > 0,
      }
    })
    expect(styles).toStrictEqual({ isRoomy: true, isCalm: true, areApart: true })
  })

  it('[M-062] splits no syllable in a table at 360 and 390 px', async () => {
    const page = await site.visit('/app-news/list/detail?id=do-huyet-ap-tai-nha', { width: 360 })
    await settled(page)
    const cells = page.locator('.article-content :is(th, td)')
    await cells.first().waitFor()
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const narrowest = await cells.evaluateAll((all) => Math.min(...all.map((cell) => cell.clientWidth)))
      expect(narrowest, `${width} px`).toBeGreaterThanOrEqual(96)
      expect(await sideways(page), `${width} px`).toBe(0)
    }
  })

  it('[M-037, M-058] shows no fourth line of an excerpt beside a longer card', async () => {
    const page = await site.visit('/app-news/list?tabIdx=1')
    await settled(page)
    const heights = await page.locator('.line-clamp-3').evaluateAll((all) =>
      all.map((one) => {
        const { lineHeight } = getComputedStyle(one)
        return Math.round(one.getBoundingClientRect().height / Number.parseFloat(lineHeight))
      }),
    )
    expect(Math.max(...heights)).toBe(3)
  })
})

describe('the focus ring', () => {
  it.each([
    { what: 'a concern', find: 'summary:has-text("Khả năng cương giảm")' },
    { what: 'the logo', find: 'header a >> nth=0' },
    { what: 'a question', find: '[data-part="questions"] summary >> nth=0' },
    { what: 'a link', find: '#services ~ * a, section[aria-labelledby="services"] a >> nth=0' },
  ])('[M-015] is round, with a gap: $what', async ({ find }) => {
    const page = await site.visit('/')
    await settled(page)
    const one = page.locator(find).first()
    await one.scrollIntoViewIfNeeded()
    // Until the keys lead back: what is laid out on the way may come between.
    const ring = async () => {
      await one.focus()
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Tab')
      return one.evaluate((element) => {
        const { outlineWidth, outlineOffset, borderTopLeftRadius } = getComputedStyle(element)
        return [outlineWidth, outlineOffset, Number.parseFloat(borderTopLeftRadius) >= 8]
      })
    }
    await expect.poll(ring, { timeout: 10_000 }).toStrictEqual(['3px', '2px', true])
  })
})

describe('the groups of products', () => {
  it('[M-044] stand in rows from 640 px on, and scroll below, with room for the ring', async () => {
    const page = await site.visit('/app-product-list', { width: 820 })
    const groups = page.getByRole('navigation', { name: 'Nhóm sản phẩm' })
    const cut = () =>
      groups.evaluate((row) => [row.scrollWidth - row.clientWidth, getComputedStyle(row).paddingTop])
    expect(await cut()).toStrictEqual([0, '6px'])
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.setViewportSize({ width: 390, height: 844 })
    expect((await cut())[0]).toBeGreaterThan(100)
  })
})

describe('the best sellers on a desktop', () => {
  it('[M-034] show four whole cards and nothing of the fifth, the notice at the foot of each', async () => {
    const page = await site.visit('/', { width: 1280 })
    const list = page.getByRole('list', { name: 'Sản phẩm bán chạy' })
    await list.scrollIntoViewIfNeeded()
    const mask = await list.evaluate((strip) => getComputedStyle(strip).maskImage)
    expect(mask).toContain('25px')
    const gaps = await list.locator('li').evaluateAll((cards) =>
      cards.slice(0, 4).map((card) => {
        const notice = card.querySelector('[data-part="supplement"]')
        return Math.round(card.getBoundingClientRect().bottom - (notice?.getBoundingClientRect().bottom ?? 0))
      }),
    )
    expect(gaps).toStrictEqual([16, 16, 16, 16])
  })
})

describe('a doctor’s profile on a desktop', () => {
  it('[M-033] has the credentials beside the portrait, above the note', async () => {
    const page = await site.visit('/', { width: 1280 })
    await page.getByRole('button', { name: 'BS. Nguyễn Văn Mẫu' }).click()
    const dialog = page.getByRole('dialog', { name: 'BS. Nguyễn Văn Mẫu' })
    const box = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const portrait = await box(dialog.locator('img'))
    const credentials = await box(dialog.getByRole('list'))
    expect(credentials.x).toBeGreaterThan(portrait.x + portrait.width)
    expect(credentials.y).toBeLessThan((await box(dialog.getByRole('link'))).y)
  })
})

describe('an article', () => {
  it.each([820, 1280])('[M-062] has one measure for picture, facts and text, %i px wide', async (width) => {
    const page = await site.visit('/app-news/list/detail?id=van-dong-va-trai-tim', { width })
    await settled(page)
    const widths = await page
      .locator('article > :is(img, dl, p.text-lg), .article-content > p')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))
    expect(widths.length).toBeGreaterThan(5)
    expect(new Set(widths)).toStrictEqual(new Set([704]))
  })
})

describe('a table of an article', () => {
  it.each([820, 1280])('[M-062] breaks neither a short heading nor a first cell at %d px', async (width) => {
    const page = await site.visit('/app-news/list/detail?id=van-dong-va-trai-tim', { width })
    await settled(page)
    const heights = await page.locator('.article-content :is(th, td:first-child)').evaluateAll((cells) =>
      cells.map((cell) => {
        const range = document.createRange()
        range.selectNodeContents(cell)
        return new Set([...range.getClientRects()].map(({ top }) => top)).size
      }),
    )
    expect(new Set(heights)).toStrictEqual(new Set([1]))
    const letters = await page.locator('.article-content p').evaluateAll((all) =>
      all.map((one) => {
        const range = document.createRange()
        range.selectNodeContents(one)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
        return lines < 3 ? 0 : (one.textContent?.length ?? 0) / lines
      }),
    )
    expect(Math.max(...letters), 'letters in a line').toBeLessThanOrEqual(76)
  })
})

describe('the page of a video', () => {
  it('[M-057] has its play button in sight in dark mode, not behind the poster', async () => {
    const page = await site.open('/video/podcast-01', { width: 390, height: 844 })
    const button = page.locator('main button:has(> img)')
    await button.waitFor()
    await atNight(page)
    const isOnTop = await button.evaluate((cover) => {
      const { x, y, width, height } = cover.getBoundingClientRect()
      const top = document.elementFromPoint(x + width / 2, y + height / 2)
      return top?.closest('span') !== null
    })
    expect(isOnTop).toBe(true)
  })
})

describe('the results of a search on a phone', () => {
  it('[M-015] take at most three lines of a summary, beside pictures of one width', async () => {
    const page = await site.open(`/tim-kiem?q=${encodeURIComponent('giấc ngủ')}`, { width: 390, height: 844 })
    const results = page.locator('main li:has(img)')
    const lines = await results.locator('.line-clamp-3').evaluateAll((all) =>
      all.map((one) => {
        const { lineHeight } = getComputedStyle(one)
        return Math.round(one.getBoundingClientRect().height / Number.parseFloat(lineHeight))
      }),
    )
    expect(Math.max(...lines)).toBe(3)
    const widths = await results
      .locator('img')
      .evaluateAll((all) => all.map(({ clientWidth }) => clientWidth))
    expect(new Set(widths).size).toBe(1)
  })
})

describe('the products of the home page', () => {
  it('[M-034] have their prices on one line, with or without a saving', async () => {
    const page = await site.visit('/', { width: 1280 })
    await settled(page)
    const tops = await page
      .getByRole('list', { name: 'Sản phẩm bán chạy' })
      .locator('p:has(> .text-amber-deep)')
      .evaluateAll((all) => all.map((price) => Math.round(price.getBoundingClientRect().top)))
    expect(tops.length).toBeGreaterThan(4)
    expect(new Set(tops).size).toBe(1)
  })
})

describe('the cards of products on a phone', () => {
  it('[M-047] have the notice at the foot, with or without a saving', async () => {
    const page = await site.visit('/app-product-list', { width: 390, height: 844 })
    await settled(page)
    const gaps = await page.locator('main .card-link').evaluateAll((cards) =>
      cards.map((card) => {
        const notice = card.querySelector('[data-part="supplement"]')
        return Math.round(card.getBoundingClientRect().bottom - (notice?.getBoundingClientRect().bottom ?? 0))
      }),
    )
    expect(new Set(gaps)).toStrictEqual(new Set([12]))
  })
})

describe('the list of products in the order dialog', () => {
  it('[M-079] fades at its upper edge once it is scrolled', async () => {
    const page = await site.visit('/', { width: 390, height: 844 })
    await page.getByRole('button', { name: 'Đăng ký mua hàng' }).first().click()
    const list = page.getByRole('dialog').getByRole('list', { name: 'Danh sách sản phẩm' })
    await list.getByRole('button').nth(7).waitFor()
    const fade = () => list.evaluate((one) => getComputedStyle(one, '::before').position)
    expect(await fade()).toBe('static')
    await list.evaluate((one) => one.scrollTo(0, 100))
    await expect.poll(fade).toBe('sticky')
    const corner = await list.evaluate((one) => getComputedStyle(one, '::before').borderTopLeftRadius)
    expect(corner, 'within the edge of the list').toBe('11px')
  })
})

describe('an order without JavaScript', () => {
  it.each([390, 1280])(
    '[M-084] names what is chosen, and aligns the facts of its last look: %d px',
    async (width) => {
      const page = await site.open('/dat-hang?san-pham=sp-01', { width, javaScriptEnabled: false })
      expect(await page.getByText('Sản phẩm đã chọn', { exact: true }).isVisible()).toBe(true)
      await page.locator('#province').selectOption('1')
      await page.getByRole('button', { name: 'Tiếp tục' }).click()
      await page.locator('#district').selectOption({ index: 1 })
      await page.getByLabel('Họ và tên').fill('Nguyễn Hoàng Phương')
      await page.getByLabel('Số điện thoại').fill('0900000178')
      await page.getByRole('button', { name: 'Đăng ký', exact: true }).click()
      const facts = page.locator('main dl')
      await facts.waitFor()
      const lefts = await facts
        .locator('dd')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)))
      expect(lefts.length).toBeGreaterThan(4)
      expect(new Set(lefts).size).toBe(1)
      await page.evaluate(() => document.fonts.ready)
      const name = await facts.locator('dd').first().boundingBox()
      expect(name?.height, 'a name on one line').toBeLessThan(36)
    },
  )
})

describe('the receipt of an order', () => {
  it('[M-089, A-27] is whole in a window of 390 by 844 px, and shows its code and one button in a low one', async () => {
    const page = await site.open('/san-pham/sp-01', { width: 390, height: 844, reducedMotion: 'reduce' })
    await page.getByRole('button', { name: 'Đăng ký mua hàng' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Họ và tên').fill('Nguyễn Hoàng Phương')
    await dialog.getByLabel('Số điện thoại').fill('0900000179')
    for (const [index, place] of ['Hồ Chí Minh', 'Bình Chánh'].entries()) {
      await dialog.getByRole('combobox').nth(index).fill(place)
      await dialog.getByRole('option').first().click()
    }
    await dialog.getByRole('button', { name: 'Đăng ký', exact: true }).click()
    const receipt = dialog.locator('[data-part="receipt"]')
    await receipt.waitFor()
    await page.evaluate(() => document.fonts.ready)
    expect(await receipt.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 320, height: 640 })
    const isInSight = (part: Locator) =>
      part.evaluate((one) => {
        const { left, top, bottom } = one.getBoundingClientRect()
        return [top + 1, bottom - 1].every((y) => document.elementFromPoint(left + 20, y) === one)
      })
    const code = receipt.getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/)
    const close = receipt.getByRole('button', { name: 'Đóng' })
    const last = receipt.getByRole('button', { name: 'Đặt thêm đơn khác' })
    const inSight = () => Promise.all([code, close, last].map(isInSight))
    expect(await inSight(), 'a low window').toStrictEqual([true, true, false])
    await receipt.evaluate((one) => one.scrollTo(0, one.scrollHeight))
    expect(await inSight(), 'its end').toStrictEqual([false, true, true])
  })
})

describe('a phone’s contact button', () => {
  it('[M-095] has a cross of 14 px once it is open', async () => {
    const page = await site.visit('/khong-co', { width: 390, height: 844 })
    const toggle = page.getByRole('button', { name: 'Liên hệ', exact: true })
    await toggle.click()
    const cross = await toggle.locator('path').boundingBox()
    expect(cross?.width).toBeGreaterThanOrEqual(12)
    expect((cross?.x ?? 0) + (cross?.width ?? 0)).toBeLessThan(390)
  })

  it('[M-095] is a target of 24 px, of which 16 are painted, and has its word in letters of 12 px', async () => {
    const page = await site.visit('/khong-co', { width: 390, height: 844 })
    const toggle = page.getByRole('button', { name: 'Liên hệ', exact: true })
    const painted = await toggle.evaluate((button) => ({
      target: button.getBoundingClientRect().width,
      ground: getComputedStyle(button).backgroundColor,
      left: getComputedStyle(button, '::before').left,
    }))
    expect(painted).toStrictEqual({ target: 24, ground: 'rgba(0, 0, 0, 0)', left: '8px' })
    const isHit = (fromEdge: number) =>
      toggle.evaluate((button, px) => {
        const { right, top, height } = button.getBoundingClientRect()
        return document.elementFromPoint(right - px, top + height / 2) === button
      }, fromEdge)
    expect([await isHit(23), await isHit(26)]).toStrictEqual([true, false])
    const word = toggle.getByText('Liên hệ')
    expect(await word.isVisible()).toBe(true)
    expect(await word.evaluate((one) => getComputedStyle(one).fontSize)).toBe('12px')
    await page.setViewportSize({ width: 820, height: 1180 })
    expect(await word.isVisible()).toBe(true)
  })
})

describe('a product on a phone', () => {
  it('[M-051, M-052] keeps its price and the way to order it in sight, the widget above them', async () => {
    const page = await site.visit(DETAIL, { width: 390, height: 844 })
    await settled(page)
    const order = page.getByRole('main').getByRole('button', { name: 'Đăng ký mua hàng' })
    const boxes = async () => ({
      order: await order.boundingBox(),
      price: await page.getByRole('main').getByText('990.000đ', { exact: true }).boundingBox(),
      widget: await page.getByRole('button', { name: 'Liên hệ', exact: true }).boundingBox(),
    })
    for (const top of [0, 600]) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
      const found = await boxes()
      const foot = (box: typeof found.order) => (box?.y ?? 0) + (box?.height ?? 0)
      expect(foot(found.order)).toBeLessThanOrEqual(844)
      expect(found.order?.width).toBeGreaterThan(340)
      expect(foot(found.price)).toBeLessThanOrEqual(found.order?.y ?? 0)
      expect(foot(found.widget)).toBeLessThanOrEqual(found.price?.y ?? 0)
    }
  })
})

describe('the trading terms', () => {
  it.each(['Chính sách đổi trả', 'Giải quyết khiếu nại'])('[M-009] lead to %s', async (name) => {
    const page = await site.visit('/trading-terms')
    await page.getByRole('main').getByRole('link', { name, exact: true }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
  })
})

describe('an article’s text', () => {
  const openArticle = async () => {
    const page = await site.visit('/app-news/list/detail?id=do-huyet-ap-tai-nha', { width: 390 })
    await page.locator('[data-part="article-content"]').waitFor()
    return page
  }

  it('[M-062] grows where the visitor chooses so', async () => {
    const page = await openArticle()
    const content = page.locator('[data-part="article-content"]')
    const size = () => content.evaluate((text) => getComputedStyle(text).fontSize)
    expect(await size()).toBe('17px')
    await page.getByRole('radio', { name: 'Chữ rất lớn' }).check({ force: true })
    expect(await size()).toBe('24px')
  })
})

describe('a package', () => {
  it('[M-074, M-075] has its first price and its button on one line with the others', async () => {
    const page = await site.visit(PACKAGES, { width: 1280 })
    await settled(page)
    const tops = (part: string) =>
      page
        .getByRole('article')
        .evaluateAll(
          (all, wanted) => all.map((one) => one.querySelector(wanted)?.getBoundingClientRect().top),
          part,
        )
    for (const part of ['strong', ':scope > .btn, form > .btn']) {
      const [first, ...others] = await tops(part)
      expect(first, part).toBeGreaterThan(0)
      expect(others, part).toStrictEqual([first, first])
    }
  })

  it('[M-074, M-075] has its button below its prices at 820 px, beside the benefits', async () => {
    const page = await site.visit(PACKAGES, { width: 820 })
    await settled(page)
    const areBeside = await page.getByRole('article').evaluateAll((all) =>
      all.map((one) => {
        const button = one.querySelector(':scope > .btn, form > .btn')?.getBoundingClientRect()
        const benefits = one.querySelector(':scope > ul')?.getBoundingClientRect()
        if (button === undefined || benefits === undefined) return false
        return button.right < benefits.left && button.bottom <= benefits.bottom + 1
      }),
    )
    expect(areBeside).toStrictEqual([true, true, true])
  })
})

describe('a page without script', () => {
  it('[M-120] keeps no room for arrows that nothing could show', async () => {
    const page = await site.open('/', { width: 390, javaScriptEnabled: false })
    const list = page.getByRole('list', { name: 'Podcast kiến thức' })
    const below = await list.evaluate((strip) => {
      const section = strip.closest('section')?.getBoundingClientRect().bottom ?? 0
      return section - strip.getBoundingClientRect().bottom
    })
    expect(below).toBeLessThan(48)
  })
})

describe('a row of cards', () => {
  it('[M-119] ends with its last card at the edge of the page, 820 and 1280 px wide', async () => {
    const page = await site.visit('/', { width: 820 })
    const list = page.getByRole('list', { name: 'Sản phẩm bán chạy' })
    await list.scrollIntoViewIfNeeded()
    for (const width of [820, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const beyond = await list.evaluate(async (strip) => {
        strip.scrollTo({ left: strip.scrollWidth, behavior: 'instant' })
        await new Promise(requestAnimationFrame)
        const end = strip.parentElement?.getBoundingClientRect().right ?? 0
        return end - (strip.lastElementChild?.getBoundingClientRect().right ?? 0)
      })
      expect(Math.abs(beyond), `${width} px`).toBeLessThan(1)
      expect(await sideways(page), `${width} px`).toBe(0)
    }
  })
})

describe('the focus', () => {
  it('[M-090] is seen on an amber button: its ring is ink', async () => {
    const page = await site.visit('/nam-vung-packages')
    await settled(page)
    const button = page.getByRole('button', { name: 'ĐĂNG KÝ NGAY' }).first()
    await page.keyboard.press('Tab')
    await button.focus()
    expect(await button.evaluate((element) => getComputedStyle(element).outlineColor)).toBe('rgb(18, 48, 63)')
  })
})

describe('forced colours', () => {
  it('[M-018, M-016] tell the present item from the others, and show the dark logo on its white plate, in a dark theme, too', async () => {
    const page = await site.visit('/about', {
      prepare: (opened) => opened.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' }),
    })
    await settled(page)
    const groundOf = (name: string) =>
      page
        .getByRole('navigation', { name: 'Menu chính' })
        .getByRole('link', { name })
        .evaluate((link) => getComputedStyle(link).backgroundColor)
    expect(await groundOf('VỀ NAM VỮNG')).not.toBe(await groundOf('TRANG CHỦ'))
    const logo = page.getByRole('banner').locator('img')
    expect(await logo.evaluate((image) => getComputedStyle(image).backgroundColor)).toBe('rgb(255, 255, 255)')
    expect(await logo.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/logo-wordmark\.svg$/)
    const onDark = page.getByRole('contentinfo').locator('img')
    expect(await onDark.evaluate((image) => getComputedStyle(image).backgroundColor)).toBe('rgb(18, 48, 63)')
  })
})

describe('at night', () => {
  it('[M-015] the page is dark where the system is, and light on paper', async () => {
    const page = await site.visit('/about', {
      prepare: (opened) => opened.emulateMedia({ colorScheme: 'dark' }),
    })
    await settled(page)
    const colours = () =>
      page.evaluate(() => {
        const { color, backgroundColor } = getComputedStyle(document.body)
        return { color, backgroundColor }
      })
    expect(await colours()).toStrictEqual({
      color: 'rgb(242, 234, 221)',
      backgroundColor: 'rgb(16, 34, 44)',
    })
    await page.emulateMedia({ media: 'print' })
    expect(await colours()).toStrictEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' })
  })
})

/** What stands on two lines around each end of a line in headings, their leads, questions and buttons. */
const lineEnds = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const found: Array<string> = []
    for (const element of document.querySelectorAll('h1, h2, h3, h1 ~ p, h2 + p, summary, .btn')) {
      if (!element.checkVisibility() || element.closest('.article-content') !== null) continue
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (
        let text = texts.nextNode() as Text | null;
        text !== null;
        text = texts.nextNode() as Text | null
      ) {
        const syllables = [...text.data.matchAll(/[^ \n]+/g)].map(({ 0: syllable, index }) => {
          const range = document.createRange()
          range.setStart(text as Text, index)
          range.setEnd(text as Text, index + syllable.length)
          return { syllable, top: range.getBoundingClientRect().top }
        })
        syllables.forEach(({ syllable, top }, at) => {
          const next = syllables[at + 1]
          if (next !== undefined && next.top > top + 4) found.push(`${syllable} ${next.syllable}`)
        })
      }
    }
    return found
  })

describe('headings, leads and buttons', () => {
  const PATHS = [
    ...['/', '/hoi-vien', '/tin-tuc/van-dong-va-trai-tim', '/dat-hang'],
    ...['/san-pham', '/tin-tuc', '/gioi-thieu', '/khong-co-trang-nay', '/video/podcast-01'],
    '/tin-tuc/xuat-tinh-som-noi-voi-bac-si-the-nao',
  ]
  it.each(firstOf(4, PATHS))(
    '[M-015] break between words, not inside one, in each width: %s',
    async (path) => {
      const page = await site.open(path)
      await page.evaluate(() => document.fonts.ready)
      for (const width of [320, 360, 390, 820, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        const inside = (await lineEnds(page)).filter((pair) => bindWords(pair) !== pair)
        expect(inside, `${width} px`).toStrictEqual([])
      }
    },
  )
})

const twiceTheText = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))

describe('a card of a product', () => {
  it('[M-034] has its notice directly under its price and saving, 390, 820 and 1280 px wide', async () => {
    const page = await site.visit('/', { width: 390 })
    await settled(page)
    for (const width of [390, 820, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const gaps = await page.getByRole('list', { name: 'Sản phẩm bán chạy' }).evaluate((list) =>
        Array.from(list.querySelectorAll('p:has(> .badge) + [data-part="supplement"]'), (notice) => {
          const price = notice.previousElementSibling?.getBoundingClientRect().bottom ?? 0
          return (notice.querySelector('p')?.getBoundingClientRect().top ?? 0) - price
        }),
      )
      expect(gaps.length).toBeGreaterThan(10)
      expect(Math.max(...gaps), `${width} px`).toBeLessThanOrEqual(16)
    }
  })
})

describe('a card of a tier', () => {
  it.each(['/', PACKAGES])('[M-028, M-074] has its picture beside its name at 820 px: %s', async (route) => {
    const page = await site.visit(route, { width: 820 })
    await settled(page)
    const pictures = page.getByRole('main').locator('.card-surface img[width="72"]')
    const rooms = await pictures.evaluateAll((all) =>
      all.map((picture) => {
        const heading = picture.nextElementSibling?.querySelector('h2, h3')?.getBoundingClientRect()
        return (heading?.left ?? 0) - picture.getBoundingClientRect().right
      }),
    )
    expect(rooms).toHaveLength(3)
    expect(Math.min(...rooms)).toBeGreaterThan(0)
  })
})

describe('the list of products', () => {
  it('[M-045] ends with a whole row of its sixteen, but between phone and tablet, where four are too narrow', async () => {
    const page = await site.visit('/app-product-list')
    await settled(page)
    const columns = () =>
      page
        .locator('.product-rows')
        .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
    for (const [width, count] of [
      [390, 2],
      [639, 2],
      [720, 4],
      [820, 4],
      [821, 4],
      [1200, 4],
      [1280, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      expect(await columns(), `${width} px`).toBe(count)
    }
  })
})

describe('the picture of a product', () => {
  it('[M-048] has no hole below it beside the longer column, 820 and 1280 px wide', async () => {
    const page = await site.visit(DETAIL)
    await settled(page)
    const endOf = async (part: Locator) => {
      const box = await part.boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0)
    }
    for (const width of [820, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const facts = await endOf(page.getByRole('main').locator('dl').first())
      const notice = await endOf(page.getByRole('main').locator('[data-part="supplement"]').first())
      expect(Math.abs(facts - notice), `${width} px`).toBeLessThanOrEqual(96)
    }
  })
})

describe('forced colours of controls', () => {
  const forced = (opened: Page) => opened.emulateMedia({ forcedColors: 'active' })

  it('[M-087, M-121] tell the chosen package from the other, a wrong field from a right one, and a link from words', async () => {
    const page = await site.visit(PACKAGES, { prepare: forced })
    await settled(page)
    await page.getByRole('button', { name: 'ĐĂNG KÝ NGAY' }).first().click()
    const edge = (isChosen: boolean) =>
      page
        .locator(`label:has([type="radio"]${isChosen ? ':checked' : ':not(:checked)'})`)
        .first()
        .evaluate((label) => getComputedStyle(label).borderTopColor)
    expect(await edge(true)).not.toBe(await edge(false))
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Đăng ký', exact: true }).click()
    const wrong = dialog.locator('input[aria-invalid="true"]').first()
    expect(await wrong.evaluate((field) => getComputedStyle(field).borderTopWidth)).toBe('3px')
    const line = await dialog
      .locator('.alert-rest button')
      .first()
      .evaluate((link) => getComputedStyle(link).textDecorationLine)
    expect(line).toBe('underline')
  })

  it('[M-119] tell the arrow that leads nowhere from the other', async () => {
    const page = await site.visit('/', { prepare: forced })
    const colourOf = (name: string) =>
      page
        .getByRole('main')
        .getByRole('button', { name })
        .first()
        .evaluate((arrow) => getComputedStyle(arrow).color)
    await page.getByRole('button', { name: 'Cuộn trái' }).first().waitFor()
    expect(await colourOf('Cuộn trái')).not.toBe(await colourOf('Cuộn phải'))
  })

  it('[M-026] leave the picture of the banner out, behind its words', async () => {
    const page = await site.visit('/', { width: 390, prepare: forced })
    const banner = page.getByRole('link', { name: 'Chat với chuyên gia' })
    expect(await banner.getByText('Chat với chuyên gia').isVisible()).toBe(true)
    expect(await banner.locator('img').isVisible()).toBe(false)
  })
})

describe('the list of articles', () => {
  it('[M-058] leaves out an excerpt that has no room for a sentence', async () => {
    const page = await site.visit('/app-news/list?tabIdx=1', { width: 390 })
    await settled(page)
    const excerpt = page.getByRole('main').locator('.card-link .line-clamp-3').first()
    expect(await excerpt.isVisible()).toBe(false)
    await page.setViewportSize({ width: 820, height: 900 })
    expect(await excerpt.isVisible()).toBe(true)
  })

  it('[M-058] has no title with a last line of one word, 390, 820 and 1280 px wide', async () => {
    const page = await site.visit('/app-news/list?tabIdx=1', { width: 390 })
    await settled(page)
    for (const width of [390, 820, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const lasts = await page
        .getByRole('main')
        .locator('.card-link span.line-clamp-2')
        .evaluateAll((all) =>
          all.map((title) => {
            const range = document.createRange()
            range.selectNodeContents(title)
            const lines = new Map<number, number>()
            for (const { top, width: wide } of range.getClientRects())
              lines.set(Math.round(top), (lines.get(Math.round(top)) ?? 0) + wide)
            return ([...lines.values()].at(-1) ?? 0) / Math.max(...lines.values())
          }),
        )
      expect(lasts.length).toBeGreaterThan(5)
      expect(Math.min(...lasts), `${width} px`).toBeGreaterThan(0.4)
    }
  })
})

describe('the question for a province', () => {
  it('[M-078] is as wide as the step that follows, in the middle of the page', async () => {
    const page = await site.open('/dat-hang')
    const form = page.getByRole('main').locator('form')
    expect((await form.locator('select').boundingBox())?.width).toBe(672)
    const button = await form.locator('button').boundingBox()
    expect(button?.width).toBe(672)
    const centre = await page.evaluate(() => document.body.clientWidth / 2)
    expect((button?.x ?? 0) + (button?.width ?? 0) / 2).toBeCloseTo(centre, 0)
  })
})

describe('the pages of 1280 px', () => {
  it('[M-027] have the links of both services on one line', async () => {
    const page = await site.open('/')
    const cards = page.locator('[data-part="service-cards"]')
    const tops = await cards.locator('a').evaluateAll((all) => all.map((a) => a.getBoundingClientRect().top))
    expect(tops).toStrictEqual([tops[0], tops[0]])
  })

  it('[M-012] have picture, search and buttons of one width where nothing is found', async () => {
    const page = await site.open('/khong-co-trang-nay')
    const widths = await page
      .locator('main :is(img, search, search + div)')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))
    expect(widths).toStrictEqual([512, 512, 512])
  })

  it('[M-007, M-062] keep the names of facts on one line, and their values', async () => {
    for (const path of ['/gioi-thieu', '/tin-tuc/roi-loan-cuong-tin-hieu-som-cua-tim-mach']) {
      const page = await site.open(path)
      const lines = await page
        .getByRole('main')
        .locator('dl')
        .first()
        .locator('dt, dd')
        .evaluateAll((all) =>
          all.map((one) => {
            const range = document.createRange()
            range.selectNodeContents(one)
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
          }),
        )
      expect(lines.length).toBeGreaterThan(5)
      expect(Math.max(...lines), path).toBe(1)
    }
  })
})

describe('a doctor', () => {
  it('[M-033] leaves the other cards as high as they are where there is no script', async () => {
    const page = await site.open('/gioi-thieu', { javaScriptEnabled: false })
    const cards = page.getByRole('main').locator('li > .card-surface:has(summary)')
    await cards.locator('summary').first().click()
    const heights = await cards.evaluateAll((all) => all.map((card) => card.clientHeight))
    expect(heights[1]).toBeLessThan((heights[0] ?? 0) - 100)
    expect(await cards.first().getByRole('listitem').count()).toBe(3)
  })

  it('[M-033] has the profile inside the card where there is no script', async () => {
    const page = await site.open('/gioi-thieu', { width: 390, javaScriptEnabled: false })
    const profiles = page
      .getByRole('main')
      .locator('.card-surface')
      .locator('summary', { hasText: 'Xem hồ sơ' })
    expect(await profiles.count()).toBe(3)
  })

  it('[M-033] has a portrait on top, not along five lines of large text', async () => {
    const page = await site.visit('/', { width: 390, height: 844 })
    await settled(page)
    await twiceTheText(page)
    const portrait = page.getByRole('main').locator('img[width="480"][height="480"]').first()
    await portrait.scrollIntoViewIfNeeded()
    expect((await portrait.boundingBox())?.height).toBeLessThanOrEqual(240)
  })
})

describe('the menu icon', () => {
  it('[M-020] keeps to the gutter at both sizes of the text, and opens a menu without a torn item', async () => {
    const page = await site.visit('/', { width: 390, height: 844 })
    await settled(page)
    const icon = page.getByRole('button', { name: 'Mở menu' }).locator('svg')
    const end = () => icon.evaluate((svg) => document.body.clientWidth - svg.getBoundingClientRect().right)
    expect(await end()).toBeGreaterThanOrEqual(16)
    await twiceTheText(page)
    expect(await end()).toBeGreaterThanOrEqual(16)
    await page.getByRole('button', { name: 'Mở menu' }).click()
    const lines = await page
      .getByRole('dialog', { name: 'Menu' })
      .locator('a, button:not([aria-label])')
      .evaluateAll((all) =>
        all.map((one) => {
          const range = document.createRange()
          range.selectNodeContents(one.lastChild ?? one)
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
        }),
      )
    expect(lines.slice(0, -2), 'the links of the menu and the contacts').toStrictEqual(
      lines.slice(0, -2).fill(1),
    )
    expect(lines.slice(-2), 'the buttons').toStrictEqual([2, 2])
  })
})

describe('the button that sends an order', () => {
  it('[M-078] keeps its words on one line beside the sum at 320 px', async () => {
    const page = await site.visit(DETAIL, { width: 320, height: 844 })
    await page.getByRole('button', { name: 'Đăng ký mua hàng' }).first().click()
    const dialog = page.getByRole('dialog')
    const words = await dialog.getByText('Đăng ký', { exact: true }).boundingBox()
    const sum = await dialog.getByText('Tạm tính').boundingBox()
    expect(words?.height).toBeLessThan(32)
    expect(words?.x).toBeGreaterThan((sum?.x ?? 0) + (sum?.width ?? 0))
  })
})

describe('the button of a product to order', () => {
  it('[M-079] keeps its width when the product is chosen', async () => {
    const page = await site.visit('/app-product-list', { width: 390 })
    await settled(page)
    await page.getByRole('main').getByRole('button', { name: 'Đăng ký mua hàng' }).click()
    const button = page.getByRole('dialog').locator('li button[aria-disabled]').first()
    const width = async () => (await button.boundingBox())?.width
    const before = await width()
    await button.click()
    await page.getByRole('dialog').getByText('Đã chọn', { exact: true }).first().waitFor()
    expect(await width()).toBe(before)
  })
})
