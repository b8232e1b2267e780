import type { FlowModel, FlowState, FlowTransition, Trigger } from './flow-model'
import { triggerText } from './trigger-text'

/** What an event does in a state: where it may lead, or that it is ignored there, or cannot come. */
export type Matrix = {
  readonly states: ReadonlyArray<string>
  readonly rows: ReadonlyArray<{ readonly event: string; readonly cells: ReadonlyArray<string> }>
}

/** A state that has no states in it, with those around it, the innermost first. */
type Leaf = { readonly path: string; readonly chain: ReadonlyArray<FlowState> }

const leavesOf = (state: FlowState, around: ReadonlyArray<FlowState>): ReadonlyArray<Leaf> => {
  const chain = [state, ...around]
  if (state.states.length > 0) return state.states.flatMap((child) => leavesOf(child, chain))
  return state.type === 'atomic' ? [{ path: state.path, chain }] : []
}

/** An actor answers only where it runs, a timer ends only where it was started; anyone may send an event anywhere. */
const canCome = (trigger: Trigger, { chain }: Leaf): boolean => {
  if (trigger.kind === 'event') return true
  const isActor = trigger.kind === 'done' || trigger.kind === 'error'
  return isActor && chain.some(({ invokes }) => invokes.some(({ name }) => name === trigger.actor))
}

/** Those that are tried, up to the first without a guard. */
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

const outcomeOf = ({ targets }: FlowTransition): string =>
  targets.length === 0 ? 'stays' : targets.map((target) => `\`${target}\``).join(' and ')

/** Takes a flow, gives what each event does in each state that has none in it and is not the end. */
export const toMatrix = ({ root, transitions }: FlowModel): Matrix => {
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
        if (tried.length === 0) return canCome(trigger, leaf) ? 'ignored' : 'impossible'
        const outcomes = tried.map(outcomeOf)
        const isCertain = tried.at(-1)?.guard === null
        return [...new Set(isCertain ? outcomes : [...outcomes, 'ignored'])].join(' or ')
      }),
    })),
  }
}
