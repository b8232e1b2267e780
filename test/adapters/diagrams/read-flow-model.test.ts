import { describe, expect, it } from 'vitest'
import { assign, setup } from 'xstate'
import { readFlowModel } from '../../../src/adapters/diagrams/read-flow-model'
import { aMachine } from '../../support/a-machine'

const { root, transitions } = readFlowModel(aMachine)

describe('a machine as plain data', () => {
  it('has every transition, in the order in which they are tried', () => {
    expect(
      transitions.map(({ id, guard, targets, actions, reenters }) => [id, guard, targets, actions, reenters]),
    ).toStrictEqual([
      ['#lamp | lamp.dim | 1', null, [], ['count'], false],
      ['dark | lamp.switch | 1', null, ['warming'], [], false],
      ['warming | xstate.done.actor.warmUp | 1', 'isWarm', ['lit'], [], false],
      ['warming | xstate.done.actor.warmUp | 2', null, ['dark'], [], true],
      ['warming | xstate.error.actor.warmUp | 1', null, ['broken'], [], false],
      ['lit | xstate.after.BURN_MS.lamp.lit | 1', null, ['broken'], [], false],
      ['lit.bright | always | 1', 'isWarm', ['lit.soft'], [], false],
    ])
  })

  it('tells what brings each about, delays in ms', () => {
    expect(transitions.map(({ trigger }) => trigger)).toStrictEqual([
      { kind: 'event', event: 'lamp.dim' },
      { kind: 'event', event: 'lamp.switch' },
      { kind: 'done', actor: 'warmUp' },
      { kind: 'done', actor: 'warmUp' },
      { kind: 'error', actor: 'warmUp' },
      { kind: 'after', delay: 'BURN_MS', ms: 1_500 },
      { kind: 'always' },
    ])
  })

  it('has every state with what it does', () => {
    expect(root.initial).toBe('dark')
    expect(
      root.states.map(({ path, type, initial, tags, entry, invokes }) => [
        path,
        type,
        initial,
        tags,
        entry,
        invokes,
      ]),
    ).toStrictEqual([
      ['dark', 'atomic', null, [], [], []],
      ['warming', 'atomic', null, [], [], ['warmUp']],
      ['lit', 'compound', 'bright', ['lit'], ['shine'], []],
      ['broken', 'final', null, [], [], []],
    ])
    expect(root.states[2]?.states.map(({ path, type }) => [path, type])).toStrictEqual([
      ['lit.bright', 'atomic'],
      ['lit.soft', 'atomic'],
      ['lit.before', 'history'],
    ])
  })
})

const sometimes = () => 7

describe('a machine that hides a decision', () => {
  it.each([
    { what: 'a guard', machine: setup({}).createMachine({ on: { go: { guard: () => true } } }) },
    { what: 'an action', machine: setup({}).createMachine({ on: { go: { actions: () => {} } } }) },
    { what: 'an entry action', machine: setup({}).createMachine({ entry: assign({}) }) },
  ])('cannot be drawn: $what without a name', ({ machine }) => {
    expect(() => readFlowModel(machine)).toThrow(/name/)
  })

  it('cannot be drawn: a delay that is not fixed', () => {
    const machine = setup({ delays: { SOMETIME: sometimes } }).createMachine({
      initial: 'a',
      states: { a: { after: { SOMETIME: 'b' } }, b: {} },
    })
    expect(() => readFlowModel(machine)).toThrow('SOMETIME')
  })
})
