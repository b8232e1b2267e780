import type { Trace, TraceEvent } from '../trace-check/trace'

export type Forge = (trace: Trace) => Trace
/** `why`: what the checker says of the event where the model is left. */
export type Forgery = readonly [what: string, forge: Forge, why: string]

export const said =
  (who: string, did: string, given: object = {}) =>
  (event: TraceEvent): boolean =>
    event.who === who &&
    event.did === did &&
    Object.entries(given).every(([name, value]) => (event as Record<string, unknown>)[name] === value)

export const without =
  (index: number): Forge =>
  (from) =>
    from.toSpliced(index, 1)

export const after =
  (index: number, ...events: ReadonlyArray<TraceEvent>): Forge =>
  (from) =>
    from.toSpliced(index + 1, 0, ...events)

export const changed =
  (index: number, change: object): Forge =>
  (from) =>
    from.with(index, { ...from[index], ...change } as TraceEvent)

/** Finds events in an honest trace. */
export const findIn = (trace: Trace) => ({
  at: (index: number): TraceEvent => trace[index] as TraceEvent,
  indexOf: (is: (event: TraceEvent) => boolean, from = 0): number => {
    const index = trace.findIndex((event, at) => at >= from && is(event))
    if (index === -1) throw new Error('the honest trace has no such event')
    return index
  },
  lastIndexOf: (is: (event: TraceEvent) => boolean, before: number): number => {
    const index = trace.findLastIndex((event, at) => at < before && is(event))
    if (index === -1) throw new Error('the honest trace has no such event')
    return index
  },
})
