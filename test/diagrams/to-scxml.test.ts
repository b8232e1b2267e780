// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { type AnyStateMachine, assign, createMachine, setup } from 'xstate'
import { readFlows } from '../../scripts/diagrams/flow-files'
import { readFlowModel } from '../../scripts/diagrams/read-flow-model'
import { examplesOf } from '../../scripts/diagrams/to-page'
import { toScxml } from '../../scripts/diagrams/to-scxml'
import { aMachine } from '../support/a-machine'
import { firstDifference } from '../support/scxml/side-by-side'

const flows = readFlows().map((flow) => ({ name: flow.name, flow }))

const scxmlOf = (machine: AnyStateMachine): string =>
  toScxml({ name: machine.id, about: '', model: readFlowModel(machine) })

const checked = async (texts: ReadonlyArray<string>) => {
  const xml = texts.map((contents, place) => ({ fileName: `${place}.scxml`, contents }))
  const schema = readFileSync('test/support/schemas/scxml.xsd', 'utf8')
  const { errors } = await validateXML({ xml, schema })
  return errors.map(({ message }) => message)
}

/** What the flows have none of: a deep history, entering again, regions that end, actions on the way in. */
const aChart = setup({
  types: { context: {} as { count: number } },
  actions: { count: assign({ count: ({ context }) => context.count + 1 }), tell: () => {} },
  guards: { isSecond: ({ context }) => context.count > 1 },
}).createMachine({
  id: 'chart',
  context: { count: 0 },
  initial: 'work',
  states: {
    work: {
      initial: { target: 'calm', actions: 'tell' },
      entry: 'count',
      exit: 'tell',
      on: {
        again: { target: 'work', reenter: true },
        inside: { target: '.busy' },
        pause: { target: 'paused' },
        part: { target: 'parts' },
      },
      states: {
        calm: { on: { same: { target: 'calm', actions: 'count' } } },
        busy: {
          initial: 'slow',
          states: { slow: { on: { speed: 'fast' } }, fast: { entry: 'tell' } },
        },
        deep: { type: 'history', history: 'deep' },
        shallow: { type: 'history' },
      },
    },
    paused: {
      on: { deep: 'work.deep', shallow: 'work.shallow' },
      always: { guard: 'isSecond', target: 'over' },
    },
    parts: {
      type: 'parallel',
      states: {
        one: { initial: 'a', states: { a: { on: { end: 'b' } }, b: { type: 'final' } } },
        two: {
          initial: 'a',
          states: { a: { on: { end: 'b', finish: 'b' } }, b: { type: 'final', entry: 'count' } },
        },
      },
    },
    over: { type: 'final' },
  },
})
const EVENTS = ['again', 'inside', 'pause', 'part', 'same', 'speed', 'deep', 'shallow', 'end', 'finish']
const chartExamples = { events: EVENTS.map((type) => ({ type })), answers: {} }

describe('SCXML of a flow', () => {
  it.each(flows)('takes the same steps as its machine: $name', ({ flow }) => {
    const { steps, way } = firstDifference(flow.machine, toScxml(flow), examplesOf(flow.name))
    expect(way).toBeNull()
    expect(steps).toBeGreaterThan(3)
  })

  it('takes the same steps as a machine with the features that no flow uses', () => {
    expect(firstDifference(aChart, scxmlOf(aChart), chartExamples)).toMatchObject({ way: null })
  })

  it('is valid against the schema', async () => {
    expect(await checked([scxmlOf(aChart), ...flows.map(({ flow }) => toScxml(flow))])).toStrictEqual([])
  })

  it('has only targets that exist', () => {
    for (const text of [scxmlOf(aChart), ...flows.map(({ flow }) => toScxml(flow))]) {
      const ids = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
      const targets = [...text.matchAll(/ target="([^"]+)"/g)].flatMap(([, ids = '']) => ids.split(' '))
      expect(targets.filter((target) => !ids.has(target))).toStrictEqual([])
    }
  })

  it('has no event that SCXML would confuse with another', () => {
    for (const { flow } of flows) {
      const names = [...toScxml(flow).matchAll(/ event="([^"]+)"/g)].map(([, name = '']) => name)
      expect(names.filter((name) => names.some((other) => name.startsWith(`${other}.`)))).toStrictEqual([])
    }
  })
})

describe('SCXML that differs from its machine', () => {
  const chart = scxmlOf(aChart)
  const part = (says: RegExp | string, instead: string) => () => {
    const altered = chart.replace(says, instead)
    expect(altered).not.toBe(chart)
    return firstDifference(aChart, altered, chartExamples).way
  }

  it.each([
    {
      what: 'a target',
      differs: part('event="speed" target="work.busy.fast"', 'event="speed" target="work.calm"'),
    },
    { what: 'a guard', differs: part(' cond="isSecond()"', '') },
    { what: 'an action', differs: part('<script>tell()</script>', '') },
    { what: 'a kind of history', differs: part('type="deep"', 'type="shallow"') },
    { what: 'a transition that leaves', differs: part(' type="internal"', '') },
  ])('is detected by $what', ({ differs }) => {
    expect(differs()).not.toBeNull()
  })

  it.each([
    { what: 'an id twice', text: chart.replace('id="paused"', 'id="over"') },
    { what: 'an element out of its place', text: chart.replace('<onexit>', '<transition/><onexit>') },
    { what: 'no version', text: chart.replace(' version="1.0"', '') },
  ])('is rejected by the schema: $what', async ({ text }) => {
    expect(await checked([text])).not.toStrictEqual([])
  })
})

describe('a machine that SCXML cannot express', () => {
  it('is refused: its root transitions would be taken after its end', () => {
    expect(() => scxmlOf(aMachine)).toThrow('after its end')
  })

  it('is refused: a state that is entered without being left', () => {
    const inner = { initial: 'b', states: { b: {} } }
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { ...inner, on: { go: { target: 'a' } } } },
    })
    expect(() => scxmlOf(machine)).toThrow('no equal')
  })

  it("is refused: an event whose name is a prefix of another's", () => {
    const inner = { initial: 'b', states: { b: { type: 'final' as const } } }
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { ...inner, onDone: 'c' }, c: {} },
    })
    expect(() => scxmlOf(machine)).toThrow('no equal')
  })
})
