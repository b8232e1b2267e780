import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { createContentHosts } from '../../../../src/adapters/server/pages/content-hosts'
import type { ContentReaders } from '../../../../src/ports/content'
import { createTestServer } from '../../../support/server/create-test-server'
import { until } from '../../../support/until'

type Given = {
  readonly thumbnail?: string
  readonly imgsProduct?: string
  readonly banner?: string
  readonly pictures?: ReadonlyArray<string>
  readonly video?: string
  readonly poster?: string
}

const HEADINGS = Array.from({ length: 10 }, (_, n) => `h${n}`)

const readersOf = (given: () => Given): ContentReaders => ({
  readProductRows: TE.fromIO(() => [
    HEADINGS,
    ['1', '', 'Sâm', '', '', '', given().thumbnail ?? '', given().imgsProduct ?? '', '', ''],
  ]) as never,
  readArticles: TE.fromIO(() => [
    { banner: given().banner ?? '', pictures: given().pictures ?? [] },
  ]) as never,
  readVideos: TE.fromIO(() => [
    { url: given().video ?? '', captionsUrl: '', thumbnail: given().poster ?? '' },
  ]) as never,
})

describe('the hosts that content names', () => {
  it.each<{ readonly why: string; readonly given: Given; readonly pictures: ReadonlyArray<string> }>([
    { why: 'its own pictures', given: { thumbnail: '/pictures/a.svg', banner: 'N/A' }, pictures: [] },
    {
      why: 'products’ pictures, each host once',
      given: {
        thumbnail: 'https://a.example/1.jpg',
        imgsProduct: 'https://a.example/2.jpg, http://b.example:81/3',
      },
      pictures: ['a.example', 'b.example:81'],
    },
    {
      why: 'articles’ banners and pictures',
      given: {
        banner: '//c.example/x.png',
        pictures: ['https://d.example/y.png'],
      },
      pictures: ['c.example', 'd.example'],
    },
    {
      why: 'no other protocol',
      given: { thumbnail: 'ftp://e.example/a', banner: 'data:image/png,x' },
      pictures: [],
    },
    {
      why: 'nothing that would end the directive',
      given: { thumbnail: 'https://a;script-src *;/x' },
      pictures: [],
    },
  ])('[M-128] are those of $why', async ({ given, pictures }) => {
    expect(await createContentHosts(readersOf(() => given))()).toStrictEqual({ pictures, videos: [] })
  })

  it('[M-130] are those of videos and their pictures', async () => {
    const given = { video: 'https://v.example/a.mp4', poster: 'https://p.example/a.jpg' }
    expect(await createContentHosts(readersOf(() => given))()).toStrictEqual({
      pictures: ['p.example'],
      videos: ['v.example'],
    })
  })

  it('[M-128] are unchanged while the content cannot be read', async () => {
    let isReadable = true
    const readers = readersOf(() => ({ banner: 'https://a.example/x' }))
    const hosts = createContentHosts({
      ...readers,
      readArticles: () => (isReadable ? readers.readArticles() : TE.left({ tag: 'unreadable' } as never)()),
    })
    expect((await hosts()).pictures).toStrictEqual(['a.example'])
    isReadable = false
    expect((await hosts()).pictures).toStrictEqual(['a.example'])
  })
})

const PAGE = { url: '/', headers: { accept: 'text/html' } }

describe('the content policy', () => {
  it('[M-128] allows pictures and videos from these hosts only, from the first response on', async () => {
    const given = { thumbnail: 'https://a.example/1.jpg', video: 'https://v.example/a.mp4' }
    const { app } = await createTestServer({ contentHosts: createContentHosts(readersOf(() => given)) })
    const policy = String((await app.inject(PAGE)).headers['content-security-policy']).split(';')
    expect(policy).toContain("img-src 'self' data: a.example")
    expect(policy).toContain("media-src 'self' v.example")
  })

  it('[M-128] follows the content', async () => {
    let thumbnail = 'https://a.example/1.jpg'
    const { app } = await createTestServer({
      contentHosts: createContentHosts(readersOf(() => ({ thumbnail }))),
    })
    thumbnail = 'https://b.example/1.jpg'
    const pictures = async () =>
      String((await app.inject(PAGE)).headers['content-security-policy'])
        .split(';')
        .find((part) => part.startsWith('img-src'))
    await until(async () => (await pictures()) === "img-src 'self' data: b.example")
  })

  it('[M-128] delays pages only: a slow product sheet delays no registration', async () => {
    const { app } = await createTestServer({ contentHosts: () => new Promise(() => undefined) })
    expect((await app.inject({ method: 'POST', url: '/', headers: { accept: '*/*' } })).statusCode).toBe(404)
  })
})
