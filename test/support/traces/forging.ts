import { kindOf } from '../trace-check/check-trace'
import type { Kind, Trace, TraceAct, TraceEvent } from '../trace-check/trace'

/** A forged trace, and the place of the event that cannot be, from 0. */
export type Forged = readonly [forged: Trace, at: number]
/** What the checker says of the event that cannot be, and the forged traces of which it says this and nothing else. */
export type Forgeries = Readonly<Record<string, Readonly<Record<string, () => Forged>>>>
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
  /** The first event of a kind like this, at or after a place. */
  const first = <Name extends keyof Kind>(kind: Name, match: Match<Kind[Name]> = {}, from = 0): number =>
    found(trace.findIndex((each, index) => index >= from && isOf(kind, match)(each, index)))
  /** The last event of a kind like this, before a place. */
  const last = <Name extends keyof Kind>(
    kind: Name,
    match: Match<Kind[Name]> = {},
    before = trace.length,
  ): number => found(trace.findLastIndex((each, index) => index < before && isOf(kind, match)(each, index)))
  const at = <Name extends keyof Kind>(kind: Name, place: number): Kind[Name] => {
    if (kindOf(event(place)) !== kind) throw new Error(`${place} is no “${kind}”`)
    return event(place) as Kind[Name]
  }
  const before = (place: number, kind: keyof Kind) =>
    trace.slice(0, place).filter((each) => kindOf(each) === kind)
  const lastEntered = (process: string, place: number): number => last('delivery enters', { process }, place)
  const end = trace.length - 1

  return {
    trace,
    end,
    event,
    first,
    last,
    at,
    /** The numbers of the next attempt and call at a place. */
    nextAttempt: (place: number): number => before(place, 'visitor sends').length + 1,
    nextCall: (place: number): number => before(place, 'delivery calls').length + 1,
    lastEntered,
    stateAt: (process: string, place: number): string =>
      at('delivery enters', lastEntered(process, place)).state,
    lastGiven: (process: string, place: number): Kind['delivery is given'] =>
      at('delivery is given', last('delivery is given', { process }, place)),
    callOf: ({ call }: { readonly call: number }): number => first('delivery calls', { call }),
    isErased: (row: string): boolean =>
      trace.some((each) => each.did === 'erases' && each.rows.includes(row)),
    /** Refused where the change is. */
    changed: (place: number, change: object): Forged => [
      trace.with(place, { ...event(place), ...change } as TraceEvent),
      place,
    ],
    /** Of an event, refused at its second time. */
    doubled: (place: number): Forged => [trace.toSpliced(place + 1, 0, event(place)), place + 1],
    /** Refused where something follows that needs what is left out. */
    without: (place: number, refusedAt: number): Forged => [trace.toSpliced(place, 1), refusedAt - 1],
    /** Before a place, at the time of what precedes it; refused at the last of what is inserted, or at an event after it. */
    inserted: (place: number, acts: ReadonlyArray<TraceAct>, refusedAt = place - 1): Forged => [
      trace.toSpliced(place, 0, ...acts.map((act): TraceEvent => ({ ...act, at: event(place - 1).at }))),
      refusedAt + acts.length,
    ],
  }
}

export type Honest = ReturnType<typeof forging>

/** The first rows of an honest trace that are delivered, with all that leads to this. */
export const deliveredFirst = ({ first, last, at, lastGiven }: Honest) => {
  const delivers = first(
    'ledger settles',
    ({ process, outcome }, place) => outcome === 'delivered' && lastGiven(process, place).rows.length > 0,
  )
  const { process, id } = at('ledger settles', delivers)
  const gives = last('delivery is given', { process, id }, delivers)
  const calls = last('delivery calls', { process, id }, delivers)
  return {
    process,
    id,
    sheet: at('delivery starts', first('delivery starts', { process })).sheet,
    gives,
    given: at('delivery is given', gives),
    sending: last('delivery enters', { process, state: 'sending' }, delivers),
    calls,
    takes: first('sheet takes', { call: at('delivery calls', calls).call }),
    hears: last('delivery hears', { process }, delivers),
    settling: last('delivery enters', { process, state: 'settling' }, delivers),
    delivers,
    tidying: first('delivery enters', { process, state: 'tidying' }, delivers),
  }
}
