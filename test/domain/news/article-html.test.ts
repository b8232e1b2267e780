import { describe, expect, it } from 'vitest'
import { picturesIn } from '../../../src/domain/news/article-html'

describe('the pictures of an article', () => {
  it.each([
    { html: '<p>Không có ảnh.</p>', addresses: [] },
    {
      html: '<p><img src="/a.png" alt="A" /></p><img alt="B" src="/b.png">',
      addresses: ['/a.png', '/b.png'],
    },
    {
      html: '<img src="https://anh.example/a?b=1&amp;c=2" alt="" />',
      addresses: ['https://anh.example/a?b=1&c=2'],
    },
    { html: '<img alt="A" />', addresses: [''] },
  ])('[M-105] are found in $html', ({ html, addresses }) => {
    expect(picturesIn(html)).toStrictEqual(addresses)
  })
})
