import type { AnyStateMachine } from 'xstate'
import { plainValue } from '../../../scripts/diagrams/plain-value'
import type { Model, Move } from './explore'
import {
  answer,
  breakOff,
  type Ran,
  type Run,
  type Running,
  ring,
  runningKey,
  send,
  startRunning,
} from './running'

/** A machine and its surroundings, as plain data. */
export type World<E> = { readonly flow: Running; readonly around: E }
export type Answer<E> = { readonly label: string; readonly output: unknown; readonly around?: E }

export type Surroundings<E> = {
  readonly input?: unknown
  readonly around: E
  readonly visitor: (world: World<E>) => ReadonlyArray<{ readonly type: string }>
  readonly answers: Readonly<Record<string, (world: World<E>, run: Run) => ReadonlyArray<Answer<E>>>>
  /** Other events of the surroundings, such as a reload of the page. */
  readonly others?: (machine: AnyStateMachine, world: World<E>) => ReadonlyArray<Move<World<E>, Ran>>
  /** The stored result of a step. */
  readonly noted?: (before: World<E>, after: World<E>) => E
}

export const eventText = ({ type, ...given }: { readonly type: string }): string =>
  [type, ...Object.values(given).map(plainValue)].join(' ')

/** Everything that may happen to a machine: any event of the visitor, any output or error of an actor, any timer. */
export const smallWorld = <E>(
  machine: AnyStateMachine,
  { input, around, visitor, answers, others = () => [], noted = (_, after) => after.around }: Surroundings<E>,
): Model<World<E>, Ran> => {
  const moves = (world: World<E>): ReadonlyArray<Move<World<E>, Ran>> => {
    const { flow } = world
    const led = (label: string, next: Running, changed: E = world.around) => {
      const after = { flow: next, around: changed }
      return { label, state: { flow: next, around: noted(world, after) }, facts: next.ran }
    }
    return [
      ...visitor(world).map((event) => led(eventText(event), send(machine, flow, event))),
      ...flow.runs.flatMap((run) => [
        ...(answers[run.slot]?.(world, run) ?? []).map(({ label, output, around: changed }) =>
          led(`${run.slot} answers: ${label}`, answer(machine, flow, run, output), changed),
        ),
        led(`${run.slot} breaks`, breakOff(machine, flow, run)),
      ]),
      ...flow.timers.map((timer) => led(`after ${timer.delay}`, ring(machine, flow, timer))),
      ...others(machine, world),
    ]
  }
  return {
    start: { flow: startRunning(machine, input), around },
    moves,
    key: ({ flow, around: rest }) => `${runningKey(flow)} ${JSON.stringify(rest)}`,
  }
}
