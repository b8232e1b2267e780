import { checkTrace } from '../trace-check/check-trace'
import type { Trace, TraceEvent } from '../trace-check/trace'

const HOW = ['removed', 'doubled', 'swapped', 'altered'] as const

/** Numbers of any size, from 0. `field` and `value`: of what is altered; `donor`: the event from which another value is taken. */
type Choice = {
  readonly how: number
  readonly at: number
  readonly field: number
  readonly value: number
  readonly donor: number
}
type SingleForgery = {
  readonly how: (typeof HOW)[number]
  readonly at: number
  /** Of the event before and after, if it is altered. */
  readonly field: string
  readonly value: unknown
  readonly forged: Trace
}

type Fields = Readonly<Record<string, unknown>>
const fieldsOf = (event: TraceEvent | undefined): Fields => event as unknown as Fields

const textOf = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) ? [...new Set(value)].toSorted() : (value ?? null))

const othersThan = (own: unknown, donated: unknown): ReadonlyArray<unknown> => {
  if (Array.isArray(own))
    return [own.slice(1), [...own, ...(Array.isArray(donated) ? donated : ['another'])], donated]
  return [donated, typeof own === 'number' ? own + 1 : 'another', null]
}

/** Removes, doubles or alters one event, or swaps it with the next; null if nothing is different then. Times stay in their places. */
const forgedSingly = (trace: Trace, choice: Choice): SingleForgery | null => {
  const how = HOW[choice.how % HOW.length] ?? 'removed'
  const at = choice.at % trace.length
  const event = trace[at] as TraceEvent
  const next = trace[at + 1]
  const plain = { how, at, field: '', value: null }
  if (how === 'removed') return { ...plain, forged: trace.toSpliced(at, 1) }
  if (how === 'doubled') return { ...plain, forged: trace.toSpliced(at, 0, event) }
  if (how === 'swapped')
    return next === undefined
      ? null
      : {
          ...plain,
          forged: trace.with(at, { ...next, at: event.at }).with(at + 1, { ...event, at: next.at }),
        }
  const fields = Object.keys(event).filter((name) => name !== 'who' && name !== 'did')
  const field = fields[choice.field % fields.length] ?? 'at'
  const own = fieldsOf(event)[field]
  const others = othersThan(own, fieldsOf(trace[choice.donor % trace.length])[field])
  const value = others[choice.value % others.length]
  return value === undefined || textOf(value) === textOf(own) || Array.isArray(value) !== Array.isArray(own)
    ? null
    : { how, at, field, value, forged: trace.with(at, { ...event, [field]: value } as TraceEvent) }
}

/** All that can be chosen in a short trace. */
export function* everyChoice(trace: Trace): Generator<Choice> {
  for (let at = 0; at < trace.length; at += 1) {
    for (const how of [0, 1, 2]) yield { how, at, field: 0, value: 0, donor: 0 }
    for (let field = 0; field < Object.keys(trace[at] ?? {}).length - 2; field += 1)
      for (const value of [0, 1, 2])
        for (let donor = 0; donor < trace.length; donor += 1) yield { how: 3, at, field, value, donor }
  }
}

/** What an event names: tabs, attempts, keys, rows, processes, calls, backups, each with its kind. */
const namesIn = (event: TraceEvent | undefined): ReadonlyArray<string> =>
  Object.entries(event ?? {}).flatMap(([field, value]) => {
    if (
      [
        'who',
        'did',
        'at',
        'sheet',
        'state',
        'work',
        'answer',
        'outcome',
        'page',
        'dialog',
        'mark',
        'inTab',
      ].includes(field)
    )
      return []
    return Array.isArray(value) ? value.map(String) : [`${field} ${String(value)}`]
  })

/** Whether a process did nothing any more after this event but stop, or enter the state that follows. */
const isLastOf = (trace: Trace, at: number): boolean => {
  const event = trace[at] as TraceEvent
  if (event.who !== 'delivery' || event.did === 'stops' || event.did === 'calls') return false
  const later = trace
    .slice(at + 1)
    .filter((each) => 'process' in each && each.process === event.process && each.did !== 'calls')
  const [next, afterNext] = later
  return (
    next?.did === 'stops' ||
    (event.did === 'is given' && next?.did === 'enters' && afterNext?.did === 'stops')
  )
}

