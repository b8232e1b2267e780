import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { createSearchContent } from '../../../../src/adapters/server/content/create-search-content'
import { searchRoute } from '../../../../src/adapters/server/routes/search-route'
import { PRODUCT_COLUMNS } from '../../../../src/domain/catalogue/product-rows'
import type { ContentReaders } from '../../../../src/ports/content'
import { createOwnPages } from '../../../../src/ui/own-pages'
import { createRenderPlainPage } from '../../../../src/ui/render'
import { aSite } from '../../../support/fixtures/a-site'
import { anArticle } from '../../../support/fixtures/an-article'
import { createTestServer, unstyledForm } from '../../../support/server/create-test-server'

const SOLD = {
  id: 'sp-1',
  group: 'Gan và mật',
  title: 'Viên nghệ',
  discount: '90.000đ',
  description: 'Tổ chức chịu trách nhiệm: Công ty A, Hà Nội.',
}
const ROWS = [
  [...PRODUCT_COLUMNS],
  PRODUCT_COLUMNS.map((column) => (column in SOLD ? SOLD[column as keyof typeof SOLD] : '')),
]

const VIDEO = {
  id: 'v-1',
  url: '/videos/v-1.mp4',
  title: 'Đi bộ mỗi ngày',
  description: 'Tốt cho gan nhiễm mỡ.',
  thumbnail: '',
  publishedAt: '2026-01-01',
  updatedAt: '2026-01-01',
  durationSeconds: 60,
  captionsUrl: '',
  chapters: [],
  transcript: 'Lời mở đầu.',
  voice: '',
  organisation: '',
}

const ARTICLES = [
  anArticle({ id: 'ngu', title: 'Ngủ đủ', content: '<p>Gan nhiễm <em>mỡ</em> và giấc ngủ.</p>' }),
  anArticle({ id: 'gan', title: 'Hiểu về gan nhiễm mỡ' }),
]

const READERS: ContentReaders = {
  readArticles: TE.right(ARTICLES),
  readVideos: TE.right([VIDEO]),
  readProductRows: TE.right(ROWS),
}

const SITE = {
  ...aSite,
  delivery: { ...aSite.delivery, fee: '30.000đ', time: '2 đến 5 ngày' },
  concerns: [{ title: 'Mệt mỏi', articleId: 'ngu', productId: '' }],
  questions: [
    { question: 'Ai nhìn thấy số điện thoại của tôi?', answer: 'Nhân viên.' },
    { question: 'Bên ngoài gói hàng ghi gì?', answer: 'Gói hàng được bọc kín.' },
  ],
}

const UNREADABLE = TE.left({ tag: 'unreadable', file: 'x', reason: 'of a test' } as const)

const createSearch = async ({ readers = READERS, rateLimitPerMinute = 0 } = {}) => {
  const { app, lines } = await createTestServer({
    routes: [
      searchRoute({
        searchContent: createSearchContent(
          readers,
          createOwnPages({ site: SITE, recipient: null }),
          SITE.concerns,
        ),
        rateLimitPerMinute,
        renderForm: unstyledForm(createRenderPlainPage({ site: SITE, recipient: null })),
      }),
    ],
  })
  return { lines, search: (query: string) => app.inject(`/tim-kiem${query}`) }
}

const linksIn = (html: string): ReadonlyArray<string> =>
  Array.from(html.matchAll(/<a href="(\/(?:san-pham|tin-tuc|video)\/[^"]*)"/g), ([, address = '']) => address)

