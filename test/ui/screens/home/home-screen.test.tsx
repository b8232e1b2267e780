import { cleanup, screen, waitFor, within } from '@testing-library/react'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { beforeAll, describe, expect, it } from 'vitest'
import type { LoadFailure } from '../../../../src/ports/services'
import { aProduct } from '../../../support/fixtures/a-product'
import { aSummary, aVideo } from '../../../support/fixtures/an-article-page'
import { renderApp } from '../../../support/views/render-app'

const region = (name: string) => within(screen.getByRole('region', { name }))

/** Both parts of the screen are loaded once; from then on they are drawn at once. */
beforeAll(async () => {
  renderApp('/')
  await screen.findByRole('region', { name: 'Hợp tác' })
  cleanup()
})

describe('the home page', () => {
  it('[M-025] opens with the tagline and why men’s health matters', () => {
    renderApp('/')
    expect(screen.getByRole('heading', { level: 1, name: 'Khẩu hiệu thử' })).toBeDefined()
    expect(region('Vì sao sức khỏe nam giới quan trọng').getAllByRole('listitem')).toHaveLength(4)
  })

  it('[M-026] has a banner to the chat in a new tab, with a text under it', () => {
    renderApp('/')
    const banner = screen.getByRole('link', { name: 'Chat với chuyên gia' })
    expect([banner.getAttribute('href'), banner.getAttribute('target')]).toStrictEqual([
      'https://chat.example/nam-thu',
      '_blank',
    ])
    expect(banner.nextElementSibling?.textContent).toMatch(/^Zalo sẽ mở trong cửa sổ mới/)
  })

  it('[M-027] offers two services', () => {
    renderApp('/')
    const cards = document.querySelectorAll('[data-part="service-cards"] > *')
    expect(Array.from(cards, (card) => card.querySelector('h3')?.textContent)).toStrictEqual([
      'Tư vấn cùng chuyên gia',
      'Sản phẩm hỗ trợ',
    ])
  })

  it('[M-041] ends with the commitment and the address for partners', () => {
    renderApp('/')
    expect(region('Cam kết').getAllByRole('listitem')).toHaveLength(3)
    const mail = region('Hợp tác').getByRole('link', { name: 'hoptac@namthu.example' })
    expect(mail.getAttribute('href')).toBe('mailto:hoptac@namthu.example')
  })
})

describe('the podcasts', () => {
  it('[M-031] lead to the first tab of the news list', async () => {
    const { visitor, history } = renderApp('/')
    await visitor.click(region('Podcast kiến thức').getByRole('link', { name: 'Xem thêm' }))
    expect(history).toStrictEqual(['/', '/app-news/list?tabIdx=0'])
  })

  it('[M-032] open the player with the video that was clicked', async () => {
    const { visitor } = renderApp('/', { videos: [aVideo('1'), aVideo('2')] })
    await visitor.click(await screen.findByRole('button', { name: 'Video 2' }))
    const video = () => screen.queryByRole('dialog', { name: 'Video 2' })?.querySelector('video')
    await waitFor(() => expect(video()?.getAttribute('src')).toBe('/videos/2.mp4'))
  })
})

