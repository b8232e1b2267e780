import type { FlowModel, FlowState, FlowTransition, Trigger } from './flow-model'
import { triggerText } from './trigger-text'

/** The possible outcomes of an event in a state, in the order tried: `stays`, `ignored`, `impossible` or the targets. */
export type Cell = {
  readonly event: string
  readonly trigger: Trigger
  readonly state: string
  readonly outcomes: ReadonlyArray<string>
}
export type Matrix = {
  readonly states: ReadonlyArray<string>
  readonly rows: ReadonlyArray<{ readonly event: string; readonly cells: ReadonlyArray<Cell> }>
}

/** An atomic state with its ancestors, innermost first. */
type Leaf = { readonly path: string; readonly chain: ReadonlyArray<FlowState> }

const leavesOf = (state: FlowState, around: ReadonlyArray<FlowState>): ReadonlyArray<Leaf> => {
  const chain = [state, ...around]
  if (state.states.length > 0) return state.states.flatMap((child) => leavesOf(child, chain))
  return state.type === 'atomic' ? [{ path: state.path, chain }] : []
}

/** An actor answers only while it runs, and a timer fires only where it was started; an event may come in any state. */
const canCome = (trigger: Trigger, { chain }: Leaf): boolean => {
  if (trigger.kind === 'event') return true
  const isActor = trigger.kind === 'done' || trigger.kind === 'error'
  return isActor && chain.some(({ invokes }) => invokes.some(({ name }) => name === trigger.actor))
}

const triedIn = (
  { chain }: Leaf,
  event: string,
  transitions: ReadonlyArray<FlowTransition>,
): ReadonlyArray<FlowTransition> => {
  const all = chain.flatMap(({ path }) =>
    transitions.filter(({ from, trigger }) => from === path && triggerText(trigger) === event),
  )
  const last = all.findIndex(({ guard }) => guard === null)
  return last === -1 ? all : all.slice(0, last + 1)
}

export const outcomeOf = (targets: ReadonlyArray<string>): string =>
  targets.length === 0 ? 'stays' : targets.map((target) => `\`${target}\``).join(' and ')

/** The title of a cell's test: `page.free in waiting`. */
export const cellTitle = ({ event, state }: Pick<Cell, 'event' | 'state'>): string => `${event} in ${state}`

const outcomesOf = (tried: ReadonlyArray<FlowTransition>, canCome: boolean): ReadonlyArray<string> => {
  if (tried.length === 0) return [canCome ? 'ignored' : 'impossible']
  const outcomes = tried.map(({ targets }) => outcomeOf(targets))
  return [...new Set(tried.at(-1)?.guard === null ? outcomes : [...outcomes, 'ignored'])]
}

/** `never` maps a cell's title to the outcome that its guards would allow but that cannot occur. */
export const toMatrix = (
  { root, transitions }: FlowModel,
  never: Readonly<Record<string, string>> = {},
): Matrix => {
  const leaves = leavesOf(root, [])
  const triggers = new Map(
    transitions
      .filter(({ trigger }) => trigger.kind !== 'always')
      .map(({ trigger }) => [triggerText(trigger), trigger]),
  )
  return {
    states: leaves.map(({ path }) => path),
    rows: [...triggers].map(([event, trigger]) => ({
      event,
      cells: leaves.map((leaf) => {
        const tried = triedIn(leaf, event, transitions)
        const place = { event, state: leaf.path }
        const outcomes = outcomesOf(tried, canCome(trigger, leaf))
        return { ...place, trigger, outcomes: outcomes.filter((one) => one !== never[cellTitle(place)]) }
      }),
    })),
  }
}
