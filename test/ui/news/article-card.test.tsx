import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ArticleCard } from '../../../src/ui/news/article-card'
import { aSummary } from '../../support/fixtures/an-article-page'
import { renderView } from '../../support/views/render-view'

const showCard = (differing: Parameters<typeof aSummary>[1] = {}) => {
  const { visitor, history } = renderView(<ArticleCard article={aSummary('a b', differing)} />)
  return { visitor, history, card: screen.getByRole('link') }
}

describe('an article’s card', () => {
  it('[M-038] leads to the article', async () => {
    const { visitor, history, card } = showCard()
    await visitor.click(card)
    expect(history).toStrictEqual(['/', '/app-news/list/detail?id=a%20b'])
  })

  it.each([
    { tags: [], text: 'Bài a bTóm tắt a bXem thêm >' },
    { tags: [{ name: 'Một' }], text: 'Bài a bMộtTóm tắt a bXem thêm >' },
    { tags: [{ name: 'Một' }, { name: 'Hai' }], text: 'Bài a bMộtTóm tắt a bXem thêm >' },
  ])('[M-037] shows the first tag only if there is one: $tags.length', ({ tags, text }) => {
    expect(showCard({ tags }).card.textContent).toBe(text)
  })

  it('[M-037] clamps its title to 2 lines and its excerpt to 3', () => {
    showCard()
    expect(screen.getByText('Bài a b').classList.contains('line-clamp-2')).toBe(true)
    const excerpt = screen.getByText('Tóm').parentElement
    expect(excerpt?.textContent).toBe('Tóm tắt a b')
    expect(excerpt?.classList.contains('line-clamp-3')).toBe(true)
  })

  it('[M-037] cuts its excerpt between words, each of which is a box', () => {
    showCard()
    for (const word of ['Tóm', 'tắt', 'a', 'b'])
      expect(screen.getAllByText(word).some(({ classList }) => classList.contains('inline-block'))).toBe(true)
  })

  it('[M-037] keeps the last word of a sentence with the next one, so that no ellipsis follows a full stop', () => {
    showCard({ excerpt: 'Ngủ đủ. Bớt lo? Khỏe hơn.' })
    const boxes = [...(screen.getByText('Ngủ').parentElement?.querySelectorAll('.inline-block') ?? [])]
    expect(boxes.map(({ textContent }) => textContent)).toStrictEqual([
      'Ngủ',
      'đủ.\u00a0Bớt',
      'lo?\u00a0Khỏe',
      'hơn.',
    ])
  })

  it.each([
    { banner: '/pictures/news/a.svg', isSeen: true, pictures: 1 },
    { banner: '', isSeen: false, pictures: 0 },
  ])(
    '[M-039, A-15] is rendered, and visible only with a banner: "$banner"',
    ({ banner, isSeen, pictures }) => {
      const { card } = showCard({ banner })
      expect(card.classList.contains('invisible')).toBe(!isSeen)
      expect(card.querySelectorAll('img')).toHaveLength(pictures)
    },
  )
})
