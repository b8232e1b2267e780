import { initialTransition } from 'xstate'
import { EXAMPLES, type Examples, NEVER } from './examples'
import type { Flow } from './flow-files'
import type { Call, FlowModel, FlowState, FlowTransition } from './flow-model'
import { plainFields, plainValue } from './plain-value'
import type { StatedProperty } from './shown-property'
import { callText } from './state-text'
import { type Cell, cellTitle, type Matrix, toMatrix } from './to-matrix'
import { toPictures } from './to-pictures'
import { escapeCell, rowsText } from './to-properties'
import { triggerText } from './trigger-text'

const row = (cells: ReadonlyArray<string>): string => `| ${cells.map(escapeCell).join(' | ')} |`
const code = (names: ReadonlyArray<string>): string => names.map((name) => `\`${name}\``).join(', ')

const calls = (made: ReadonlyArray<Call>): string => code(made.map(callText))

const statesOf = (state: FlowState): ReadonlyArray<FlowState> => [state, ...state.states.flatMap(statesOf)]

const effectsOf = ({ actions, reenters, targets }: FlowTransition): string =>
  [
    calls(actions),
    targets.length === 0 ? 'stays: no state is exited or entered' : '',
    reenters ? 'exits and enters again' : '',
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
    state.isDeepHistory ? 'deep history' : state.type,
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

/** Maps a cell's title to the title of the flow's own test that takes the step. */
export type CellTests = Readonly<Record<string, string>>

export const matrixOf = ({ name, model }: Flow): Matrix => toMatrix(model, NEVER[name])

const firstTitle = ([first]: Matrix['rows']): string => first?.cells.slice(0, 1).map(cellTitle).join('') ?? ''

const listed = (title: string): string => title.replace(/[\\`*_<>[\]]/g, '\\$&')

const mayCome = ({ outcomes }: Cell): boolean => !outcomes.includes('impossible')

/** Events may come in any state; results and delays only where they are waited for. */
const cellLines = ({ states, rows }: Matrix, text: (cell: Cell) => string): ReadonlyArray<string> => {
  const [anywhere, awaited] = [true, false].map((isEvent) =>
    rows.filter(({ cells }) => cells.every(({ trigger }) => (trigger.kind === 'event') === isEvent)),
  )
  return [
    ...(anywhere?.length
      ? [
          row(['Event', ...states.map((path) => `\`${path}\``)]),
          row(['---', ...states.map(() => '---')]),
          ...anywhere.map(({ event, cells }) => row([event, ...cells.map(text)])),
          '',
        ]
      : []),
    ...(awaited?.length
      ? [
          row(['Result or delay', 'In', 'Outcome']),
          row(['---', '---', '---']),
          ...awaited.flatMap(({ cells }) =>
            cells.filter(mayCome).map((each) => row([each.event, `\`${each.state}\``, text(each)])),
          ),
          '',
        ]
      : []),
  ]
}

const matrixLines = (flow: Flow, named: CellTests): ReadonlyArray<string> => {
  const matrix = matrixOf(flow)
  const { rows } = matrix
  // A cell in which nothing ever happens has no step to show.
  const exampleOf = (each: Cell): string | undefined =>
    each.outcomes.every((outcome) => outcome === 'ignored' || outcome === 'impossible')
      ? undefined
      : named[cellTitle(each)]
  const tests = [...new Set(rows.flatMap(({ cells }) => cells.flatMap((each) => exampleOf(each) ?? [])))]
  const text = (each: Cell): string => {
    const test = exampleOf(each)
    const outcomes = each.outcomes.join(' or ')
    return test === undefined ? outcomes : `${outcomes} <sup>${tests.indexOf(test) + 1}</sup>`
  }
  return [
    '## Events in each state',
    '',
    'The possible outcomes of each event in each state. `stays` changes no state, `ignored` has no effect. A result or the end of a delay comes only in the states that wait for it. ' +
      `Each pair of event and state is a test of [\`cells.test.ts\`](../../test/diagrams/cells.test.ts), which walks the machine; that of the first is \`${flow.name} > ${firstTitle(rows)}\`. A number refers to an example test of the step, listed below.`,
    '',
    ...cellLines(matrix, text),
    ...tests.map((test, index) => `${index + 1}. ${listed(test)}`),
    ...(tests.length === 0 ? [] : ['']),
  ]
}

export const examplesOf = (name: string): Examples => EXAMPLES[name] ?? { events: [], answers: {} }

const fieldTable = (fields: object): ReadonlyArray<string> => [
  row(['Field', 'Value']),
  row(['---', '---']),
  ...plainFields(fields as Readonly<Record<string, unknown>>).map(([name, value]) =>
    row([`\`${name}\``, value]),
  ),
]

const contextLines = ({ name, machine }: Flow): ReadonlyArray<string> => {
  const { input } = examplesOf(name)
  const [{ context }] = initialTransition(machine, input)
  const given = input === undefined ? '' : `, with the input ${plainValue(input)}`
  const fields = Object.keys(context ?? {})
  return fields.length === 0 ? ['None.'] : [`At the start${given}:`, '', ...fieldTable(context)]
}

const transitionLines = ({ transitions }: FlowModel): ReadonlyArray<string> => [
  '## Transitions',
  '',
  'Of several numbered transitions for the same state and event, the first whose guard holds is taken. An actor `answers` with its output, which may be an expected failure; it `breaks` if its promise is rejected.',
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

const toTables = (flow: Flow): ReadonlyArray<string> => [
  ...transitionLines(flow.model),
  ...stateLines(flow.model),
  '## Context',
  '',
  ...contextLines(flow),
]

/** The page of properties has their words, counterexamples and counts. */
const propertyLines = (name: string, stated: ReadonlyArray<StatedProperty>): ReadonlyArray<string> => {
  const rows = stated.filter(({ flow }) => flow === name).map(({ row }) => row)
  return rows.length === 0 ? [] : [`- Properties: [${rowsText(rows)}](../properties.md#${name})`]
}

export const toPage = (flow: Flow, stated: ReadonlyArray<StatedProperty>, named: CellTests): string => {
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
    ...propertyLines(name, stated),
    `- Example tests: [\`test/domain/flows/${name}.machine.test.ts\`](../../test/domain/flows/${name}.machine.test.ts), and the files in the same folder that test several flows; \`npm run trace -- --html\` lists the tests of each transition`,
    '',
    ...toPictures(flow).flatMap(({ file, title }) => [`![${title}](${file})`, '']),
    ...matrixLines(flow, named),
    ...toTables(flow),
    '',
  ].join('\n')
}
