import { ALWAYS, NO_END, RULES } from './rules'
import type { Kind, Trace, TraceEvent } from './trace'
import { createWorld, EFFECTS, type World } from './world'

/** Where a trace leaves the model, from 0, and every rule that is broken there; null if the model allows all of it. */
export type Departure = { readonly at: number; readonly why: ReadonlyArray<string> } | null

export const kindOf = ({ who, did }: TraceEvent) => `${who} ${did}` as keyof Kind

const brokenBy = <Name extends keyof Kind>(
  world: World,
  kind: Name,
  event: Kind[Name],
): ReadonlyArray<string> =>
  [...ALWAYS, ...(RULES[kind] ?? [])].flatMap(([why, isBroken]) => (isBroken(world, event) ? [why] : []))

const apply = <Name extends keyof Kind>(world: World, kind: Name, event: Kind[Name]): void => {
  EFFECTS[kind](world, event)
  world.at = event.at
  world.events += 1
}

/** Whether the composed model allows a trace, and where it does not. Shares no code with the product. */
export const checkTrace = (trace: Trace): Departure => {
  const world = createWorld()
  for (const [at, event] of trace.entries()) {
    const why = brokenBy(world, kindOf(event), event as never)
    if (why.length > 0) return { at, why }
    apply(world, kindOf(event), event as never)
  }
  return world.hasEnded ? null : { at: trace.length, why: [NO_END] }
}
