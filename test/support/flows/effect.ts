import type { AnyActorRef, ExecutableActionObject } from 'xstate'

/** An effect of a machine as plain data; delays are in ms. */
export type Effect =
  | { readonly start: string; readonly input: unknown }
  | { readonly stop: string }
  | { readonly wait: string; readonly ms: number }
  | { readonly cancel: string }
  | { readonly run: string; readonly params: unknown }

/** XState's own actions as `transition` gives them, which it does not type in full. */
type BuiltIn =
  | { type: 'xstate.spawnChild'; params: { src: string; actorRef: AnyActorRef } }
  | { type: 'xstate.stopChild'; params: AnyActorRef }
  | { type: 'xstate.raise'; params: { event: { type: string }; delay: number } }
  | { type: 'xstate.cancel'; params: { sendId: string } }

const BUILT_IN = ['xstate.spawnChild', 'xstate.stopChild', 'xstate.raise', 'xstate.cancel']
const TIMER = 'xstate.after.'

const isBuiltIn = (action: object): action is BuiltIn =>
  'type' in action && BUILT_IN.some((type) => type === action.type)

const timerName = (eventType: string): string => eventType.slice(TIMER.length)

const builtInEffect = (action: BuiltIn): Effect => {
  switch (action.type) {
    case 'xstate.spawnChild':
      return { start: action.params.src, input: action.params.actorRef.getSnapshot().input }
    case 'xstate.stopChild':
      return { stop: String(action.params.src) }
    case 'xstate.raise':
      return { wait: timerName(action.params.event.type), ms: action.params.delay }
    case 'xstate.cancel':
      return { cancel: timerName(action.params.sendId) }
  }
}

/** The event by which the timer fires. */
export const afterEvent = (timer: string) => ({ type: `${TIMER}${timer}` })

/** The action as plain data: an actor by its slot, a timer as `DELAY.machine.state`. */
export const toEffect = (action: ExecutableActionObject): Effect => {
  const plain: object = action
  return isBuiltIn(plain) ? builtInEffect(plain) : { run: action.type, params: action.params }
}
