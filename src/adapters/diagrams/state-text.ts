import type { FlowState, FlowTransition } from './flow-model'
import { triggerText } from './trigger-text'

/** Takes a transition, gives it as it stands at an arrow: `event [guard] / actions`. */
export const transitionText = ({ trigger, guard, actions }: FlowTransition): string =>
  [
    triggerText(trigger),
    guard === null ? '' : `[${guard}]`,
    actions.length === 0 ? '' : `/ ${actions.join(', ')}`,
  ]
    .filter((part) => part !== '')
    .join(' ')

/** Takes a state and all transitions, gives what it does while it lasts, a line each, its description left out. */
export const stateFacts = (
  state: FlowState,
  transitions: ReadonlyArray<FlowTransition>,
): ReadonlyArray<string> => [
  ...state.tags.map((tag) => `tag ${tag}`),
  ...state.invokes.map((actor) => `runs ${actor}`),
  ...state.entry.map((action) => `entry / ${action}`),
  ...state.exit.map((action) => `exit / ${action}`),
  ...transitions
    .filter(({ from, targets }) => from === state.path && targets.length === 0)
    .map((transition) => `stays ${transitionText(transition)}`),
]
