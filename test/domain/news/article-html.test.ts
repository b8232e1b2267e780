import { describe, expect, it } from 'vitest'
import { picturesIn, wordsOfHtml } from '../../../src/domain/news/article-html'

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

describe('the words of an article', () => {
  it('[M-062, P-017] are neither tags nor character references', () => {
    expect(wordsOfHtml('<p>10&nbsp;mmHg<br>2 &lt; 3 &amp; &quot;tư&quot;</p>').split(/\s+/)).toStrictEqual([
      '',
      '10',
      'mmHg',
      '2',
      '3',
      'tư',
      '',
    ])
  })
})
