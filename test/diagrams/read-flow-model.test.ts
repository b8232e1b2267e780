import { describe, expect, it } from 'vitest'
import { assign, createMachine, fromPromise, setup } from 'xstate'
import { readFlowModel } from '../../scripts/diagrams/read-flow-model'
import { aMachine } from '../support/flows/a-machine'

const { root, transitions } = readFlowModel(aMachine)

describe('a machine as plain data', () => {
  it('has every transition, in the order in which they are tried', () => {
    expect(
      transitions.map(({ id, order, of, guard, targets, reenters }) => [
        id,
        `${order} of ${of}`,
        guard?.name,
        targets,
        reenters,
      ]),
    ).toStrictEqual([
      ['#lamp | lamp.dim | 1', '1 of 1', undefined, [], false],
      ['dark | lamp.switch | 1', '1 of 1', undefined, ['warming'], false],
      ['warming | xstate.done.actor.heater | 1', '1 of 2', 'isWarm', ['lit'], false],
      ['warming | xstate.done.actor.heater | 2', '2 of 2', undefined, ['dark'], true],
      ['warming | xstate.error.actor.heater | 1', '1 of 1', undefined, ['broken'], false],
      ['lit | xstate.after.BURN_MS.lamp.lit | 1', '1 of 1', undefined, ['broken'], false],
      ['lit.bright | always | 1', '1 of 1', 'isWarm', ['lit.soft'], false],
    ])
  })

  it('has the parameters of each action that the machine fixes, not those that a function takes from the event', () => {
    const [, , lit] = root.states
    expect(lit?.entry).toStrictEqual([{ name: 'shine', given: 'lumen 800' }])
    expect(lit?.initialActions).toStrictEqual([{ name: 'warn', given: '' }])
    expect(transitions[0]?.actions).toStrictEqual([{ name: 'count', given: '' }])
  })

  it('names an actor by its slot, not its id, with its input', () => {
    expect(root.states[1]?.invokes).toStrictEqual([{ id: 'heater', name: 'warmUp', given: '230' }])
  })

  it('has the trigger of each transition, delays in ms', () => {
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

  it('has every state with its actions and actors', () => {
    expect(root.initial).toBe('dark')
    expect(root.states.map(({ path, type, initial, tags }) => [path, type, initial, tags])).toStrictEqual([
      ['dark', 'atomic', null, []],
      ['warming', 'atomic', null, []],
      ['lit', 'compound', 'bright', ['lit']],
      ['broken', 'final', null, []],
    ])
    expect(root.states[2]?.states.map(({ path, type }) => [path, type])).toStrictEqual([
      ['lit.bright', 'atomic'],
      ['lit.soft', 'atomic'],
      ['lit.before', 'history'],
    ])
  })
})

const sometimes = () => 7

describe('a machine with an unnamed decision', () => {
  it.each([
    { what: 'a guard', machine: setup({}).createMachine({ on: { go: { guard: () => true } } }) },
    { what: 'an action', machine: setup({}).createMachine({ on: { go: { actions: () => {} } } }) },
    { what: 'an entry action', machine: setup({}).createMachine({ entry: assign({}) }) },
  ])('cannot be drawn: $what without a name', ({ machine }) => {
    expect(() => readFlowModel(machine)).toThrow(/name/)
  })

  it('cannot be drawn: an actor without a slot', () => {
    const machine = createMachine({ invoke: { src: fromPromise(async () => true) } })
    expect(() => readFlowModel(machine)).toThrow('slot')
  })

  it('cannot be drawn: a delay that is not fixed', () => {
    const machine = setup({ delays: { SOMETIME: sometimes } }).createMachine({
      initial: 'a',
      states: { a: { after: { SOMETIME: 'b' } }, b: {} },
    })
    expect(() => readFlowModel(machine)).toThrow('SOMETIME')
  })
})
