import { describe, expect, it } from 'vitest'
import { rowsOf } from './support/evidence/evidence'
import { type Row, rowsWithoutTest } from './support/evidence/rows-without-test'

const rows: ReadonlyArray<Row> = [
  { row: 'M-001', shownBy: ['browser'], text: '' },
  { row: 'M-002', shownBy: ['rule', 'view'], text: '' },
]
const test = (kind: 'rule' | 'view' | 'browser', title: string) => ({
  kind,
  title,
  file: 'a.test.ts',
  state: 'passed',
})

describe('the rows a title carries', () => {
  it.each([
    { title: 'a > [M-046] outcome', carried: ['M-046'] },
    { title: '[M-085, M-132] outcome', carried: ['M-085', 'M-132'] },
    { title: '[M-001][M-002][A-01] outcome', carried: ['M-001', 'M-002'] },
    { title: 'outcome', carried: [] },
  ])('are $carried in "$title"', ({ title, carried }) => {
    expect(rowsOf(title)).toStrictEqual(carried)
  })
})

describe('rows without a test', () => {
  it('are none where each is shown as it has to be', () => {
    expect(
      rowsWithoutTest(rows, [
        test('browser', '[M-001] a'),
        test('rule', '[M-002] b'),
        test('view', '[M-002] c'),
      ]),
    ).toStrictEqual([])
  })

  it('are named with the kind of test that is missing', () => {
    expect(rowsWithoutTest(rows, [test('view', '[M-001] a'), test('rule', '[M-002] b')])).toStrictEqual([
      'M-001 browser',
      'M-002 view',
    ])
  })
})
