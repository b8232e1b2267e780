// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sanitizeHtml } from '../../../../src/adapters/browser/sanitize-html'
import { markdownToHtml, safeHtml } from '../../../../src/adapters/content/markdown-to-html'
import { figure } from '../../../support/faults/figure'
import { scriptStrings } from '../../../support/faults/script-strings'

const FEWEST = 2_600
const STRINGS = scriptStrings()
const LIVE_ELEMENTS =
  'script, iframe, frame, object, embed, applet, style, link, meta, base, form, input, button, svg, math, template, noscript, video, audio'
const URL_ATTRIBUTES: ReadonlyArray<string> = [
  ...['href', 'src', 'srcset', 'action', 'formaction', 'data', 'poster', 'background', 'xlink:href'],
]
const ATTRIBUTES_THAT_RUN = /^on|^style$|^srcdoc$|^formaction$/i

const leadsSomewhereHarmless = (address: string): boolean =>
  ['http:', 'https:'].includes(
    URL.canParse(address, 'https://site.example')
      ? new URL(address, 'https://site.example').protocol
      : 'http:',
  )

const isLiveAttribute = ({ name, value }: Attr): boolean =>
  ATTRIBUTES_THAT_RUN.test(name) || (URL_ATTRIBUTES.includes(name) && !leadsSomewhereHarmless(value))

const livePartsOf = (root: ParentNode): ReadonlyArray<string> => [
  ...[...root.querySelectorAll(LIVE_ELEMENTS)].map(({ localName }) => localName),
  ...[...root.querySelectorAll('*')].flatMap(({ attributes }) =>
    [...attributes].filter(isLiveAttribute).map(({ name, value }) => `${name}=${value}`),
  ),
]

/** A browser may read HTML in another way once it has written it out itself, so it is looked at twice. */
const liveParts = (html: string): ReadonlyArray<string> => {
  const once = document.createElement('div')
  once.innerHTML = html
  const twice = document.createElement('div')
  twice.innerHTML = once.innerHTML
  return [...livePartsOf(once), ...livePartsOf(twice)]
}

describe('HTML with executable parts', () => {
  it('[M-129] is found by the test’s own check', () => {
    const isSeen = (html: string) => liveParts(html).length > 0
    expect([
      isSeen('<img src=x onerror=alert(1)>'),
      isSeen('<a href="java\tscript:alert(1)">a</a>'),
      isSeen('<svg></svg>'),
      isSeen('<p><a href="/x" rel="noopener">a</a><img src="https://a.example/b.png"></p>'),
    ]).toStrictEqual([true, true, true, false])
  })

  it.each([
    ['as an article', markdownToHtml],
    ['as HTML alone', safeHtml],
  ])('[M-129] has no executable part left %s', (how, toHtml) => {
    const live = STRINGS.map((text) => ({ text, parts: liveParts(toHtml(text)) })).filter(
      ({ parts }) => parts.length > 0,
    )
    figure(`9 script strings ${how}`, STRINGS.length, `>= ${FEWEST}`)
    figure(`9 script strings that are live ${how}`, live.length, '= 0')
    expect(new Set(STRINGS).size).toBeGreaterThanOrEqual(FEWEST)
    expect(live).toStrictEqual([])
  })
})

describe('the HTML of an article', () => {
  const ARTICLE =
    '<h2>Một</h2><p>Hai <strong>ba</strong> <em>bốn</em><br><a href="/x" rel="noopener">năm</a></p><hr><blockquote>sáu</blockquote>' +
    '<ol start="3"><li>bảy</li></ol><table><thead><tr><th align="right">tám</th></tr></thead><tbody><tr><td>9</td></tr></tbody></table>' +
    '<p><img src="https://a.example/b.png" alt="mười"></p>'

  it('[M-129] is the same after the server and after the browser', () => {
    expect(safeHtml(ARTICLE).replaceAll(' />', '>')).toBe(ARTICLE)
    expect(sanitizeHtml(ARTICLE)).toBe(ARTICLE)
  })

  it.each(readdirSync('content/news').filter((name) => name.endsWith('.md')))(
    '[M-062, M-129] is the same string for the browser, so that the page keeps its text: %s',
    (name) => {
      const html = markdownToHtml(readFileSync(join('content/news', name), 'utf8'))
      expect(sanitizeHtml(html)).toBe(html)
    },
  )

  it.each([
    'quá 10 mmHg',
    'một  \nhai',
    '---',
    '![a & "b"](/c.png?d=1&e=2)',
    '2 < 3 > 1 & \'bốn\' "năm" `sáu`',
  ])('[M-062, M-129] is the same string for the browser, whatever an editor writes: %j', (markdown) => {
    const html = markdownToHtml(markdown)
    expect(sanitizeHtml(html)).toBe(html)
  })

  it.each([
    '<b>x</b>',
    '<p class="a" id="b" style="color:red" title="c">x</p>',
    '<p aria-label="a" data-b="c">x</p>',
    '<form><input name="a">x</form>',
  ])('[M-129] contains nothing else after either of them: %s', (html) => {
    for (const left of [safeHtml(html), sanitizeHtml(html)]) expect(left).toMatch(/^(?:x|<p>x<\/p>)$/)
  })
})
