import { describe, expect, it } from 'vitest'
import { markdownToHtml } from '../../../src/adapters/content/markdown-to-html'

describe('Markdown that an editor writes', () => {
  it.each([
    ['## Một', '<h2>Một</h2>'],
    ['Một **hai** *ba*.', '<p>Một <strong>hai</strong> <em>ba</em>.</p>'],
    ['- một\n- hai', '<ul>\n<li>một</li>\n<li>hai</li>\n</ul>'],
    ['3. ba\n4. bốn', '<ol start="3">\n<li>ba</li>\n<li>bốn</li>\n</ol>'],
    ['> một', '<blockquote>\n<p>một</p>\n</blockquote>'],
    ['![Một](/pictures/a.svg)', '<p><img src="/pictures/a.svg" alt="Một"></p>'],
    ['![Một](https://cdn.example/a.png "b")', '<p><img src="https://cdn.example/a.png" alt="Một"></p>'],
    ['[một](https://a.example)', '<p><a href="https://a.example" rel="noopener">một</a></p>'],
    ['[một](http://a.example)', '<p><a href="http://a.example" rel="noopener">một</a></p>'],
    ['[một](/#/product)', '<p><a href="/#/product" rel="noopener">một</a></p>'],
    [
      '| a | b |\n|---|--:|\n| 1 | 2 |',
      '<table>\n<thead>\n<tr>\n<th>a</th>\n<th align="right">b</th>\n</tr>\n</thead>\n<tbody><tr>\n<td>1</td>\n<td align="right">2</td>\n</tr>\n</tbody></table>',
    ],
    [
      '| Mức độ |\n|---|\n| Rất vừa |\n| Dài hơn mười sáu chữ |',
      '<table>\n<thead>\n<tr>\n<th>Mức&nbsp;độ</th>\n</tr>\n</thead>\n<tbody><tr>\n<td>Rất&nbsp;vừa</td>\n</tr>\n<tr>\n<td>Dài hơn mười sáu chữ</td>\n</tr>\n</tbody></table>',
    ],
    ['quá 10 mmHg', '<p>quá 10&nbsp;mmHg</p>'],
    ['2 < 3 & 4', '<p>2 &lt; 3 &amp; 4</p>'],
    ['', ''],
  ])('[M-129] %j becomes HTML', (markdown, html) => {
    expect(markdownToHtml(markdown)).toBe(html)
  })
})

describe('Markdown with scripts or requests to other servers', () => {
  it.each([
    ['<script>alert(1)</script>Một', 'Một'],
    ['<style>p{}</style>Một', 'Một'],
    ['<img src=x onerror=alert(1)>', '<img src="x">'],
    ['<img src="data:image/svg+xml,<svg/>" alt="Một">', '<img alt="Một">'],
    ['<img src="//evil.example/a.png">', '<img>'],
    ['<svg><script>alert(1)</script></svg>', '<p></p>'],
    ['<iframe src="https://a.example"></iframe>', ''],
    ['<p style="color:red" onclick="alert(1)" class="a" id="b">Một</p>', '<p>Một</p>'],
    ['<td align="expression(1)">Một</td>', '<td align>Một</td>'],
    ['<form action="/"><input name="a"><button>Một</button></form>', 'Một'],
    ['[một](javascript:alert(1))', '<p><a rel="noopener">một</a></p>'],
    ['[một](mailto:a@a.example)', '<p><a rel="noopener">một</a></p>'],
    ['[một](tel:0900000001)', '<p><a rel="noopener">một</a></p>'],
    ['<a href="&#106;avascript:alert(1)">một</a>', '<p><a rel="noopener">một</a></p>'],
    ['<a href="java\tscript:alert(1)" target="_blank">một</a>', '<p><a rel="noopener">một</a></p>'],
    ['<a href="/" rel="opener">một</a>', '<p><a href="/" rel="noopener">một</a></p>'],
  ])('[M-129] %j keeps only harmless HTML', (markdown, html) => {
    expect(markdownToHtml(markdown)).toBe(html)
  })
})
