import { kindOf } from '../trace-check/check-trace'
import type { Kind, Trace, TraceAct, TraceEvent } from '../trace-check/trace'

/** A forged trace, and the place of the event that cannot be, from 0. */
export type Forged = readonly [forged: Trace, at: number]
type Match<Event> = Partial<Event> | ((event: Event, index: number) => boolean)

const isLike = <Event extends object>(event: Event, index: number, match: Match<Event>): boolean =>
  typeof match === 'function'
    ? match(event, index)
    : Object.entries(match).every(([name, value]) => event[name as keyof Event] === value)

const isOf =
  <Name extends keyof Kind>(kind: Name, match: Match<Kind[Name]>) =>
  (each: TraceEvent, index: number): boolean =>
    kindOf(each) === kind && isLike(each as Kind[Name], index, match)

const found = (index: number): number => {
  if (index === -1) throw new Error('the honest trace has no such event')
  return index
}

/** Finds the events of an honest trace, and makes forged ones of it. */
export const forging = (trace: Trace) => {
  const event = (index: number): TraceEvent => {
    const there = trace[index]
    if (there === undefined) throw new Error('the honest trace has no such event')
    return there
  }

  return {
    event,
    /** The first event of a kind like this, at or after a place. */
    first: <Name extends keyof Kind>(kind: Name, match: Match<Kind[Name]> = {}, from = 0): number =>
      found(trace.findIndex((each, index) => index >= from && isOf(kind, match)(each, index))),
    /** The last event of a kind like this, before a place. */
    last: <Name extends keyof Kind>(
      kind: Name,
      match: Match<Kind[Name]> = {},
      before = trace.length,
    ): number =>
      found(trace.findLastIndex((each, index) => index < before && isOf(kind, match)(each, index))),
    at: <Name extends keyof Kind>(kind: Name, at: number): Kind[Name] => {
      if (kindOf(event(at)) !== kind) throw new Error(`${at} is no “${kind}”`)
      return event(at) as Kind[Name]
    },
    /** Refused where the change is. */
    changed: (at: number, change: object): Forged => [
      trace.with(at, { ...event(at), ...change } as TraceEvent),
      at,
    ],
    /** Of an event, refused at its second time. */
    doubled: (at: number): Forged => [trace.toSpliced(at + 1, 0, event(at)), at + 1],
    /** Refused where something follows that needs what is left out. */
    without: (at: number, refusedAt: number): Forged => [trace.toSpliced(at, 1), refusedAt - 1],
    /** Before a place, at the time of what precedes it; refused at the last of what is inserted, or at an event after it. */
    inserted: (at: number, acts: ReadonlyArray<TraceAct>, refusedAt = at - 1): Forged => [
      trace.toSpliced(at, 0, ...acts.map((act): TraceEvent => ({ ...act, at: event(at - 1).at }))),
      refusedAt + acts.length,
    ],
  }
}
