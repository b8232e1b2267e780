import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { decodeArticle, decodeArticlePage, decodeVideos } from '../../../src/domain/news/response-bodies'

const summary = {
  id: 'bai-1',
  title: 'Ngủ đủ',
  banner: '/b.svg',
  excerpt: 'Tóm tắt',
  tags: [{ name: 'Giấc ngủ' }],
  publishedAt: '2026-11-01',
}
const article = {
  ...summary,
  updatedAt: '2026-11-02',
  author: 'Ban biên tập',
  reviewer: 'BS. Mẫu',
  sources: ['Hướng dẫn về giấc ngủ'],
  content: '<p>Nội dung</p>',
  news: [{ ...summary, id: 'bai-2' }],
}
const record = {
  id: 'v1',
  url: '/v/1.mp4',
  title: 'Ngủ đủ',
  description: 'Vì sao',
  thumbnail: '/v/1.svg',
  publishedAt: '2026-10-01',
  updatedAt: '2026-11-01',
  durationSeconds: 75,
  captionsUrl: '/v/1.vtt',
  chapters: [{ startSeconds: 0, title: 'Mở đầu' }],
  transcript: 'Chào bạn.',
  voice: 'synthetic',
  organisation: 'Công ty A, Hà Nội',
}

const faultyKeys = <A>(decoding: t.Validation<A>) =>
  pipe(
    decoding,
    E.mapLeft((errors) => errors.map(({ context }) => context.map(({ key }) => key).join('.'))),
  )

describe('decodeArticlePage', () => {
  const body = { data: [summary], pagination: { total: 25 } }
  const page = { articles: [summary], total: 25 }

  it.each([
    { name: 'the body', sent: body },
    { name: 'the body in one more layer', sent: { data: body } },
  ])('[M-128, A-45] reads $name', ({ sent }) => {
    expect(decodeArticlePage(sent)).toStrictEqual(E.right(page))
  })

  it('[M-105, M-128] reads what is left out as empty', () => {
    expect(decodeArticlePage({ data: [{ id: 1 }], pagination: { total: 1 } })).toStrictEqual(
      E.right({
        articles: [{ id: '1', title: '', banner: '', excerpt: '', tags: [], publishedAt: '' }],
        total: 1,
      }),
    )
    expect(decodeArticlePage({ data: null, pagination: { total: 0 } })).toStrictEqual(
      E.right({ articles: [], total: 0 }),
    )
  })

  it.each([
    { sent: null, why: 'nothing' },
    { sent: [], why: 'a bare list' },
    { sent: { data: [summary] }, why: 'no pagination' },
    { sent: { data: [summary], pagination: { total: '25' } }, why: 'a total that is no number' },
    { sent: { data: [{ title: 'Không mã' }], pagination: { total: 1 } }, why: 'an article without id' },
    { sent: { data: { data: body } }, why: 'two layers too many' },
  ])('[M-128] refuses $why', ({ sent }) => {
    expect(E.isLeft(decodeArticlePage(sent))).toBe(true)
  })

  it('[M-128] says what is wrong with the body itself, not with the layer that is not there', () => {
    expect(faultyKeys(decodeArticlePage({ data: [summary], pagination: {} }))).toStrictEqual(
      E.left(['.pagination.total']),
    )
  })
})

describe('decodeArticle', () => {
  it.each([
    { name: 'the body', sent: { data: article } },
    { name: 'the body in one more layer', sent: { data: { data: article } } },
  ])('[M-105, M-129, A-45] reads $name', ({ sent }) => {
    expect(decodeArticle(sent)).toStrictEqual(E.right(article))
  })

  it('[M-105] reads what is left out as empty', () => {
    expect(decodeArticle({ data: { id: 'bai-1' } })).toStrictEqual(
      E.right({
        id: 'bai-1',
        title: '',
        banner: '',
        excerpt: '',
        tags: [],
        publishedAt: '',
        updatedAt: '',
        author: '',
        reviewer: '',
        sources: [],
        content: '',
        news: [],
      }),
    )
  })

  it('[M-105] keeps a tag without a name as a nameless one', () => {
    expect(decodeArticle({ data: { ...article, tags: [{}, { name: null }] } })).toStrictEqual(
      E.right({ ...article, tags: [{ name: '' }, { name: '' }] }),
    )
  })

  it.each([
    { sent: null, why: 'nothing' },
    { sent: {}, why: 'an empty body' },
    { sent: article, why: 'an article without its layer' },
    { sent: { data: null }, why: 'no article' },
    { sent: { data: { ...article, news: [{ id: '' }] } }, why: 'a related article without id' },
  ])('[M-129] refuses $why', ({ sent }) => {
    expect(E.isLeft(decodeArticle(sent))).toBe(true)
  })
})

describe('decodeVideos', () => {
  const video = { ...record, videoSrc: '/v/1.mp4' }

  it.each([
    { name: 'the body', sent: { data: [record] }, videos: [video] },
    { name: 'the body in one more layer', sent: { data: { data: [record] } }, videos: [video] },
    { name: 'nothing back', sent: { data: null }, videos: [] },
    {
      name: 'a chapter without start and title',
      sent: { data: [{ ...record, chapters: [{}] }] },
      videos: [{ ...video, chapters: [{ startSeconds: 0, title: '' }] }],
    },
    {
      name: 'only an id',
      sent: { data: [{ id: 7 }] },
      videos: [
        {
          id: '7',
          url: '',
          title: '',
          description: '',
          thumbnail: '',
          publishedAt: '',
          updatedAt: '',
          durationSeconds: 0,
          captionsUrl: '',
          chapters: [],
          transcript: '',
          voice: '',
          organisation: '',
          videoSrc: '',
        },
      ],
    },
  ])('[M-102, M-130, A-45] reads $name', ({ sent, videos }) => {
    expect(decodeVideos(sent)).toStrictEqual(E.right(videos))
  })

  it.each([
    { sent: null, why: 'nothing' },
    { sent: [record], why: 'a bare list' },
    { sent: { data: 'v1' }, why: 'text' },
    { sent: { data: [{ ...record, id: '' }] }, why: 'a video without id' },
    { sent: { data: [{ ...record, durationSeconds: -1 }] }, why: 'a duration below 0' },
    { sent: { data: [{ ...record, durationSeconds: '75' }] }, why: 'a duration that is text' },
    { sent: { data: [{ ...record, chapters: [{ startSeconds: -1 }] }] }, why: 'a chapter before the start' },
    { sent: { data: [{ ...record, chapters: [{ title: 7 }] }] }, why: 'a chapter’s title that is no text' },
  ])('[M-130] refuses $why', ({ sent }) => {
    expect(E.isLeft(decodeVideos(sent))).toBe(true)
  })
})
