import { describe, expect, it } from 'vitest'
import type { ArticleSummary } from '../../../src/domain/news/article'
import { relatedArticles } from '../../../src/domain/news/related-articles'

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
