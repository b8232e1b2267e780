import { describe, expect, it } from 'vitest'
import { readFlowModel } from '../../scripts/diagrams/read-flow-model'
import { aRunTest } from '../support/evidence/a-run-test'
import { cellsWithoutTest, namedCells } from '../support/evidence/named-cells'
import { aMachine } from '../support/flows/a-machine'

const lamp = { name: 'lamp', machine: aMachine, model: readFlowModel(aMachine), about: '', rows: [] }
const titles = ['dark', 'warming', 'lit.bright', 'lit.soft'].flatMap((state) =>
  ['lamp.dim', 'lamp.switch', 'warmUp answers', 'warmUp breaks', 'after BURN_MS (1500 ms)'].map(
    (event) => `lamp > ${event} in ${state}`,
  ),
)
const walks = titles.map((title) => aRunTest(title, { file: 'test/diagrams/cells.test.ts' }))

const FILE = 'test/domain/flows/lamp.machine.test.ts'
const broad = aRunTest('broad', { file: FILE, walked: { lamp: ['dark | lamp.switch', 'dark | lamp.dim'] } })
const narrow = aRunTest('narrow', { file: FILE, walked: { lamp: ['dark | lamp.switch'] } })
const named = { lamp: { 'lamp.switch in dark': 'narrow', 'lamp.dim in dark': 'broad' } }

describe('the test that is named for a cell', () => {
  it('is the example test that takes it in the fewest steps', () => {
    expect(namedCells([lamp], [broad, narrow])).toStrictEqual(named)
  })

  it('is a summary only if there is no other', () => {
    const summary = { ...narrow, title: 'the lamp in each state > takes it' }
    expect(namedCells([lamp], [summary, broad]).lamp?.['lamp.switch in dark']).toBe('broad')
    expect(namedCells([lamp], [summary]).lamp?.['lamp.switch in dark']).toBe(summary.title)
  })

  it.each([
    { why: 'another file’s', test: { ...narrow, file: 'test/domain/a.test.ts' } },
    { why: 'skipped', test: { ...narrow, state: 'skipped' } },
  ])('is none that is $why', ({ test }) => {
    expect(namedCells([lamp], [test])).toStrictEqual({ lamp: {} })
  })
})

describe('cells without a test', () => {
  it('are none if the walk shows each cell and the named tests take theirs', () => {
    expect(cellsWithoutTest([lamp], [...walks, broad, narrow], named)).toStrictEqual([])
  })

  it('are those whose walk did not pass', () => {
    const [first = narrow, ...others] = walks
    expect(cellsWithoutTest([lamp], [...others, { ...first, state: 'skipped' }], {})).toStrictEqual([
      'lamp > lamp.dim in dark',
    ])
  })

  it.each([
    { why: 'is gone', tests: [] },
    { why: 'failed', tests: [{ ...narrow, state: 'failed' }] },
    { why: 'takes it no more', tests: [{ ...narrow, walked: {} }] },
  ])('are those whose test by example $why', ({ tests }) => {
    expect(cellsWithoutTest([lamp], [...walks, broad, ...tests], named)).toStrictEqual([
      'lamp > lamp.switch in dark by "narrow": run `npm run diagrams`',
    ])
  })
})
