import { type AnyMachineSnapshot, getNextTransitions } from 'xstate'
import type { Examples } from './examples'
import { DONE_ACTOR, ERROR_ACTOR } from './read-flow-model'

export type NextStep = { readonly label: string; readonly event: { readonly type: string } }

const AFTER = /^xstate\.after\.([^.]+)/

const given = ({ type, ...payload }: { readonly type: string }): string => {
  const values = Object.values(payload)
  return values.length === 0 ? type : `${type} ${JSON.stringify(values.length === 1 ? values[0] : payload)}`
}

const stepsOf = (eventType: string, { events, answers }: Examples): ReadonlyArray<NextStep> => {
  const delay = AFTER.exec(eventType)?.[1]
  if (delay !== undefined) return [{ label: `after ${delay}`, event: { type: eventType } }]
  const answering = DONE_ACTOR.exec(eventType)?.[1]
  if (answering !== undefined)
    return (answers[answering] ?? []).map(({ label, output }) => ({
      label: `${answering} answers: ${label}`,
      event: { type: eventType, output },
    }))
  const breaking = ERROR_ACTOR.exec(eventType)?.[1]
  if (breaking !== undefined)
    return [
      {
        label: `${breaking} breaks`,
        event: { type: eventType, error: new Error(breaking) } as { type: string },
      },
    ]
  return events.filter(({ type }) => type === eventType).map((event) => ({ label: given(event), event }))
}

export const nextSteps = (snapshot: AnyMachineSnapshot, examples: Examples): ReadonlyArray<NextStep> =>
  snapshot.status === 'active'
    ? [...new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType))]
        .filter((eventType) => eventType !== '')
        .flatMap((eventType) => stepsOf(eventType, examples))
    : []
