import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { createGetJson } from '../../../src/adapters/services/get-json'
import {
  createLoadArticle,
  createLoadArticles,
  createLoadVideos,
} from '../../../src/adapters/services/news-service'

const asked = (body: unknown) => {
  const urls: Array<string> = []
  return {
    urls,
    getJson: (url: string) => {
      urls.push(url)
      return TE.right(body)
    },
  }
}
const article = {
  id: 'a',
  title: 'Bài',
  banner: '',
  excerpt: '',
  tags: [{ name: 'Tim' }],
  content: '<p></p>',
  news: [],
}

describe('the news service', () => {
  it.each([
    { page: 1, sent: 0 },
    { page: 3, sent: 2 },
  ])('[M-059, M-128] is asked for page $page as $sent, 12 per page', async ({ page, sent }) => {
    const { urls, getJson } = asked({ data: [article], pagination: { total: 25 } })
    const found = await createLoadArticles(getJson, 'nam vung')(page)()
    expect(urls).toStrictEqual([`/news/api/v3/news?source_by=nam%20vung&page=${sent}&limit=12`])
    expect(E.isRight(found) && [found.right.total, found.right.articles.length]).toStrictEqual([25, 1])
  })

  it('[M-129] is asked for one article by its id', async () => {
    const { urls, getJson } = asked({ data: article })
    const found = await createLoadArticle(getJson, (html) => html)('a/b')()
    expect(urls).toStrictEqual(['/news/api/v3/news/a%2Fb'])
    expect(E.isRight(found) && found.right.title).toBe('Bài')
  })

  it('[M-062] hands on only what the sanitiser lets through of an article', async () => {
    const { getJson } = asked({ data: { ...article, content: '<p>x<script></script></p>' } })
    const found = await createLoadArticle(getJson, (html) => html.replace('<script></script>', ''))('a')()
    expect(E.isRight(found) && found.right.content).toBe('<p>x</p>')
  })

  it('[M-130] is asked for 10 videos of the domain', async () => {
    const { urls, getJson } = asked({ data: [] })
    expect(await createLoadVideos(getJson, 'namvung.example')()).toStrictEqual(E.right([]))
    expect(urls).toStrictEqual(['/doctor/api/media/videos?page=0&limit=10&domain=namvung.example'])
  })

  it('[M-133] fails if the body cannot be decoded', async () => {
    const { getJson } = asked({ data: 7 })
    const found = await createLoadVideos(getJson, 'x')()
    expect(E.isLeft(found) && found.left.tag).toBe('unreadable')
  })
})

describe('a read', () => {
  const reading = (reply: () => Response) => createGetJson(async () => reply())('/x')()

  it('[M-128] returns the body', async () => {
    expect(await reading(() => Response.json({ a: 1 }))).toStrictEqual(E.right({ a: 1 }))
  })

  it.each([
    {
      why: 'a refusal',
      reply: () => new Response('', { status: 404 }),
      failure: { tag: 'refused', status: 404 },
    },
    {
      why: 'no answer',
      reply: () => {
        throw new TypeError('network')
      },
      failure: { tag: 'unreachable', reason: 'network' },
    },
  ])('[M-133] fails with a reason: $why', async ({ reply, failure }) => {
    expect(await reading(reply)).toStrictEqual(E.left(failure))
  })

  it('[M-133] fails with a reason: no JSON', async () => {
    expect(await reading(() => new Response('<html>'))).toMatchObject(E.left({ tag: 'unreadable' }))
  })

  it('[M-127] sends no cookie', async () => {
    const sent: Array<RequestInit | undefined> = []
    await createGetJson(async (_, init) => {
      sent.push(init)
      return Response.json({})
    })('/x')()
    expect(sent.map((init) => init?.credentials)).toStrictEqual(['omit'])
  })
})
