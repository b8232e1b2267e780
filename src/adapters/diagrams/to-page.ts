import { initialTransition } from 'xstate'
import { behaviourOf } from './behaviour'
import { callText } from './call-text'
import { EXAMPLES, type Examples } from './examples'
import type { Flow } from './flow-files'
import type { Call, FlowModel, FlowState, FlowTransition } from './flow-model'
import { cell } from './markdown'
import type { ShownProperty } from './shown-property'
import { toMatrix } from './to-matrix'
import { toMermaid } from './to-mermaid'
import { propertyLines } from './to-properties'
import { triggerText } from './trigger-text'

const row = (cells: ReadonlyArray<string>): string => `| ${cells.map(cell).join(' | ')} |`
const code = (names: ReadonlyArray<string>): string => names.map((name) => `\`${name}\``).join(', ')

const calls = (made: ReadonlyArray<Call>): string => code(made.map(callText))

const statesOf = (state: FlowState): ReadonlyArray<FlowState> => [state, ...state.states.flatMap(statesOf)]

const effectsOf = ({ actions, reenters, targets }: FlowTransition): string =>
  [
    calls(actions),
    targets.length === 0 ? 'stays, nothing is left or entered' : '',
    reenters ? 'leaves and enters again' : '',
  ]
    .filter((part) => part !== '')
    .join('; ')

const guardOf = ({ guard, order, of }: FlowTransition): string => {
  const text = guard === null ? (order > 1 ? 'otherwise' : '') : calls([guard])
  return of > 1 ? `${order}. ${text}` : text
}

const transitionRow = (transition: FlowTransition): string =>
  row([
    `\`${transition.from}\``,
    triggerText(transition.trigger),
    guardOf(transition),
    code(transition.targets),
    effectsOf(transition),
    transition.description ?? '',
  ])

const stateRow = (state: FlowState): string =>
  row([
    `\`${state.path}\``,
    state.type,
    state.initial === null ? '' : `\`${state.initial}\``,
    code(state.tags),
    [
      ...state.invokes.map((actor) => `runs ${calls([actor])}`),
      ...state.entry.map((action) => `entry ${calls([action])}`),
      ...state.initialActions.map((action) => `start ${calls([action])}`),
      ...state.exit.map((action) => `exit ${calls([action])}`),
    ].join('; '),
    state.description ?? '',
  ])

const matrixRows = (model: Flow['model']): ReadonlyArray<string> => {
  const { states, rows } = toMatrix(model)
  return [
    row(['Event', ...states.map((path) => `\`${path}\``)]),
    row(['---', ...states.map(() => '---')]),
    ...rows.map(({ event, cells }) => row([event, ...cells])),
  ]
}

export const examplesOf = (name: string): Examples => EXAMPLES[name] ?? { events: [], answers: {} }

const contextLine = ({ name, machine }: Flow): string => {
  const { input } = examplesOf(name)
  const [{ context }] = initialTransition(machine, input)
  const given = input === undefined ? '' : `, with the input \`${JSON.stringify(input)}\``
  return `At the start${given}: \`${JSON.stringify(context) ?? 'none'}\`.`
}

const transitionLines = ({ transitions }: FlowModel): ReadonlyArray<string> => [
  '## Transitions',
  '',
  'Of several with the same state and event, numbered in their order, the first whose guard holds is taken. An actor answers with what it found, which may be a failure that it names; it breaks where its promise is rejected.',
  '',
  row(['From', 'Event', 'Guard', 'To', 'Effects', 'Why']),
  row(['---', '---', '---', '---', '---', '---']),
  ...transitions.map(transitionRow),
  '',
]

const stateLines = ({ root }: FlowModel): ReadonlyArray<string> => [
  '## States',
  '',
  row(['State', 'Kind', 'Starts in', 'Tags', 'Does', 'Meaning']),
  row(['---', '---', '---', '---', '---', '---']),
  ...statesOf(root).map(stateRow),
  '',
]

export const toTables = (flow: Flow): ReadonlyArray<string> => [
  ...transitionLines(flow.model),
  ...stateLines(flow.model),
  '## Context',
  '',
  contextLine(flow),
]

const behaviourLine = ({ name, machine }: Flow): string => {
  const { seen, digest } = behaviourOf(machine, examplesOf(name))
  return `Followed with its examples, its first ${seen} states and steps have the digest \`${digest}\`: it changes with what a guard or an action does.`
}

export const toPage = (flow: Flow, shown: ReadonlyArray<ShownProperty>): string => {
  const { name, about, rows, model } = flow
  return [
    `# ${name}`,
    '',
    '<!-- Made by `npm run diagrams`. Change the machine, not this page. -->',
    '',
    about,
    '',
    `- Machine: [\`src/domain/flows/${name}.machine.ts\`](../../src/domain/flows/${name}.machine.ts), id \`${model.id}\``,
    `- Rows: ${rows.join(', ')}`,
    `- Rules by example: [\`test/domain/flows/${name}.machine.test.ts\`](../../test/domain/flows/${name}.machine.test.ts); which test takes which transition stands in [\`docs/trace.md\`](../trace.md)`,
    '',
    '```mermaid',
    toMermaid(model),
    '```',
    '',
    '## Events in each state',
    '',
    'Where an event may lead from each state: `stays` changes no state, `ignored` does nothing at all, and `impossible` is an answer or the end of a delay that is not awaited there.',
    '',
    ...matrixRows(model),
    '',
    ...propertyLines(shown.filter((property) => property.flow === name)),
    ...toTables(flow),
    '',
    behaviourLine(flow),
    '',
  ].join('\n')
}
