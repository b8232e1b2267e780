import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import type { ArticleSummary } from '../../../src/domain/news/article'
import { firstTag, readingMinutes, relatedArticles } from '../../../src/domain/news/shown-article'

describe('firstTag', () => {
  it.each([
    {
      tags: [{ name: 'Tim mạch' }, { name: 'Dinh dưỡng' }],
      tag: O.some('Tim mạch'),
      why: 'the first of two',
    },
    { tags: [], tag: O.none, why: 'no tag' },
    { tags: [{ name: '' }, { name: 'Dinh dưỡng' }], tag: O.none, why: 'a first tag without a name' },
  ])('[M-037, M-062] gives $tag: $why', ({ tags, tag }) => {
    expect(firstTag({ tags })).toStrictEqual(tag)
  })
})

const article = (id: string): ArticleSummary => ({
  id,
  title: `Bài ${id}`,
  banner: '',
  excerpt: '',
  tags: [],
  publishedAt: '',
})

describe('relatedArticles', () => {
  it.each([
    { news: ['1', '2', '3', '4'], shown: ['1', '2', '3'], why: 'at most 3' },
    { news: ['1', '2', '3'], shown: ['1', '2', '3'], why: 'exactly 3' },
    { news: ['2', '1'], shown: ['2', '1'], why: 'fewer, in their order' },
    { news: ['1', 'x', '2', '3', '4'], shown: ['1', '2', '3'], why: 'never itself' },
    { news: [], shown: [], why: 'none' },
  ])('[M-063] of article x among $news are $shown: $why', ({ news, shown }) => {
    expect(relatedArticles({ id: 'x', news: news.map(article) })).toStrictEqual(shown.map(article))
  })
})

const syllables = (count: number) => `<p class="một hai">${'chữ '.repeat(count)}</p>`

describe('the time an article takes', () => {
  it.each([
    { count: 0, minutes: 1 },
    { count: 329, minutes: 1 },
    { count: 330, minutes: 2 },
    { count: 656, minutes: 3 },
  ])('[M-062] is $minutes min for $count syllables, its tags left out', ({ count, minutes }) => {
    expect(readingMinutes(syllables(count))).toBe(minutes)
  })

  it('[M-062] counts syllables apart that only a tag or a line break separates', () => {
    expect(readingMinutes('<p>chữ</p>'.repeat(330))).toBe(2)
    expect(readingMinutes('chữ<br>'.repeat(330))).toBe(2)
    expect(readingMinutes('chữ\n\n'.repeat(330))).toBe(2)
  })
})
