import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { styleRules } from '../../../../scripts/style-rules'
import { extractStyles } from '../../../../src/adapters/server/pages/page-styles'

const CSS = `
@layer theme, base;
@layer theme { :root { --used: var(--below); --below: 1px; --other: 2px } }
@property --set { syntax: "*"; inherits: false }
@property --unset { syntax: "*"; inherits: false }
@keyframes turn { to { rotate: 1turn } }
@keyframes fall { to { top: 9px } }
@media (width > 600px) { .md\\:a { top: 1px } .b { top: 2px } }
@media print { .b { top: 3px } @page { margin: 1cm } }
.a { top: var(--used); animation: turn 1s; --set: 1 }
.a:hover, .b { top: 4px }
:is(.a, .b) > p:not(.c) { top: 5px }
:where(.b > *) { top: 6px }
video.a { top: 7px }
[data-route="hash"] #root { top: 8px }
dialog::backdrop { top: 9px }
`

const { template, inlineStyles, stylesOf } = extractStyles(
  `<html><style></style><script type="application/json" id="page-rules">${JSON.stringify(styleRules(CSS))}</script></html>`,
)

const styleOf = (body: string) =>
  (/<style>([\s\S]*)<\/style>/.exec(inlineStyles(`${template}${body}`).html)?.[1] ?? '').replace(/\s+/g, ' ')

describe('the style of a page', () => {
  it('[M-127] contains the rules that the page uses, in their order, with the variables and at-rules that they name', () => {
    expect(styleOf('<div class="x md:a a"><p></p></div>')).toBe(
      [
        '@layer theme, base;',
        '@layer theme{:root{--used:var(--below);--below:1px}}',
        '@property --set { syntax: "*"; inherits: false }',
        '@keyframes turn { to { rotate: 1turn } }',
        '@media (width > 600px){.md\\:a { top: 1px }}',
        '@media print{@page { margin: 1cm }}',
        '.a { top: var(--used); animation: turn 1s; --set: 1 }',
        '.a:hover, .b { top: 4px }',
        ':is(.a, .b) > p:not(.c) { top: 5px }',
        '[data-route="hash"] #root { top: 8px }',
      ].join(''),
    )
  })

  it.each([
    { body: '<video class="a">', rule: 'video.a', has: true },
    { body: '<video><p class="a">', rule: 'video.a', has: true },
    { body: '<p class="a">', rule: 'video.a', has: false },
    { body: '<p class="b">', rule: ':where(.b', has: true },
    { body: '<p class="a">', rule: ':where(.b', has: false },
    { body: '<dialog>', rule: 'dialog::backdrop', has: true },
    { body: '<p>', rule: 'dialog::backdrop', has: false },
  ])('[M-127] of $body has $rule: $has', ({ body, rule, has }) => {
    expect(styleOf(body).includes(rule)).toBe(has)
  })

  it.each([
    ['<script data-screen="/">', '@media (scripting:none)'],
    ['', '@media all'],
  ])('[M-015] applies the fonts with script only where no script loads them: %s', (body, condition) => {
    const rules = JSON.stringify(styleRules('@media (scripting:none){@font-face{font-family:F}}'))
    const { html } = extractStyles(
      `<style></style><script type="application/json" id="page-rules">${rules}</script>`,
    ).inlineStyles(`<style></style>${body}`)
    expect(html).toBe(`<style>${condition}{@font-face{font-family:F}}</style>${body}`)
  })

  it('[M-127] is sent without its fonts to a page that has them', () => {
    const fonts = `@font-face { font-family: A; src: url(a.woff2) } @font-face { font-family: B; src: local(C) }`
    const taken = extractStyles(
      `<style></style><script type="application/json" id="page-rules">${JSON.stringify(styleRules(`${fonts} .b { top: 2px }`))}</script>`,
    )
    expect(taken.inlineStyles('<style></style><p class="b">').html).toContain('a.woff2')
    expect(taken.stylesOf('<p class="b">')).toBe('.b { top: 2px }')
    expect(stylesOf('<p class="b"></p>')).toBe(
      inlineStyles('<style></style><p class="b"></p>').html.slice(7, -25),
    )
  })

  it('[M-127] is allowed in the content policy by its hash', () => {
    const { html, styleHash } = inlineStyles(`${template}<p class="b">`)
    const style = /<style>([\s\S]*)<\/style>/.exec(html)?.[1] ?? ''
    expect(styleHash).toBe(`sha256-${createHash('sha256').update(style).digest('base64')}`)
    expect(html).not.toContain('page-rules')
  })

  it('[M-127] is unchanged if the page was not built', () => {
    expect(extractStyles('<p>').inlineStyles('<p>')).toStrictEqual({ html: '<p>', styleHash: null })
  })
})
