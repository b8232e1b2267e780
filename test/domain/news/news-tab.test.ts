import { describe, expect, it } from 'vitest'
import { NEWS_TABS, newsTab } from '../../../src/domain/news/news-tab'

describe('newsTab', () => {
  it('[M-056, M-058] knows the podcast tab as 0 and the articles tab as 1', () => {
    expect(NEWS_TABS).toStrictEqual({ podcast: 0, articles: 1 })
  })

  it.each([
    { tabIdx: '0', tab: 0, why: 'the podcast tab' },
    { tabIdx: '1', tab: 1, why: 'the articles tab' },
    { tabIdx: null, tab: 0, why: 'missing' },
    { tabIdx: '', tab: 0, why: 'empty' },
    { tabIdx: '2', tab: 0, why: 'no such tab' },
    { tabIdx: '-1', tab: 0, why: 'no such tab' },
    { tabIdx: '1.0', tab: 0, why: 'no such tab' },
    { tabIdx: 'một', tab: 0, why: 'no number' },
  ])('[M-060, M-061, A-22] of $tabIdx is $tab: $why', ({ tabIdx, tab }) => {
    expect(newsTab(tabIdx)).toBe(tab)
  })
})
