import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { articlesPath, newsDetailPath, videosPath } from '../../src/domain/routing/paths'
import { ROUTES } from '../../src/domain/routing/routes'
import { siteInBrowser } from '../support/browser/site-in-browser'

const site = siteInBrowser({ pictures: false })

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const columns = (page: Page) =>
  page
    .getByRole('tabpanel')
    .getByRole('list')
    .first()
    .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)

const articlesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `bai-${index}`,
    title: `Bài số ${index}`,
    banner: '/pictures/site/empty.svg',
    excerpt: 'Tóm tắt',
    tags: [{ name: 'Nhãn' }],
  }))

/** Answers the list's call from so many articles, and notes the queries it came with. */
const answerNews = (total: number, queries: Array<string> = []) => {
  const all = articlesOf(total)
  return (page: Page) =>
    page.route('**/news/api/v3/news?*', (route) => {
      const { search, searchParams } = new URL(route.request().url())
      queries.push(search)
      const first = Number(searchParams.get('page')) * Number(searchParams.get('limit'))
      return route.fulfill({ json: { data: all.slice(first, first + 12), pagination: { total } } })
    })
}

describe('the news list', () => {
  it('[M-056, M-058] has four columns of videos and three of articles down to 1201 px, two of each below', async () => {
    const page = await site.visit(videosPath())
    const columnsAt = async () => {
      const counts: Array<number> = []
      for (const width of [1280, 1201, 1200, 390]) {
        await page.setViewportSize({ width, height: 900 })
        counts.push(await columns(page))
      }
      return counts
    }
    await page.getByRole('tabpanel').getByRole('button').first().waitFor()
    expect(await columnsAt()).toStrictEqual([4, 4, 2, 2])
    await tab(page, 'Tin tức').click()
    await page
      .getByRole('tabpanel')
      .getByRole('link', { name: /Xem thêm >/ })
      .first()
      .waitFor()
    expect(await columnsAt()).toStrictEqual([3, 3, 2, 2])
  })

  it('[M-060] selects a tab before it renders the panel, and inserts nothing until then', async () => {
    const page = await site.visit(videosPath())
    await page.getByRole('tabpanel').getByRole('button').first().waitFor()
    await page.evaluate(() => {
      const changes: Array<string> = []
      Object.assign(window, { changes })
      new MutationObserver((records) => {
        const kinds = records.map(({ attributeName, target }) =>
          attributeName === null && document.body.contains(target) ? 'content' : (attributeName ?? 'head'),
        )
        changes.push([...new Set(kinds)].sort().join())
      }).observe(document.documentElement, {
        subtree: true,
        childList: true,
        attributeFilter: ['aria-selected'],
      })
    })
    await tab(page, 'Tin tức').click()
    await page.getByRole('tabpanel', { name: 'Tin tức' }).getByRole('link').first().waitFor()
    const changes = await page.evaluate(
      () => (window as unknown as { changes: ReadonlyArray<string> }).changes,
    )
    expect(changes.filter((kinds) => kinds !== 'head').slice(0, 2)).toStrictEqual([
      'aria-selected',
      'content',
    ])
  })

  it('[M-060] changes the address with the tab, Back returns to the former one, and the arrow keys work it too', async () => {
    const page = await site.visit(ROUTES.articles.hash)
    expect(await tab(page, 'Podcast kiến thức').getAttribute('aria-selected')).toBe('true')
    await tab(page, 'Tin tức').click()
    await page.waitForURL(`${site.address()}/#/app-news/list?tabIdx=1`)
    await page.goBack()
    await page.getByRole('tab', { name: 'Podcast kiến thức', selected: true }).waitFor()
    expect(page.url()).toBe(`${site.address()}/#/app-news/list`)
    await tab(page, 'Podcast kiến thức').focus()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('tab', { name: 'Tin tức', selected: true }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Tin tức')
    await page.keyboard.press('ArrowLeft')
    await page.getByRole('tab', { name: 'Podcast kiến thức', selected: true }).waitFor()
  })

  it('[M-059] asks for 12 articles a page, counted from 0', async () => {
    const queries: Array<string> = []
    const page = await site.visit(articlesPath(), { prepare: answerNews(25, queries) })
    await page.getByRole('link', { name: /^Bài số 11/ }).waitFor()
    await page.getByRole('link', { name: 'Trang 3', exact: true }).click()
    await page.getByRole('link', { name: /^Bài số 24/ }).waitFor()
    expect(queries).toStrictEqual([
      '?source_by=nam-vung&page=0&limit=12',
      '?source_by=nam-vung&page=2&limit=12',
    ])
    expect(page.url()).toBe(`${site.address()}/#/app-news/list?tabIdx=1&page=3`)
    expect(await page.getByRole('link', { name: /^Bài số/ }).count()).toBe(1)
  })

  it('[M-057] has whole titles on a phone', async () => {
    const page = await site.visit(articlesPath(), { width: 390 })
    await page.getByRole('link', { name: /^Vận động/ }).waitFor()
    const cut = await page
      .getByRole('tabpanel')
      .locator('a .font-semibold')
      .evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).length)
    expect(cut).toBe(0)
  })

  it.each([
    { total: 12, pages: 0 },
    { total: 13, pages: 1 },
  ])('[M-059] has $pages pagination with $total articles', async ({ total, pages }) => {
    const page = await site.visit(articlesPath(), { prepare: answerNews(total) })
    await page.getByRole('link', { name: /^Bài số 11/ }).waitFor()
    expect(await page.getByRole('navigation', { name: 'Phân trang' }).count()).toBe(pages)
  })
})

