import { describe, expect, it } from 'vitest'
import { aRunTest } from '../support/evidence/a-run-test'
import type { Row } from '../support/evidence/evidence'
import { gatherEvidence, type RunTest, rowsOf } from '../support/evidence/gather-evidence'
import { rowsWithoutTest } from '../support/evidence/missing-evidence'

const rows: ReadonlyArray<Row> = [
  { row: 'M-001', shownBy: ['browser'], text: '' },
  { row: 'M-002', shownBy: ['rule', 'view'], text: '' },
]
const missing = (...run: ReadonlyArray<RunTest>) => rowsWithoutTest(gatherEvidence(rows, [], run))

const shown = aRunTest('[M-001] a', { kind: 'browser' })
const ruled = aRunTest('[M-002] b')
const viewed = aRunTest('[M-002] c', { kind: 'view' })

describe('the rows a title carries', () => {
  it.each([
    { title: 'a > [M-046] outcome', carried: ['M-046'] },
    { title: '[M-085, M-132] outcome', carried: ['M-085', 'M-132'] },
    { title: '[S-030] outcome', carried: ['S-030'] },
    { title: '[M-001, M-002, A-01] outcome', carried: ['M-001', 'M-002'] },
    { title: 'outcome', carried: [] },
  ])('are $carried in "$title"', ({ title, carried }) => {
    expect(rowsOf(title)).toStrictEqual(carried)
  })
})

describe('rows without a test', () => {
  it('are none if each has a test of the required kind', () => {
    expect(missing(shown, ruled, viewed)).toStrictEqual([])
  })

  it('are named with the kind of test that is missing', () => {
    expect(missing({ ...shown, kind: 'view' }, ruled)).toStrictEqual(['M-001 browser', 'M-002 view'])
  })

  it.each(['skipped', 'failed', 'pending'])('are those whose only test is %s', (state) => {
    expect(missing(shown, { ...ruled, state }, viewed)).toStrictEqual(['M-002 rule'])
  })

  it('are none when one of several tests is skipped', () => {
    expect(missing(shown, { ...ruled, state: 'skipped' }, ruled, viewed)).toStrictEqual([])
  })

  it('are those that only a test of the evidence itself names', () => {
    expect(missing(shown, { ...ruled, file: 'test/evidence/rows.test.ts' }, viewed)).toStrictEqual([
      'M-002 rule',
    ])
  })
})
