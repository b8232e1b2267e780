import { describe, expect, it } from 'vitest'
import { productDetailPath } from '../../src/domain/routing/paths'
import { ROUTES } from '../../src/domain/routing/routes'
import { answerProducts, manyProducts } from '../support/browser/sheet-of-products'
import { siteInBrowser } from '../support/browser/site-in-browser'

const site = siteInBrowser()

describe('the product list', () => {
  it('[M-045, M-046] has a second page with one product at 17', async () => {
    const page = await site.visit(ROUTES.productList.hash, { prepare: answerProducts(manyProducts(17)) })
    const cards = page.getByRole('main').getByRole('link', { name: /^Sản phẩm sp-/ })
    await expect.poll(() => cards.count()).toBe(16)
    await page.getByRole('link', { name: 'Trang 2', exact: true }).click()
    await page.getByRole('link', { name: 'Sản phẩm sp-17', exact: true }).waitFor()
    expect(await cards.count()).toBe(1)
    expect(await page.getByRole('link', { name: 'Trang 2', exact: true }).getAttribute('aria-current')).toBe(
      'page',
    )
    await page.goBack()
    await expect.poll(() => cards.count()).toBe(16)
  })
})

describe('what is said beside the price', () => {
  it('[M-051] can be tapped with a finger where it is a link', async () => {
    const page = await site.open('/san-pham/sp-01', { width: 390 })
    const heights = await page
      .locator('main dl a')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height))
    expect(heights.length).toBeGreaterThan(1)
    expect(heights.filter((height) => height < 44)).toStrictEqual([])
  })
})

describe('a group of the product list', () => {
  it.each([
    { script: 'with', javaScriptEnabled: true },
    { script: 'without', javaScriptEnabled: false },
  ])(
    '[M-045] is shown in its place, and Back leads to all, $script script',
    async ({ javaScriptEnabled }) => {
      const page = await site.open('/san-pham', { javaScriptEnabled })
      const cards = page.locator('.product-rows > li')
      const group = page.getByRole('link', { name: 'Tim mạch và chuyển hóa' })
      expect(await cards.count()).toBe(16)
      await group.click()
      await page.locator('.product-rows > li:nth-child(5):last-child').waitFor()
      expect(await group.getAttribute('aria-current')).toBe('page')
      await page.getByRole('heading', { level: 1, name: 'Tim mạch và chuyển hóa' }).waitFor()
      expect(await page.title()).toBe('Tim mạch và chuyển hóa | Nam Vững')
      await page.goBack()
      await page.locator('.product-rows > li:nth-child(16)').waitFor()
      expect(await page.getByRole('link', { name: 'Tất cả' }).getAttribute('aria-current')).toBe('page')
      await page.getByRole('heading', { level: 1, name: 'Các sản phẩm bán chạy' }).waitFor()
    },
  )

  it.each([
    { width: 390, gutter: 16 },
    { width: 820, gutter: 32 },
  ])('[M-045] begins with the link to all at the gutter, $width px wide', async ({ width, gutter }) => {
    const page = await site.open('/san-pham', { width })
    const first = page.getByRole('link', { name: 'Tất cả', exact: true })
    expect((await first.boundingBox())?.x).toBe(gutter)
  })

  it('[M-045] has its link in sight on a phone', async () => {
    const page = await site.open('/san-pham/nhom/tim-mach-va-chuyen-hoa', { width: 390 })
    const place = await page.getByRole('link', { name: 'Tim mạch và chuyển hóa' }).boundingBox()
    expect(place?.x).toBeGreaterThanOrEqual(0)
    expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(390)
  })

  it('[M-012] that does not exist is not found', async () => {
    const answers = ['tim-mach-va-chuyen-hoa', 'tim-mach', 'tim-mach-va-chuyen-hoa/trang/2'].map((path) =>
      fetch(`${site.address()}/san-pham/nhom/${path}`),
    )
    expect((await Promise.all(answers)).map(({ status }) => status)).toStrictEqual([200, 404, 404])
  })
})

describe('a row of the product list', () => {
  it('[M-044, M-051] has its prices at one height beside a title of two lines', async () => {
    const titles = ['Một dòng', 'Một tên dài đến mức không thể nào đứng vừa trong một dòng của thẻ']
    const page = await site.visit(ROUTES.productList.hash, {
      prepare: answerProducts(titles.map((title, index) => ({ id: `sp-${index}`, title }))),
    })
    const prices = page.getByRole('main').locator('li .text-amber-deep')
    await expect.poll(() => prices.count()).toBe(2)
    const tops = await prices.evaluateAll((all) => all.map((price) => price.getBoundingClientRect().top))
    expect(tops[0]).toBe(tops[1])
  })
})