describe('the page of a search', () => {
  it('[P-017] lists what the site has on it, without marks, titles first', async () => {
    const { search } = await createSearch()
    const { statusCode, body } = await search('?q=gan+nhiem+mo')
    expect(statusCode).toBe(200)
    expect(linksIn(body)).toStrictEqual(['/tin-tuc/gan', '/video/v-1', '/tin-tuc/ngu'])
    expect(body).toContain('3 kết quả cho “gan nhiem mo”')
    expect(body).not.toContain('không phải là thuốc')
  })

  it.each([
    { asked: '&loai=bai-viet', links: ['/tin-tuc/gan', '/tin-tuc/ngu'], current: 'Bài viết (2)' },
    { asked: '&loai=san-pham', links: ['/tin-tuc/gan', '/video/v-1', '/tin-tuc/ngu'], current: 'Tất cả (3)' },
    { asked: '&loai=khac', links: ['/tin-tuc/gan', '/video/v-1', '/tin-tuc/ngu'], current: 'Tất cả (3)' },
  ])('[P-017] lists one kind if asked for and found, else all: $asked', async ({ asked, links, current }) => {
    const { search } = await createSearch()
    const { body } = await search(`?q=gan+nhiem+mo${asked}`)
    expect(linksIn(body)).toStrictEqual(links)
    expect(/aria-current="page"[^>]*>([^<]*)/.exec(body)?.[1]).toBe(current)
    expect(body).toContain('3 kết quả cho “gan nhiem mo”')
  })

  it('[P-017] names beside products what law requires, and finds those of a group', async () => {
    const { search } = await createSearch()
    const { body } = await search(`?q=${encodeURIComponent('Gan và mật')}`)
    expect(linksIn(body)).toStrictEqual(['/san-pham/sp-1'])
    expect(body).toContain('90.000đ')
    expect(body).toContain('không phải là thuốc')
    expect(body).toContain('Công ty A, Hà Nội')
  })

  it.each([
    ['đổi trả', '/chinh-sach-doi-tra'],
    ['khieu nai', '/giai-quyet-khieu-nai'],
    ['bảo mật', '/dieu-khoan-bao-mat'],
    ['dieu khoan giao dich', '/dieu-khoan-giao-dich'],
    ['giao hàng', '/dat-hang'],
    ['cach dat hang', '/dat-hang'],
    ['hội viên', '/hoi-vien'],
    ['goi premium', '/hoi-vien'],
    ['ai nhin thay so dien thoai', '/'],
    ['đội ngũ bác sĩ', '/gioi-thieu#doi-ngu-bac-si'],
    ['bac si', '/gioi-thieu#doi-ngu-bac-si'],
    ['liên hệ', '/gioi-thieu#don-vi-van-hanh'],
    ['địa chỉ', '/gioi-thieu#don-vi-van-hanh'],
    ['có zalo không', '/gioi-thieu#don-vi-van-hanh'],
    ['số điện thoại', '/gioi-thieu#don-vi-van-hanh'],
    ['gọi', '/gioi-thieu#don-vi-van-hanh'],
    ['hủy đơn', '/dieu-khoan-giao-dich#huy-va-doi-tra'],
    ['toi muon huy don', '/dieu-khoan-giao-dich#huy-va-doi-tra'],
    ['có giao kín không', '/'],
    ['kín đáo', '/'],
    ['tế nhị', '/'],
    ['bao lâu nhận được hàng', '/dat-hang'],
    ['mấy ngày', '/dat-hang'],
    ['phí ship bao nhiêu', '/dat-hang'],
    ['mua', '/dat-hang'],
    ['mua gì cho khỏe', '/san-pham'],
    ['mua gi cho khoe', '/san-pham'],
  ])('[P-017] finds the page of the shop itself on %s first', async (query, address) => {
    const { search } = await createSearch()
    const { body } = await search(`?q=${encodeURIComponent(query)}`)
    expect(/<li id="ket-qua-1"[^>]*><a href="([^"]*)"/.exec(body)?.[1]).toBe(address)
    expect(body).toContain('Trang')
  })

  it('[P-017] answers on a contact and on a cancelled order at once', async () => {
    const { search } = await createSearch()
    const answer = async (query: string) => {
      const { body } = await search(`?q=${query}`)
      const first = /<li id="ket-qua-1".*?<\/li>/s.exec(body)?.[0] ?? ''
      return first.replace(/<[^>]*>/g, '').replaceAll('\u00a0', ' ')
    }
    expect(await answer('lien+he')).toContain(
      'Điện thoại: 0900 000 001, từ 8:00 đến 21:00. Zalo: zalo.example/nam-thu. Địa chỉ: Số 0, phố Thử, Hà Nội.',
    )
    expect(await answer('huy+don')).toContain(
      'Trước khi hàng được gửi đi, bạn có thể hủy bằng cách gọi hotline. Điện thoại: 0900 000 001',
    )
  })

  it.each(['', '?q=', '?q=%20', '?other=gan'])(
    '[P-017] has the field and suggestions without a query: %s',
    async (query) => {
      const { search } = await createSearch()
      const { statusCode, body } = await search(query)
      expect(statusCode).toBe(200)
      expect(body).toContain('<search')
      expect(body).toMatch(/Bạn đang bận tâm điều gì\?.*value="Mệt mỏi"/s)
      expect(body).toContain('value="Gan và mật"')
      expect(body).not.toContain('Chưa có nội dung')
    },
  )

  it('[P-017] finds the article of a concern by the name of the concern', async () => {
    const { search } = await createSearch()
    expect(linksIn((await search('?q=toi+bi+met+moi')).body)).toStrictEqual(['/tin-tuc/ngu'])
  })

  it('[P-017] says so where even the best result has only a part of the words', async () => {
    const { search } = await createSearch()
    const { body } = await search('?q=gan+nhiem+mo+nang')
    expect(linksIn(body)[0]).toBe('/tin-tuc/gan')
    expect(body).toContain('Gần với điều bạn hỏi')
    expect(body).not.toContain('kết quả cho')
  })

  it('[P-017] says that there is nothing, and shows what was typed as text', async () => {
    const { search } = await createSearch()
    const { body } = await search(`?q=${encodeURIComponent('"><script>alert(1)</script>')}`)
    expect(body).toContain('Chưa có nội dung nào về')
    expect(body).not.toContain('<script>')
    expect((await search('?q=%E0%A4%A')).statusCode).toBe(200)
  })

  it('[P-017] is not cached and not indexed by search engines, and its query is in no log and no referrer', async () => {
    const { lines, search } = await createSearch()
    const { headers, body } = await search('?q=xuat+tinh+som')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['referrer-policy']).toBe('strict-origin')
    expect(body).toContain('<meta name="robots" content="noindex"/>')
    expect(/<title>([^<]*)/.exec(body)?.[1]).toBe(`Tìm kiếm | ${aSite.brand.name}`)
    expect(lines.join('')).toContain('/tim-kiem')
    expect(lines.join('')).not.toMatch(/xuat|tinh/)
  })

  it('[P-017] takes 100 characters of a query', async () => {
    const { search } = await createSearch()
    const { body } = await search(`?q=${'a'.repeat(101)}`)
    expect(/type="search"[^>]*\svalue="(a*)"/.exec(body)?.[1]).toHaveLength(100)
  })

  it('[P-017] is refused above the limit of requests a minute', async () => {
    const { search } = await createSearch({ rateLimitPerMinute: 1 })
    expect((await search('?q=a')).statusCode).toBe(200)
    expect((await search('?q=a')).statusCode).toBe(429)
  })

  it('[P-017] shows what can be read', async () => {
    const { search } = await createSearch({
      readers: { readArticles: UNREADABLE, readVideos: TE.right([VIDEO]), readProductRows: UNREADABLE },
    })
    expect(linksIn((await search('?q=di+bo')).body)).toStrictEqual(['/video/v-1'])
  })

  it('[P-017] reads each text once, and again after its file changed', async () => {
    const read: Array<string> = []
    const article = (id: string) => ({
      ...anArticle({ id, title: id }),
      get content() {
        read.push(id)
        return ''
      },
    })
    let articles = [article('a'), article('b')]
    const searchContent = createSearchContent(
      { ...READERS, readArticles: async () => E.right(articles) },
      [],
      [],
    )
    await searchContent('a')
    await searchContent('b')
    expect(read).toStrictEqual(['a', 'b'])
    articles = [...articles.slice(0, 1), article('b')]
    await searchContent('b')
    expect(read).toStrictEqual(['a', 'b', 'b'])
  })
})
