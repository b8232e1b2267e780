import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ArticleContent } from '../../../../src/ui/screens/news-detail/article-detail'

vi.hoisted(() => {
  // As in a browser, every text that is let in is an object of its own.
  globalThis.trustedTypes = {
    createPolicy: () => ({ createHTML: (html) => Object(html) }),
  }
})

it('[M-062] stays as it is where its screen is drawn anew, with what a reader has marked in it', () => {
  const { container, rerender } = render(<ArticleContent html="<p>Chữ</p>" />)
  const paragraph = container.querySelector('p')
  expect(paragraph?.textContent).toBe('Chữ')
  rerender(<ArticleContent html="<p>Chữ</p>" />)
  expect(container.querySelector('p')).toBe(paragraph)
  rerender(<ArticleContent html="<p>Khác</p>" />)
  expect(container.querySelector('p')?.textContent).toBe('Khác')
})
