import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** A browser restyles all that such an element holds at each change in it, whatever stands behind the `:has()`. */
const RESTYLES_PAGE = /(?:html|body|main|:root|#root)\S*:has\([^{}]*?\)\s+[^{}\s,)]/

const rulesOf = (css: string): ReadonlyArray<string> =>
  [...css.matchAll(/[^{};]+(?=\{)/g)].map(([rule]) => rule.trim())

describe('a rule that depends on what the page contains', () => {
  it.each([
    'body:has(.buy-bar) .contact-widget',
    'html:has(.video-dialog) > body',
    'main:has(.buy-bar) ~ .contact-widget',
  ])('restyles the page at each keystroke in a form: %s', (rule) => {
    expect(RESTYLES_PAGE.test(rule)).toBe(true)
  })

  it.each(['html:has(.video-dialog)', 'main.above-buy-bar ~ .contact-widget', 'main .dialog:has(.sticky)'])(
    'restyles little at a keystroke in a form: %s',
    (rule) => {
      expect(RESTYLES_PAGE.test(rule)).toBe(false)
    },
  )

  it('restyles nothing at a keystroke in a form', () => {
    const rules = globSync('src/ui/**/*.css').flatMap((file) => rulesOf(readFileSync(file, 'utf8')))
    expect(rules.filter((rule) => rule.includes(':has(')).length).toBeGreaterThan(3)
    expect([...rules.filter((rule) => RESTYLES_PAGE.test(rule))]).toStrictEqual([])
  })
})
