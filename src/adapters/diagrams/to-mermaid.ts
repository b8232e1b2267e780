import type { FlowModel, FlowState, FlowTransition } from './flow-model'
import { stateFacts, transitionText } from './state-text'

const plain = (text: string): string =>
  text
    .replace(/;/g, ',')
    .replace(/["#{}<>]/g, ' ')
    .replace(/`/g, "'")
    .replace(/\s+/g, ' ')
    .trim()

const idOf = (path: string): string => path.replace(/\W/g, '_')
const anyOf = (path: string): string => `${idOf(path)}_any`

const INDENT = '  '

/** Closer than by default, so that the text of a large flow is larger. */
const SPACING = '%%{init: {"state": {"nodeSpacing": 10, "rankSpacing": 40}}}%%'

/** Transitions between the same two states share an arrow, because their texts would overlap. */
const edges = (
  transitions: ReadonlyArray<FlowTransition>,
  sourceOf: (from: string) => string,
): ReadonlyArray<string> => {
  const texts = new Map<string, ReadonlyArray<string>>()
  for (const transition of transitions)
    for (const target of transition.targets) {
      const ends = `${sourceOf(transition.from)} --> ${idOf(target)}`
      texts.set(ends, [
        ...(texts.get(ends) ?? []),
        plain(transitionText(transition)).replace(' / ', '<br/>/ '),
      ])
    }
  return [...texts].map(([ends, lines]) => `${ends} : ${lines.join('<br/>')}`)
}

const factsOf = (state: FlowState, transitions: ReadonlyArray<FlowTransition>): ReadonlyArray<string> => [
  ...stateFacts(state, transitions).map(plain),
  ...(state.description === null ? [] : [`<i>${plain(state.description)}</i>`]),
]

const kindOf = ({ type }: FlowState): string => (type === 'history' ? ' (where it was before)' : '')

const drawAny = (state: FlowState, transitions: ReadonlyArray<FlowTransition>): ReadonlyArray<string> => {
  const facts = factsOf(state, transitions)
  if (facts.length === 0 && !transitions.some(({ from }) => from === state.path)) return []
  const label = [`in any of ${plain(state.name)}`, ...facts].join('<br/>')
  return [`state "${label}" as ${anyOf(state.path)}`]
}

const indented = (lines: ReadonlyArray<string>): ReadonlyArray<string> =>
  lines.map((line) => `${INDENT}${line}`)

const drawState = (state: FlowState, transitions: ReadonlyArray<FlowTransition>): ReadonlyArray<string> => {
  if (state.states.length === 0) {
    const label = [`${plain(state.name)}${kindOf(state)}`, ...factsOf(state, transitions)].join('<br/>')
    return [`state "${label}" as ${idOf(state.path)}`]
  }
  const children = state.states.map((child) => drawState(child, transitions))
  const inside =
    state.type === 'parallel'
      ? children.flatMap((region, index) => (index === 0 ? region : ['--', ...region]))
      : [
          ...(state.initial === null ? [] : [`[*] --> ${idOf(`${state.path}.${state.initial}`)}`]),
          ...drawAny(state, transitions),
          ...children.flat(),
        ]
  return [`state "${plain(state.name)}" as ${idOf(state.path)} {`, ...indented(inside), '}']
}

/** Mermaid would end a start at a compound state behind its frame: that state has a start of its own. */
const rootStart = ({ initial, states }: FlowState): ReadonlyArray<string> =>
  states
    .filter(({ name, states: inner }) => name === initial && inner.length === 0)
    .map(({ path }) => `[*] --> ${idOf(path)}`)

const compositesIn = (state: FlowState): ReadonlyArray<FlowState> =>
  state.states.length === 0 ? [] : [state, ...state.states.flatMap(compositesIn)]

/** With more states than these the descriptions would be too small to read. */
const MOST_DESCRIBED = 8

const leavesIn = (state: FlowState): number =>
  state.states.length === 0 ? 1 : state.states.reduce((count, child) => count + leavesIn(child), 0)

const withoutDescriptions = (state: FlowState): FlowState => ({
  ...state,
  description: null,
  states: state.states.map(withoutDescriptions),
})

/** A compound state's own transitions start at a node of its own. */
export const toMermaid = ({ root: whole, transitions }: FlowModel): string => {
  const root = leavesIn(whole) > MOST_DESCRIBED ? withoutDescriptions(whole) : whole
  const composites = compositesIn(root)
  const sourceOf = (from: string): string =>
    composites.some(({ path }) => path === from) ? anyOf(from) : idOf(from)
  return [
    SPACING,
    'stateDiagram-v2',
    ...indented([
      'classDef any fill:#fffbea,stroke-dasharray:4 4',
      ...rootStart(root),
      ...drawAny(root, transitions),
      ...root.states.flatMap((state) => drawState(state, transitions)),
      ...edges(transitions, sourceOf),
      ...composites
        .filter((state) => drawAny(state, transitions).length > 0)
        .map(({ path }) => `class ${anyOf(path)} any`),
      ...root.states.filter(({ type }) => type === 'final').map(({ path }) => `${idOf(path)} --> [*]`),
    ]),
  ].join('\n')
}
