import { describe, expect, it } from 'vitest'
import { aRunTest } from '../support/evidence/a-run-test'
import { gatherEvidence, type RunTest } from '../support/evidence/gather-evidence'
import { transitionsWithoutTest } from '../support/evidence/missing-evidence'
import { takeWalked } from '../support/evidence/walked'
import { aMachine } from '../support/flows/a-machine'
import { actorDone, follow, startFlow } from '../support/flows/flow'

const flows = [
  { name: 'desk-lamp', machine: 'lamp', transitions: ['a', 'b'] },
  { name: 'door', machine: 'door', transitions: ['c'] },
]
const missing = (...run: ReadonlyArray<RunTest>) => transitionsWithoutTest(gatherEvidence([], flows, run))

const all = aRunTest('all', { walked: { lamp: ['a', 'b'], door: ['c'] } })

describe('transitions without a test', () => {
  it('are none if tests took each transition', () => {
    expect(missing(all)).toStrictEqual([])
    expect(
      missing(
        aRunTest('first', { walked: { lamp: ['a'], door: ['c'] } }),
        aRunTest('second', { walked: { lamp: ['b'] } }),
      ),
    ).toStrictEqual([])
  })

  it('are named with their flow', () => {
    expect(missing(aRunTest('a test', { walked: { lamp: ['a'], door: ['c'] } }))).toStrictEqual([
      'desk-lamp: b',
    ])
  })

  it('are all those of a flow that no test walks', () => {
    expect(missing(aRunTest('a test', { walked: { lamp: ['a', 'b'] } }))).toStrictEqual(['door: c'])
  })

  it.each(['skipped', 'failed'])('are those whose only test is %s', (state) => {
    expect(missing({ ...all, state })).toStrictEqual(['desk-lamp: a', 'desk-lamp: b', 'door: c'])
  })

  it('are those that only a test of the evidence itself took', () => {
    expect(missing({ ...all, file: 'test/evidence/transitions.test.ts' })).toStrictEqual([
      'desk-lamp: a',
      'desk-lamp: b',
      'door: c',
    ])
  })
})

describe('what a test walks', () => {
  const warming = follow(startFlow(aMachine), { type: 'lamp.switch' })
  const lit = follow(warming, actorDone('warmUp', true))

  it('is nothing if it reads nothing', () => {
    takeWalked()
    expect(takeWalked()).toStrictEqual({})
  })

  it('is the step that led to the snapshot that it reads, wherever it was taken, with the eventless steps that followed', () => {
    takeWalked()
    expect(lit.snapshot.value).toStrictEqual({ lit: 'soft' })
    expect(takeWalked()).toStrictEqual({
      lamp: [
        'warming | xstate.done.actor.heater | 1',
        'lit.bright | always | 1',
        'warming | xstate.done.actor.heater',
      ],
    })
  })

  it('is each step it takes itself', () => {
    takeWalked()
    const broken = follow(warming, actorDone('warmUp', false), { type: 'lamp.dim', by: 1 })
    expect(broken.effects).toStrictEqual([{ run: 'count', params: { step: 1 } }])
    expect(takeWalked()).toStrictEqual({
      lamp: [
        'dark | lamp.switch | 1',
        'dark | lamp.switch',
        'warming | xstate.done.actor.heater | 1',
        'lit.bright | always | 1',
        'warming | xstate.done.actor.heater',
        '#lamp | lamp.dim | 1',
        'lit.soft | lamp.dim',
      ],
    })
  })
})