const wasErased = (trace: Trace, at: number, row: unknown): boolean =>
  trace.slice(0, at).some((event) => event.did === 'erases' && event.rows.some((each) => each === row))

type Equivalence = readonly [sentence: string, holds: (trace: Trace, forgery: SingleForgery) => boolean]
const eventAt = (trace: Trace, at: number): TraceEvent => trace[at] as TraceEvent

/** Forged traces of which no checker could know: something else happened, and it was allowed. */
export const EQUIVALENCES: ReadonlyArray<Equivalence> = [
  [
    'An event happened a little earlier or later, between its neighbors.',
    (trace, { how, at, field, value }) =>
      how === 'altered' &&
      field === 'at' &&
      Number(value) >= (trace[at - 1]?.at ?? 0) &&
      Number(value) <= (trace[at + 1]?.at ?? Number.POSITIVE_INFINITY),
  ],
  [
    'Two neighbors that name nothing in common happened in the other order.',
    (trace, { how, at }) => {
      const [one, other] = [eventAt(trace, at), eventAt(trace, at + 1)]
      const names = namesIn(one)
      // Dialogs of one page know nothing of each other.
      const isOfDialogs =
        how === 'swapped' && 'dialog' in one && 'dialog' in other && one.dialog !== other.dialog
      const inCommon = namesIn(other).filter((name) => names.includes(name))
      return how === 'swapped' && inCommon.every((name) => isOfDialogs && name.startsWith('tab '))
    },
  ],
  [
    'The server answered before or after the tab stopped to wait, or the attempt arrived for the second time.',
    (trace, { how, at }) => {
      const parties = [trace[at]?.who, trace[at + 1]?.who]
      return (
        how === 'swapped' &&
        (parties.join() === 'server,server' || parties.toSorted().join() === 'server,visitor')
      )
    },
  ],
  [
    'A process got a little less far, or was given other work, before it was stopped and nothing followed.',
    (trace, { how, at }) => (how === 'removed' || how === 'altered') && isLastOf(trace, at),
  ],
  [
    'A call that changes no row was lost, and so was its answer.',
    (trace, { how, at }) => {
      const event = eventAt(trace, at)
      return how === 'removed' && event.who === 'sheet' && event.rows.length + event.gone.length === 0
    },
  ],
  [
    'Another removal was due, or one was not, when a round was given that finds no row.',
    (trace, { how, at, field, value }) => {
      const event = eventAt(trace, at)
      return (
        how === 'altered' &&
        field === 'rows' &&
        event.did === 'is given' &&
        event.work !== 'batch' &&
        Array.isArray(value) &&
        value.every((row) => wasErased(trace, at, row))
      )
    },
  ],
  [
    'A removal was from another tab of the spreadsheet.',
    (trace, { how, at, field }) =>
      how === 'altered' && field === 'inTab' && eventAt(trace, at).who === 'delivery',
  ],
  [
    'A row was that of another person, who was not erased.',
    (trace, { how, at, field }) => how === 'altered' && field === 'person' && trace[at]?.did === 'keeps',
  ],
  [
    'The ledger was restored twice from the same backup.',
    (trace, { how, at }) => how === 'doubled' && trace[at]?.did === 'is restored',
  ],
]

type Judged = {
  readonly forgery: SingleForgery
  readonly isRefused: boolean
  readonly sentences: ReadonlyArray<string>
}

/** Whether the checker refuses a forged trace, and the equivalences that allow it; null if nothing is different in it. */
export const judged = (trace: Trace, choice: Choice): Judged | null => {
  const forgery = forgedSingly(trace, choice)
  if (forgery === null) return null
  const isRefused = checkTrace(forgery.forged) !== null
  const sentences = EQUIVALENCES.flatMap(([sentence, holds]) =>
    !isRefused && holds(trace, forgery) ? [sentence] : [],
  )
  return { forgery, isRefused, sentences }
}
