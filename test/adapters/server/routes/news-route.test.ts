import fastify from 'fastify'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { newsRoute } from '../../../../src/adapters/server/routes/news-route'
import type { ReadArticles } from '../../../../src/ports/content'
import { anArticle } from '../../../support/fixtures/an-article'
import { mustNotBeCalled } from '../../../support/must-not-be-called'

const PATH = '/news/api/v3/news'
const heart = [{ name: 'Tim mạch' }]
const sleep = [{ name: 'Giấc ngủ' }, { name: 'Tim mạch' }]

const articles = (count: number) =>
  Array.from({ length: count }, (_, index) => anArticle({ id: `bai-${index}` }))

const appWith = (readArticles: ReadArticles) => fastify().register(newsRoute({ readArticles }))
const get = (stored: ReturnType<typeof articles>, url: string) =>
  appWith(TE.right(stored)).inject(`${PATH}${url}`)

describe('the list of articles', () => {
  it('[M-128] has summaries without content, and their total', async () => {
    const answer = await get([anArticle({ tags: heart })], '?source_by=nam-vung&page=0&limit=12')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toStrictEqual({
      data: [
        {
          id: 'bai-mau',
          title: 'Bài mẫu',
          banner: '/pictures/news/bai-mau.svg',
          excerpt: 'Một đoạn mở đầu.',
          tags: [{ name: 'Tim mạch' }],
          publishedAt: '2026-01-31',
        },
      ],
      pagination: { total: 1, page: 0, limit: 12 },
    })
  })

  it.each([
    ['', 13, 12, { total: 13, page: 0, limit: 12 }],
    ['?page=1', 13, 1, { total: 13, page: 1, limit: 12 }],
    ['?page=2', 13, 0, { total: 13, page: 2, limit: 12 }],
    ['?limit=100', 101, 100, { total: 101, page: 0, limit: 100 }],
    ['?limit=101', 101, 100, { total: 101, page: 0, limit: 100 }],
    ['', 0, 0, { total: 0, page: 0, limit: 12 }],
  ])('[M-128] %j of %d articles has %d', async (query, stored, shown, pagination) => {
    const body = (await get(articles(stored), query)).json()
    expect(body.data).toHaveLength(shown)
    expect(body.pagination).toStrictEqual(pagination)
  })

  it.each([
    '?page=-1',
    '?page=1.5',
    '?page=',
    '?limit=0',
    '?limit=một',
    '?page=0&page=1',
    '?limit=1&limit=1',
  ])('[M-128] refuses %j', async (query) => {
    const answer = await appWith(mustNotBeCalled('readArticles')).inject(`${PATH}${query}`)
    expect([answer.statusCode, answer.json()]).toStrictEqual([400, { error: 'badQuery' }])
  })

  it('[M-128] is not sent again to a client that has it cached', async () => {
    const app = appWith(TE.right(articles(1)))
    const { etag } = (await app.inject(PATH)).headers
    const again = await app.inject({ url: PATH, headers: { 'if-none-match': String(etag) } })
    const next = await app.inject({ url: `${PATH}?page=1`, headers: { 'if-none-match': String(etag) } })
    expect([again.statusCode, next.statusCode]).toStrictEqual([304, 200])
  })
})

describe('one article', () => {
  it('[M-129] is complete, with related ones as summaries', async () => {
    const stored = [anArticle({ id: 'mot', tags: heart }), anArticle({ id: 'hai' })]
    expect((await get(stored, '/mot')).json()).toStrictEqual({
      data: {
        id: 'mot',
        title: 'Bài mẫu',
        banner: '/pictures/news/bai-mau.svg',
        excerpt: 'Một đoạn mở đầu.',
        tags: [{ name: 'Tim mạch' }],
        publishedAt: '2026-01-31',
        updatedAt: '2026-01-31',
        author: 'Ban biên tập',
        reviewer: 'BS. Mẫu',
        sources: [],
        content: '<p>Nội dung.</p>',
        news: [
          {
            id: 'hai',
            title: 'Bài mẫu',
            banner: '/pictures/news/bai-mau.svg',
            excerpt: 'Một đoạn mở đầu.',
            tags: [],
            publishedAt: '2026-01-31',
          },
        ],
      },
    })
  })

  it('[M-129] has at most six others: those with its first tag, then the newest', async () => {
    const stored = [
      anArticle({ id: 'none-1' }),
      anArticle({ id: 'heart-1', tags: heart }),
      anArticle({ id: 'itself', tags: heart }),
      anArticle({ id: 'sleep-1', tags: sleep }),
      anArticle({ id: 'none-2' }),
      anArticle({ id: 'heart-2', tags: heart }),
      anArticle({ id: 'sleep-2', tags: sleep }),
      anArticle({ id: 'none-3' }),
    ]
    const { news } = (await get(stored, '/itself')).json().data
    expect(news.map(({ id }: { id: string }) => id)).toStrictEqual([
      'heart-1',
      'heart-2',
      'none-1',
      'sleep-1',
      'none-2',
      'sleep-2',
    ])
  })

  it('[M-129] without a tag has the newest others', async () => {
    const stored = [anArticle({ id: 'a', tags: heart }), anArticle({ id: 'b' }), anArticle({ id: 'c' })]
    const { news } = (await get(stored, '/c')).json().data
    expect(news.map(({ id }: { id: string }) => id)).toStrictEqual(['a', 'b'])
  })

  it.each([
    ['/b%C3%A0i%20m%E1%BB%99t', 'bài một'],
    ['/a%2Fb', 'a/b'],
  ])('[M-129] is found at %s', async (url, id) => {
    expect((await get([anArticle({ id })], url)).json().data.id).toBe(id)
  })

  it.each(['/khac', '/__proto__', '/BAI-MAU', '/%20'])('[M-129] is not found at %s', async (url) => {
    const answer = await get([anArticle()], url)
    expect([answer.statusCode, answer.json()]).toStrictEqual([404, { error: 'notFound' }])
  })
})

describe('articles that cannot be read', () => {
  it.each(['', '/bai-mau'])('[M-133] return 503 at %j without the name of a file', async (url) => {
    const answer = await appWith(
      TE.left({ tag: 'unreadable', file: 'news', reason: 'Tệp này không tồn tại.' }),
    ).inject(`${PATH}${url}`)
    expect([answer.statusCode, answer.json()]).toStrictEqual([503, { error: 'unavailable' }])
  })
})
