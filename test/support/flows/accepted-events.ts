import type { EventObject } from 'xstate'

/** One event of each type a machine declares, so that a new type without an example does not compile. */
export type Examples<Event extends EventObject> = {
  readonly [Type in Event['type']]: Extract<Event, { type: Type }>
}

type Flow<Event extends EventObject> = {
  readonly snapshot: { readonly can: (event: Event) => boolean }
}

/** The types of the examples that the flow would take where it stands. */
export const acceptedEvents = <Event extends EventObject>(
  { snapshot }: Flow<Event>,
  examples: Examples<Event>,
): ReadonlyArray<string> =>
  Object.values<Event>(examples)
    .filter((event) => snapshot.can(event))
    .map(({ type }) => type)
