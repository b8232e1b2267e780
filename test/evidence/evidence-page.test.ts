// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest'
import { aRunTest } from '../support/evidence/a-run-test'
import { gatherEvidence } from '../support/evidence/gather-evidence'
import { primaryTests } from '../support/evidence/primary-tests'
import { toEvidencePage } from '../support/evidence/to-evidence-page'

const evidence = gatherEvidence(
  [
    { row: 'M-001', shownBy: ['rule'], text: 'One <b>' },
    { row: 'M-002', shownBy: ['view'], text: 'Two' },
    { row: 'S-001', shownBy: ['rule'], text: 'Never twice.', flow: 'desk-lamp' },
  ],
  [{ name: 'desk-lamp', machine: 'lamp', transitions: ['dark | lamp.switch | 1'] }],
  [
    aRunTest('[M-001] a', { line: 7, walked: { lamp: ['dark | lamp.switch | 1'] } }),
    ...['b', 'c', 'd'].map((name) => aRunTest(`[M-001] ${name}`, { file: `test/domain/${name}.test.ts` })),
    aRunTest('[M-002] e', { kind: 'view', state: 'skipped' }),
    aRunTest('[S-001] f'),
  ],
)
const page = toEvidencePage({
  evidence,
  run: { at: '2026-11-22', node: 'v24', sources: 'x' },
  commit: 'abc',
  mutation: { made: 200, noticed: 198 },
})

const scriptIn = (html: string): string => /<script>([\s\S]*)<\/script>/.exec(html)?.[1] ?? ''

beforeAll(() => {
  document.documentElement.innerHTML = page.replace(/<script>[\s\S]*<\/script>/, '')
  new Function(scriptIn(page))()
})

const shown = () =>
  [...document.querySelectorAll('article')]
    .filter((item) => !item.hidden)
    .map((item) => item.querySelector('h3')?.textContent)
const filter = (name: string, value: string) => {
  const field = document.querySelector<HTMLInputElement>(`[name=${name}]`)
  if (field === null) throw new Error(name)
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

describe('the evidence page', () => {
  it('has every row, property and transition with text, tests, lines and the run, and makes no request', () => {
    expect(shown()).toStrictEqual(['M-001', 'M-002', 'S-001', 'desk-lamp: dark | lamp.switch | 1'])
    const text = document.body.textContent
    for (const told of [
      'One <b>',
      'test/domain/a.test.ts:7',
      '198 of 200 noticed (99.0 %)',
      'abc',
      'v24',
      'Never twice.',
    ])
      expect(text).toContain(told)
    expect(page).not.toMatch(/https?:|src=/)
  })

  it('shows three tests of a row at most, and folds the rest', () => {
    const [row] = document.querySelectorAll('article')
    expect(row?.querySelectorAll(':scope > ul > li').length).toBe(3)
    expect(row?.querySelector('details')?.textContent).toContain('1 more')
  })

  it.each([
    { name: 'row', value: 'm-00', left: ['M-001', 'M-002'] },
    { name: 'flow', value: 'desk-lamp', left: ['S-001', 'desk-lamp: dark | lamp.switch | 1'] },
    { name: 'kind', value: 'view', left: ['M-002'] },
    { name: 'result', value: 'skipped', left: ['M-002'] },
  ])('can be filtered by $name', ({ name, value, left }) => {
    filter(name, value)
    expect(shown().filter((title) => !left.includes(title ?? ''))).toStrictEqual(
      name === 'row' ? ['desk-lamp: dark | lamp.switch | 1'] : [],
    )
    filter(name, '')
  })
})

describe('the tests that stand first', () => {
  it('have the kind required for the row, and are from different files', () => {
    const tests = [
      aRunTest('[M-001, M-002] broad', { file: 'test/a.test.ts' }),
      aRunTest('[M-001] narrow', { file: 'test/a.test.ts' }),
      aRunTest('[M-001] seen', { kind: 'browser', file: 'test/b.test.ts' }),
    ]
    expect(primaryTests(['rule'], tests).primary.map(({ title }) => title)).toStrictEqual([
      '[M-001] narrow',
      '[M-001] seen',
      '[M-001, M-002] broad',
    ])
  })
})