describe('the best sellers', () => {
  const products = [aProduct('a'), aProduct('b')]

  it('[M-034] lead to the product list', async () => {
    const { visitor, history } = renderApp('/', { products })
    await visitor.click(region('Sản phẩm bán chạy').getByRole('link', { name: 'Xem thêm' }))
    expect(history).toStrictEqual(['/', '/app-product-list'])
  })

  it('[M-035] open the order dialog with nothing chosen', async () => {
    const { visitor } = renderApp('/', { products })
    await visitor.click(region('Sản phẩm bán chạy').getByRole('button', { name: 'Đăng ký mua hàng' }))
    await screen.findByLabelText('Họ và tên')
    const dialog = within(screen.getByRole('dialog', { name: 'Đăng ký mua hàng' }))
    expect(dialog.getAllByRole('button', { name: 'Chọn mua' })).toHaveLength(2)
    expect(dialog.queryByRole('button', { name: 'Đã chọn' })).toBeNull()
  })

  it('[M-036] lead to a product’s detail', async () => {
    const { visitor, history } = renderApp('/', { products })
    await visitor.click(await screen.findByRole('link', { name: 'Sản phẩm b' }))
    expect(history).toStrictEqual(['/', '/app-product-list/detail?id=b'])
  })

  it('[M-013, M-043, M-116] are fetched once, with the spinner; the membership teaser shows none', async () => {
    let fetches = 0
    let answer = (_: ReadonlyArray<ReturnType<typeof aProduct>>) => {}
    renderApp('/', {
      ports: {
        loadProducts: () => {
          fetches += 1
          return new Promise((resolve) => {
            answer = (found) => resolve(E.right(found))
          })
        },
      },
    })
    await screen.findByText('Đang xử lý ...', { exact: true })
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true')
    answer(products)
    await waitFor(() => expect(screen.queryByText('Đang xử lý ...')).toBeNull())
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('false')
    expect(fetches).toBe(1)
    expect(region('Gói hội viên').queryByText(/Sản phẩm [ab]/)).toBeNull()
    expect(region('Sản phẩm bán chạy').getAllByRole('link', { name: /^Sản phẩm/ })).toHaveLength(2)
  })
})

describe('the news strip', () => {
  it('[M-037] shows banner, first tag, title, excerpt and a link', async () => {
    renderApp('/', { articles: [aSummary('1', { tags: [{ name: 'Một' }, { name: 'Hai' }] }), aSummary('2')] })
    const card = await region('Tin tức sức khỏe').findByRole('link', { name: /^Bài 1/ })
    expect(
      [...card.querySelectorAll(':scope > span, :scope > span > span')].map((part) => part.textContent),
    ).toStrictEqual(['Bài 1MộtTóm tắt 1Xem thêm >', 'Bài 1', 'Một', 'Tóm tắt 1', 'Xem thêm >'])
    expect(card.querySelector('img')?.getAttribute('src')).toBe('/pictures/news/1.svg')
    expect(region('Tin tức sức khỏe').getByRole('link', { name: /^Bài 2/ }).textContent).toBe(
      'Bài 2Tóm tắt 2Xem thêm >',
    )
  })

  it('[M-038] leads to the article', async () => {
    const { visitor, history } = renderApp('/', { articles: [aSummary('1')] })
    await visitor.click(await region('Tin tức sức khỏe').findByRole('link', { name: /^Bài 1/ }))
    expect(history).toStrictEqual(['/', '/app-news/list/detail?id=1'])
  })

  it('[M-039] keeps the space of an article without a banner, invisibly', async () => {
    renderApp('/', { articles: [aSummary('1', { banner: '' })] })
    const title = await region('Tin tức sức khỏe').findByText('Bài 1')
    expect(title.closest('a')?.classList.contains('invisible')).toBe(true)
    expect(title.closest('a')?.querySelector('img')).toBeNull()
  })

  it('[M-040] leads to the second tab of the news list', async () => {
    const { visitor, history } = renderApp('/')
    await visitor.click(region('Tin tức sức khỏe').getByRole('link', { name: 'Xem Thêm' }))
    expect(history).toStrictEqual(['/', '/app-news/list?tabIdx=1'])
  })
})

describe('calls that fail', () => {
  it('[M-116, M-133] are logged only: nothing is shown, and the flag is off', async () => {
    const logged: Array<string> = []
    const refused: LoadFailure = { tag: 'refused', status: 500 }
    renderApp('/', {
      ports: {
        loadProducts: TE.left(refused),
        loadArticles: () => TE.left(refused),
        loadVideos: TE.left(refused),
        logFailure: (what, failure) => () => {
          expect(failure).toStrictEqual(refused)
          logged.push(what)
        },
      },
    })
    await waitFor(() => expect(logged.sort()).toStrictEqual(['news', 'products', 'videos']))
    await waitFor(() => expect(screen.queryByText('Đang xử lý ...')).toBeNull())
    expect(screen.queryByRole('alert')).toBeNull()
    for (const name of ['Podcast kiến thức', 'Sản phẩm bán chạy', 'Tin tức sức khỏe'])
      expect(region(name).queryAllByRole('listitem')).toHaveLength(0)
  })
})