describe('a product’s detail', () => {
  const PICTURES = [
    '/pictures/site/empty.svg',
    '/pictures/site/not-found.svg',
    '/pictures/site/popup.svg',
  ] as const
  const products = [
    {
      id: 'a',
      group: 'một',
      thumbnail: PICTURES[0],
      images: `null,${PICTURES[1]},N/A,${PICTURES[2]},${PICTURES[1]}`,
      description: 'Dòng một\nDòng hai\n\nDòng bốn',
    },
    { id: 'b', group: 'một' },
    { id: 'c', group: 'hai' },
    { id: 'd', group: 'một' },
    { id: 'e', group: 'một' },
    { id: 'f', group: 'một' },
  ]
  const openDetail = () => site.visit(productDetailPath('a'), { prepare: answerProducts(products) })

  it('[M-048, M-049, M-050] fades to the chosen picture in 200 ms', async () => {
    const page = await openDetail()
    const main = page.locator('[data-part="main-image"]')
    expect(await main.getAttribute('src')).toBe(PICTURES[0])
    expect(await page.getByRole('button', { name: /^Ảnh \d+$/ }).count()).toBe(3)
    const fade = main.evaluate(
      (image) =>
        new Promise<number>((resolve) => {
          const gallery = image.closest('[data-state]')
          new MutationObserver((_, watch) => {
            const { animationDuration } = getComputedStyle(
              gallery?.querySelector('[data-part="main-image"]') ?? image,
            )
            if (gallery?.getAttribute('data-state') !== 'fading') return
            watch.disconnect()
            resolve(Number.parseFloat(animationDuration) * 1000)
          }).observe(gallery ?? image, { attributes: true })
        }),
    )
    await page.getByRole('button', { name: 'Ảnh 2', exact: true }).click()
    expect(await fade).toBe(200)
    expect(await main.getAttribute('src')).toBe(PICTURES[1])
    expect(await page.getByRole('button', { name: 'Ảnh 2' }).getAttribute('aria-current')).toBe('true')
  })

  it('[M-048] shows four thumbnails whole at 1280, 820 and 360 px', async () => {
    const page = await site.visit(productDetailPath('sp-01'))
    const last = page.getByRole('button', { name: 'Ảnh 4' })
    const main = page.locator('[data-part="main-image"]')
    for (const width of [1280, 820, 360]) {
      await page.setViewportSize({ width, height: 900 })
      const [thumbnail, picture] = [await last.boundingBox(), await main.boundingBox()]
      const rightOf = (box: typeof picture) => (box?.x ?? 0) + (box?.width ?? 0)
      expect(rightOf(thumbnail), `${width} px`).toBeLessThanOrEqual(rightOf(picture) + 4)
    }
  })

  it('[M-048] keeps the size of 12 thumbnails at 1280 and 390 px', async () => {
    const images = Array.from({ length: 11 }, (_, index) => `${PICTURES[1]}?${index}`).join()
    const page = await site.visit(productDetailPath('a'), { prepare: answerProducts([{ id: 'a', images }]) })
    const thumbnails = page.getByRole('button', { name: /^Ảnh \d+$/ })
    await expect.poll(() => thumbnails.count()).toBe(12)
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const widths = await thumbnails.evaluateAll((all) => all.map((one) => one.clientWidth))
      expect(widths, `${width} px`).toStrictEqual(Array.from({ length: 12 }, () => 80))
    }
  })

  it('[M-048] shows our own picture in the place of a dead one', async () => {
    const page = await site.visit(productDetailPath('a'), {
      prepare: answerProducts([{ id: 'a', thumbnail: '/pictures/products/khong-co.svg' }]),
    })
    const main = page.locator('[data-part="main-image"]')
    await expect.poll(() => main.getAttribute('src')).toBe('/pictures/site/no-picture.svg')
    await expect.poll(() => main.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)
  })

  it('[M-053] keeps the line breaks of the description', async () => {
    const page = await openDetail()
    const description = page.locator('[data-part="description"]')
    expect(await description.innerText()).toBe('Dòng một\nDòng hai\n\nDòng bốn')
    const oneLine = await description.evaluate((element) => {
      const height = element.getBoundingClientRect().height
      return height / Number.parseFloat(getComputedStyle(element).lineHeight)
    })
    expect(Math.round(oneLine)).toBe(4)
  })

  it('[M-054] shows three of its group, in a column beside it at 1280 px and in a strip below it at 390 px', async () => {
    const page = await openDetail()
    const related = page.getByRole('region', { name: 'Sản phẩm liên quan' })
    const cards = related.getByRole('link', { name: /^Sản phẩm/ })
    await expect.poll(() => cards.allInnerTexts()).toHaveLength(3)
    const names = await cards.evaluateAll((links) => links.map((link) => link.textContent))
    expect(names.map((name) => name?.includes('Sản phẩm c') || name?.includes('Sản phẩm a'))).toStrictEqual([
      false,
      false,
      false,
    ])
    const laidOut = async () => {
      const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()))
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
      const box = await related.boundingBox()
      return {
        columns: new Set(boxes.map((card) => Math.round(card?.x ?? 0))).size,
        isBeside: (box?.x ?? 0) > (heading?.x ?? 0) + (heading?.width ?? 0),
        isBelow: (box?.y ?? 0) > (heading?.y ?? 0) + (heading?.height ?? 0),
      }
    }
    expect(await laidOut()).toMatchObject({ columns: 1, isBeside: true })
    await page.setViewportSize({ width: 390, height: 900 })
    expect(await laidOut()).toStrictEqual({ columns: 3, isBeside: false, isBelow: true })
  })

  it.each([
    { why: 'an unknown id', route: productDetailPath('khong-co'), status: 200 },
    { why: 'no id', route: ROUTES.productDetail.hash, status: 200 },
    { why: 'a failed load', route: productDetailPath('a'), status: 500 },
  ])('[M-055] leads back to the list at $why, and Back does not bounce', async ({ route, status }) => {
    const page = await site.visit(ROUTES.about.hash, {
      prepare: (opened) =>
        status === 200
          ? answerProducts(products)(opened)
          : opened.route('**/google-reader-v2?*', (call) => call.fulfill({ status, body: '' })),
    })
    await page.getByRole('heading', { level: 1, name: 'Về Nam Vững' }).waitFor()
    await page.goto(`${site.address()}/#${route}`)
    await page.getByRole('heading', { level: 1, name: 'Các sản phẩm bán chạy' }).waitFor()
    expect(page.url()).toBe(`${site.address()}/#/app-product-list`)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Về Nam Vững' }).waitFor()
  })
})
