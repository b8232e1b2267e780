import type { Flow } from './flow-files'
import type { Call, FlowModel, FlowState, FlowTransition } from './flow-model'

const INDENT = '  '

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

type Attributes = Readonly<Record<string, string | null>>

const element = (
  name: string,
  attributes: Attributes,
  inside: ReadonlyArray<string> = [],
): ReadonlyArray<string> => {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === null ? [] : [` ${key}="${escaped(value)}"`],
  )
  const start = `<${name}${written.join('')}`
  return inside.length === 0
    ? [`${start}/>`]
    : [`${start}>`, ...inside.map((line) => INDENT + line), `</${name}>`]
}

const idOf = (path: string): string => path.replace(/^#/, 'machine.')

const eventOf = ({ id, trigger, from, eventType }: FlowTransition): string | null => {
  switch (trigger.kind) {
    case 'event':
      return eventType
    case 'after':
      return `after.${trigger.delay}.${idOf(from)}`
    case 'done':
      return eventType.replace(/^xstate\.done\.actor/, 'done.invoke')
    case 'error':
      return eventType.replace(/^xstate\.error\.actor/, 'error.platform')
    case 'finished':
      // SCXML matches events by prefix, and the states inside would match too.
      throw new Error(`${id} has no equal in SCXML`)
    case 'always':
      return null
  }
}

/** An ECMAScript expression. The arguments are shown as a comment, because they are functions of the program. */
const expression = (call: Call): string =>
  call.given === '' ? `${call.name}()` : `${call.name}(/* ${call.given} */)`

const scripts = (calls: ReadonlyArray<Call>): ReadonlyArray<string> =>
  calls.map((call) => `<script>${escaped(expression(call))}</script>`)

const isInside = (path: string, around: string): boolean =>
  around.startsWith('#') || path.startsWith(`${around}.`)

/** XState stays inside the source state by default; SCXML leaves it unless a transition is internal or targetless. */
const targetsOf = ({ id, from, targets, reenters }: FlowTransition, source: FlowState): Attributes => {
  if (targets.length === 0) return {}
  const target = targets.map(idOf).join(' ')
  if (reenters) return { target }
  if (targets.every((path) => isInside(path, from) && path !== from)) return { type: 'internal', target }
  if (!targets.includes(from)) return { target }
  if (source.states.length > 0) throw new Error(`${id} has no equal in SCXML`)
  return {}
}

const transitionLines = (transition: FlowTransition, source: FlowState): ReadonlyArray<string> =>
  element(
    'transition',
    {
      event: eventOf(transition),
      cond: transition.guard === null ? null : expression(transition.guard),
      ...targetsOf(transition, source),
      'flow:id': transition.id,
    },
    scripts(transition.actions),
  )

type Timer = { readonly event: string; readonly ms: number }

const timersOf = (transitions: ReadonlyArray<FlowTransition>): ReadonlyArray<Timer> => [
  ...new Map(
    transitions.flatMap((transition): ReadonlyArray<[string, Timer]> => {
      const event = eventOf(transition)
      return transition.trigger.kind === 'after' && event !== null
        ? [[event, { event, ms: transition.trigger.ms }]]
        : []
    }),
  ).values(),
]

const block = (name: string, inside: ReadonlyArray<string>): ReadonlyArray<string> =>
  inside.length === 0 ? [] : element(name, {}, inside)

const insideOf = (state: FlowState, model: FlowModel): ReadonlyArray<string> => {
  const own = model.transitions.filter(({ from }) => from === state.path)
  const timers = timersOf(own)
  const initial = state.initial === null ? null : childPath(state, state.initial)
  return [
    ...(initial === null
      ? []
      : element('initial', {}, element('transition', { target: initial }, scripts(state.initialActions)))),
    ...block('onentry', [
      ...timers.flatMap(({ event, ms }) => element('send', { id: event, event, delay: `${ms}ms` })),
      ...scripts(state.entry),
    ]),
    ...block('onexit', [
      ...timers.flatMap(({ event }) => element('cancel', { sendid: event })),
      ...scripts(state.exit),
    ]),
    ...state.invokes.flatMap(({ id, name, given }) =>
      element('invoke', { id, src: name, 'flow:input': given === '' ? null : given }),
    ),
    ...own.flatMap((transition) => transitionLines(transition, state)),
    ...state.states.flatMap((child) =>
      child.type === 'history' ? historyLines(child, initial) : stateLines(child, model),
    ),
  ]
}

const childPath = ({ path }: FlowState, name: string): string =>
  path.startsWith('#') ? name : `${path}.${name}`

const historyLines = ({ path, isDeepHistory }: FlowState, initial: string | null): ReadonlyArray<string> =>
  element(
    'history',
    { id: idOf(path), type: isDeepHistory ? 'deep' : 'shallow' },
    element('transition', { target: initial }),
  )

const stateLines = (state: FlowState, model: FlowModel): ReadonlyArray<string> =>
  element(
    state.type === 'parallel' || state.type === 'final' ? state.type : 'state',
    {
      id: idOf(state.path),
      'flow:tags': state.tags.length === 0 ? null : state.tags.join(' '),
      'flow:description': state.description,
    },
    insideOf(state, model),
  )

/** Whether the machine needs a wrapping state, because `scxml` itself cannot be parallel or have transitions. */
const needsFrame = ({ root, transitions }: FlowModel): boolean =>
  root.type === 'parallel' ||
  transitions.some(({ from }) => from === root.path) ||
  [root.entry, root.exit, root.invokes, root.initialActions, root.tags].some(({ length }) => length > 0)

/** A flow as W3C State Chart XML 1.0; guards and actions are named, not defined. XState terms have an own namespace. */
export const toScxml = ({ name, about, model }: Pick<Flow, 'name' | 'about' | 'model'>): string => {
  const { root } = model
  const isFramed = needsFrame(model)
  if (isFramed && root.states.some(({ type }) => type === 'final'))
    throw new Error(`${name}: what the machine takes anywhere SCXML would take after its end`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    ...element(
      'scxml',
      {
        xmlns: 'http://www.w3.org/2005/07/scxml',
        'xmlns:flow': 'urn:flow',
        version: '1.0',
        datamodel: 'ecmascript',
        name,
        initial: isFramed ? idOf(root.path) : root.initial,
        'flow:about': about,
      },
      isFramed ? stateLines(root, model) : root.states.flatMap((state) => stateLines(state, model)),
    ),
    '',
  ].join('\n')
}
