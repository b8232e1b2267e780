import type { Trace, TraceEvent } from '../trace-check/trace'

export type Forge = (trace: Trace) => Trace
/** `why`: what the checker says of the place where the model is left. */
export type Forgery = readonly [what: string, forge: Forge, why: string]

export const said =
  (who: string, did: string, given: object = {}) =>
  (event: TraceEvent): boolean =>
    event.who === who &&
    event.did === did &&
    Object.entries(given).every(([name, value]) => (event as Record<string, unknown>)[name] === value)

export const without =
  (place: number): Forge =>
  (from) =>
    from.toSpliced(place, 1)

export const after =
  (place: number, ...events: ReadonlyArray<TraceEvent>): Forge =>
  (from) =>
    from.toSpliced(place + 1, 0, ...events)

export const changed =
  (place: number, change: object): Forge =>
  (from) =>
    from.with(place, { ...from[place], ...change } as TraceEvent)

/** Finds events in an honest trace. */
export const findIn = (trace: Trace) => ({
  at: (place: number): TraceEvent => trace[place] as TraceEvent,
  placeOf: (is: (event: TraceEvent) => boolean, from = 0): number => {
    const place = trace.findIndex((event, at) => at >= from && is(event))
    if (place === -1) throw new Error('the honest trace has no such event')
    return place
  },
  lastPlaceOf: (is: (event: TraceEvent) => boolean, before: number): number => {
    const place = trace.findLastIndex((event, at) => at < before && is(event))
    if (place === -1) throw new Error('the honest trace has no such event')
    return place
  },
})
