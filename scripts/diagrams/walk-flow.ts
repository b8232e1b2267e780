import { type AnyMachineSnapshot, initialTransition, type StateValue, transition } from 'xstate'
import { EXAMPLES } from './examples'
import { type Flow, readFlows } from './flow-files'
import type { FlowState } from './flow-model'
import { type NextStep, nextSteps } from './next-steps'

/** A flow after the steps with these labels, taken from its start. */
export type Walk = {
  readonly flow: Flow
  readonly snapshot: AnyMachineSnapshot
  readonly taken: ReadonlyArray<string>
  readonly before: Walk | null
}

const examplesOf = ({ name }: Flow) => EXAMPLES[name] ?? { events: [], answers: {} }

export const startWalk = (flow: Flow): Walk => {
  const [snapshot] = initialTransition(flow.machine, examplesOf(flow).input)
  return { flow, snapshot, taken: [], before: null }
}

export const stepsFrom = ({ flow, snapshot }: Walk): ReadonlyArray<NextStep> =>
  nextSteps(snapshot, examplesOf(flow))

export const takeStep = (walk: Walk, { label, event }: NextStep): Walk => {
  const [snapshot] = transition(walk.flow.machine, walk.snapshot, event)
  return { flow: walk.flow, snapshot, taken: [...walk.taken, label], before: walk }
}

/** Throws at the first label that is not among the possible steps. */
export const walkSteps = (flow: Flow, labels: ReadonlyArray<string>): Walk =>
  labels.reduce((walk, label, index) => {
    const step = stepsFrom(walk).find((each) => each.label === label)
    if (step === undefined) throw new Error(`step ${index + 1} cannot be taken there: ${label}`)
    return takeStep(walk, step)
  }, startWalk(flow))

const valueText = (value: StateValue | undefined): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value ?? {})
        .map(([name, inner]) => {
          const text = valueText(inner)
          return text === '' ? name : `${name} › ${text}`
        })
        .join(', ')

/** The active states, as in `editing › rejected`; commas separate parallel regions. */
export const standsIn = ({ snapshot }: Walk): string => valueText(snapshot.value)

const meaningsIn = (state: FlowState, active: ReadonlySet<string>): ReadonlyArray<string> => [
  ...(state.description !== null && active.has(state.path) ? [state.description] : []),
  ...state.states.flatMap((child) => meaningsIn(child, active)),
]

/** The descriptions of the active states, outermost first. */
export const meaningOf = ({ flow, snapshot }: Walk): string => {
  const active = new Set(snapshot._nodes.map((node) => node.path.join('.')))
  return meaningsIn(flow.model.root, active).join(' ').replaceAll('`', '')
}

/** For tests: the state that these steps of a flow lead to. */
export const walkFlow = (name: string, labels: ReadonlyArray<string>): string => {
  const flow = readFlows().find((each) => each.name === name)
  if (flow === undefined) throw new Error(`no flow ${name}`)
  return standsIn(walkSteps(flow, labels))
}

const quoted = (text: string): string =>
  text.includes("'") ? JSON.stringify(text) : `'${text.replace(/\\/g, '\\\\')}'`

/** The walk as a test, to be saved in `test/diagrams`. */
export const toTest = (walk: Walk): string =>
  [
    "import { expect, it } from 'vitest'",
    "import { walkFlow } from '../../scripts/diagrams/walk-flow'",
    '',
    'const STEPS = [',
    ...walk.taken.map((label) => `  ${quoted(label)},`),
    ']',
    '',
    `it('walks ${walk.flow.name}: ${walk.taken.length} steps', () => {`,
    `  expect(walkFlow(${quoted(walk.flow.name)}, STEPS)).toBe(${quoted(standsIn(walk))})`,
    '})',
    '',
  ].join('\n')

export const stepsOfTest = (test: string): ReadonlyArray<string> =>
  [...test.matchAll(/^ {2}(?:'(.*)'|(".*")),$/gm)].map(([, single, double]) =>
    single === undefined ? JSON.parse(double ?? '""') : single.replace(/\\\\/g, '\\'),
  )