describe('an article', () => {
  const article = {
    ...articlesOf(1)[0],
    content:
      '<h2>Phần một</h2><p onclick="window.hacked = 1">Chữ <b>đậm</b></p><script>window.hacked = 1</script>' +
      '<img src="/khong-co.png" onerror="window.hacked = 1" alt=""><a href="javascript:window.hacked = 1">Liên kết</a>',
    news: articlesOf(5).slice(1),
  }
  const openArticle = () =>
    site.visit(newsDetailPath('bai-0'), {
      prepare: (opened) =>
        opened.route('**/news/api/v3/news/bai-0', (route) => route.fulfill({ json: { data: article } })),
    })

  it('[M-062] shows title, first tag, excerpt and content, and no script of it runs', async () => {
    const page = await openArticle()
    await page.getByRole('heading', { level: 1, name: 'Bài số 0' }).waitFor()
    const content = page.locator('[data-part="article-content"]')
    await content.getByRole('heading', { name: 'Phần một' }).waitFor()
    expect(await page.getByRole('main').getByText('Nhãn', { exact: true }).first().isVisible()).toBe(true)
    expect(await page.getByRole('main').getByText('Tóm tắt', { exact: true }).first().isVisible()).toBe(true)
    await content.getByText('Liên kết').click()
    await page.waitForTimeout(200)
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
    expect(await content.evaluate((element) => element.innerHTML)).not.toMatch(/onclick|onerror|script/)
  })

  it('[M-063] has three related ones, beside it at 1280 px and below it at 390 px', async () => {
    const page = await openArticle()
    const related = page.getByRole('region', { name: 'Bài viết liên quan' })
    const cards = related.getByRole('link', { name: /^Bài số/ })
    await expect.poll(() => cards.count()).toBe(3)
    for (const { width, lefts } of [
      { width: 1280, lefts: 1 },
      { width: 390, lefts: 3 },
    ]) {
      await page.setViewportSize({ width, height: 900 })
      const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()))
      expect(new Set(boxes.map((box) => Math.round(box?.x ?? 0))).size).toBe(lefts)
      const content = await page.locator('[data-part="article-content"]').boundingBox()
      const box = await related.boundingBox()
      const isBeside = (box?.x ?? 0) >= (content?.x ?? 0) + (content?.width ?? 0)
      expect(isBeside).toBe(width === 1280)
    }
  })

  it('[M-064] starts at its top when it is reached from far down a list', async () => {
    const page = await site.visit('/')
    await page
      .getByRole('region', { name: 'Tin tức sức khỏe' })
      .getByRole('link', { name: /Xem thêm >/ })
      .first()
      .click()
    await page.locator('[data-part="article-content"]').waitFor()
    await expect.poll(() => page.evaluate(() => document.scrollingElement?.scrollTop)).toBe(0)
    await page
      .getByRole('navigation', { name: 'Menu chính' })
      .getByRole('link', { name: 'CỘNG ĐỒNG' })
      .click()
    await page.getByRole('heading', { level: 1, name: 'Cộng đồng hội viên' }).waitFor()
  })

  it('[M-065] gives way to the news list at an unknown article and at no id, and Back does not bounce', async () => {
    const page = await site.visit(ROUTES.about.hash)
    for (const route of [newsDetailPath('khong-co'), ROUTES.article.hash]) {
      await page.getByRole('heading', { level: 1, name: 'Về Nam Vững' }).waitFor()
      await page.goto(`${site.address()}/#${route}`)
      await page.getByRole('tab', { name: 'Tin tức', selected: true }).waitFor()
      expect(page.url()).toBe(`${site.address()}/#/app-news/list?tabIdx=1`)
      await page.goBack()
      await page.getByRole('heading', { level: 1, name: 'Về Nam Vững' }).waitFor()
    }
  })
})
