import type { Call, FlowState, FlowTransition } from './flow-model'
import { triggerText } from './trigger-text'

export const callText = ({ name, given }: Call): string => (given === '' ? name : `${name}(${given})`)

const guardText = ({ guard, order }: FlowTransition): string => {
  if (guard !== null) return `[${callText(guard)}]`
  return order > 1 ? '[otherwise]' : ''
}

/** `event 2 [guard] / actions`; the number is shown if several transitions are tried in turn. */
export const transitionText = (transition: FlowTransition): string =>
  [
    triggerText(transition.trigger),
    transition.of > 1 ? String(transition.order) : '',
    guardText(transition),
    transition.actions.length === 0 ? '' : `/ ${transition.actions.map(callText).join(', ')}`,
    transition.reenters ? '(enters again)' : '',
  ]
    .filter((part) => part !== '')
    .join(' ')

export const stateFacts = (
  state: FlowState,
  transitions: ReadonlyArray<FlowTransition>,
): ReadonlyArray<string> => [
  ...state.tags.map((tag) => `tag ${tag}`),
  ...state.invokes.map((actor) => `runs ${callText(actor)}`),
  ...state.entry.map((action) => `entry / ${callText(action)}`),
  ...state.exit.map((action) => `exit / ${callText(action)}`),
  ...state.initialActions.map((action) => `start / ${callText(action)}`),
  ...transitions
    .filter(({ from, targets }) => from === state.path && targets.length === 0)
    .map((transition) => `stays ${transitionText(transition)}`),
]
