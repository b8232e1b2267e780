import { describe, expect, it } from 'vitest'
import { aMachine } from './support/a-machine'
import { mergeWalks, transitionsWithoutTest } from './support/evidence/transitions-without-test'
import { takeWalkedFlows } from './support/evidence/walked'
import { follow, startFlow } from './support/flow'

describe('what tests walk', () => {
  const walked = (taken: Record<string, Array<string>>) => ({ lamp: { all: ['a', 'b', 'c'], taken } })

  it('is put together over files', () => {
    const walks = mergeWalks([
      { file: 'one.test.ts', walked: walked({ a: ['first'], b: [''] }) },
      { file: 'two.test.ts', walked: walked({ a: ['second', 'first'] }) },
      { file: 'three.test.ts', walked: {} },
    ])
    expect(walks).toStrictEqual({ lamp: { a: ['first', 'second'], b: ['one.test.ts'], c: [] } })
    expect(transitionsWithoutTest(walks)).toStrictEqual(['lamp: c'])
  })

  it('is noted by title, eventless transitions included', () => {
    takeWalkedFlows()
    follow(startFlow(aMachine), { type: 'lamp.switch' }, { done: 'warmUp', output: true })
    const { all, taken } = takeWalkedFlows().lamp ?? { all: [], taken: {} }
    expect(all).toHaveLength(7)
    expect(Object.keys(taken)).toStrictEqual([
      'dark | lamp.switch | 1',
      'warming | xstate.done.actor.warmUp | 1',
      'lit.bright | always | 1',
    ])
    expect(taken['dark | lamp.switch | 1']).toStrictEqual([
      'what tests walk > is noted by title, eventless transitions included',
    ])
  })
})
