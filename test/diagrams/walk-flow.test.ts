import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readFlows } from '../../scripts/diagrams/flow-files'
import { meaningOf, stepsOfTest, toTest, walkFlow, walkSteps } from '../../scripts/diagrams/walk-flow'

const flow = readFlows().find(({ name }) => name === 'membership-dialog')
if (flow === undefined) throw new Error('no membership-dialog')
const STEPS = ['name.type "Nguyễn Văn Mẫu"', 'dialog.close']

describe('a walk', () => {
  it('gives the description of the state it leads to', () => {
    expect(meaningOf(walkSteps(flow, STEPS))).toBe(
      'Closing would lose what was typed: the visitor is asked first.',
    )
  })

  it('is saved as a test and read back from it', () => {
    const test = readFileSync('test/diagrams/a-walk.test.ts', 'utf8')
    expect(toTest(walkSteps(flow, stepsOfTest(test)))).toBe(test)
    expect(stepsOfTest(toTest({ ...walkSteps(flow, STEPS), taken: ['a \\ b', `c' "d"`] }))).toStrictEqual([
      'a \\ b',
      `c' "d"`,
    ])
  })

  it.each([
    { why: 'there is no such step', name: 'popup', steps: ['popup.open'], says: 'step 1' },
    {
      why: 'the step is not taken there',
      name: 'membership-dialog',
      steps: [...STEPS, ...STEPS],
      says: 'step 3',
    },
    { why: 'there is no such flow', name: 'lamp', steps: [], says: 'no flow lamp' },
  ])('stops if $why', ({ name, steps, says }) => {
    expect(() => walkFlow(name, steps)).toThrow(says)
  })
})
