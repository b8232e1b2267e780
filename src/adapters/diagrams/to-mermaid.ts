import type { FlowModel, FlowState, FlowTransition } from './flow-model'
import { stateFacts, transitionText } from './state-text'

/** Mermaid reads these as its own. */
const plain = (text: string): string =>
  text
    .replace(/;/g, ',')
    .replace(/["#{}<>]/g, ' ')
    .replace(/`/g, "'")
    .replace(/\s+/g, ' ')
    .trim()

const idOf = (path: string): string => path.replace(/\W/g, '_')
/** The node that stands for a state as a whole among the states in it. */
const anyOf = (path: string): string => `${idOf(path)}_any`

const INDENT = '  '

const edgeText = (transition: FlowTransition): string => plain(transitionText(transition))

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

const compositesIn = (state: FlowState): ReadonlyArray<FlowState> =>
  state.states.length === 0 ? [] : [state, ...state.states.flatMap(compositesIn)]

/** Takes a flow, gives its Mermaid state diagram; what a state with states in it does is drawn from a node of its own. */
export const toMermaid = ({ root, transitions }: FlowModel): string => {
  const composites = compositesIn(root)
  const sourceOf = (from: string): string =>
    composites.some(({ path }) => path === from) ? anyOf(from) : idOf(from)
  return [
    'stateDiagram-v2',
    ...indented([
      'classDef any fill:#fffbea,stroke-dasharray:4 4',
      ...(root.initial === null ? [] : [`[*] --> ${idOf(root.initial)}`]),
      ...drawAny(root, transitions),
      ...root.states.flatMap((state) => drawState(state, transitions)),
      ...transitions.flatMap((transition) =>
        transition.targets.map(
          (target) => `${sourceOf(transition.from)} --> ${idOf(target)} : ${edgeText(transition)}`,
        ),
      ),
      ...composites
        .filter((state) => drawAny(state, transitions).length > 0)
        .map(({ path }) => `class ${anyOf(path)} any`),
      ...root.states.filter(({ type }) => type === 'final').map(({ path }) => `${idOf(path)} --> [*]`),
    ]),
  ].join('\n')
}
