import { shortCallText } from './call-text'
import type { FlowState, FlowTransition } from './flow-model'
import { triggerText } from './trigger-text'

const guardText = ({ guard, order }: FlowTransition): string => {
  if (guard !== null) return `[${shortCallText(guard)}]`
  return order > 1 ? '[otherwise]' : ''
}

/** `event 2 [guard] / actions`; the number is shown if several transitions are tried in turn. */
export const transitionText = (transition: FlowTransition): string =>
  [
    triggerText(transition.trigger),
    transition.of > 1 ? String(transition.order) : '',
    guardText(transition),
    transition.actions.length === 0 ? '' : `/ ${transition.actions.map(shortCallText).join(', ')}`,
    transition.reenters ? '(enters again)' : '',
  ]
    .filter((part) => part !== '')
    .join(' ')

export const stateFacts = (
  state: FlowState,
  transitions: ReadonlyArray<FlowTransition>,
): ReadonlyArray<string> => [
  ...state.tags.map((tag) => `tag ${tag}`),
  ...state.invokes.map((actor) => `runs ${shortCallText(actor)}`),
  ...state.entry.map((action) => `entry / ${shortCallText(action)}`),
  ...state.exit.map((action) => `exit / ${shortCallText(action)}`),
  ...state.initialActions.map((action) => `start / ${shortCallText(action)}`),
  ...transitions
    .filter(({ from, targets }) => from === state.path && targets.length === 0)
    .map((transition) => `stays ${transitionText(transition)}`),
]
