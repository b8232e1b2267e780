import type { Trace, TraceAct, TraceEvent } from '../trace-check/trace'
import type { Forged } from './forging'

type Acts = ReadonlyArray<TraceAct>
type Rows = ReadonlyArray<string>

type Visitor = {
  readonly tab: string
  readonly page?: number
  readonly sheet?: string
  readonly attempt: number
  readonly key?: string
  readonly row: string
}

/** A visitor whose registration is kept and acknowledged. */
export const visitor = ({
  tab,
  page = 1,
  sheet = 'orders',
  attempt,
  row,
  key = `key of ${row}`,
}: Visitor): Acts => [
  { who: 'visitor', did: 'opens', tab, page },
  { who: 'dialog', did: 'enters', tab, sheet, state: 'sending' },
  { who: 'visitor', did: 'sends', attempt, tab, key, row },
  { who: 'server', did: 'hears', attempt },
  { who: 'ledger', did: 'keeps', key, row, sheet },
  { who: 'server', did: 'acknowledges', attempt },
  { who: 'visitor', did: 'receives', attempt },
  { who: 'dialog', did: 'enters', tab, sheet, state: 'editing.confirmed' },
]

export const otherThan = (sheet: string): string => (sheet === 'orders' ? 'members' : 'orders')

export const enters = (process: string, ...states: ReadonlyArray<string>): Acts =>
  states.map((state) => ({ who: 'delivery', did: 'enters', process, state }))

export const takes = (call: number, rows: Rows, gone: Rows = []): TraceAct => ({
  who: 'sheet',
  did: 'takes',
  call,
  sheet: 'orders',
  rows,
  gone,
})

export const erases = (...rows: Rows): TraceAct => ({ who: 'ledger', did: 'erases', rows })

export const ends = (ledger: Rows, orders: Rows): TraceAct => ({
  who: 'run',
  did: 'ends',
  ledger,
  orders,
  members: [],
})

const refuses = (call: number): TraceAct => ({ ...takes(call, []), did: 'refuses' }) as TraceAct

export const backedUp = (...rows: Rows): TraceAct => ({ who: 'ledger', did: 'is backed up', backup: 1, rows })

export const restored = (...rows: Rows): TraceAct => ({ who: 'ledger', did: 'is restored', backup: 1, rows })

/** What a process that delivers to `orders` does with its work, whose mark is named after its id. */
export const delivering = (process: string) => {
  const given = (work: string, id: number | null, rows: Rows): Acts => [
    ...enters(process, 'taking'),
    {
      who: 'delivery',
      did: 'is given',
      process,
      work,
      id,
      mark: work === 'batch' ? `mark of ${id}` : null,
      rows,
    },
  ]
  const calls = (call: number, id: number | null, mark: string | null, rows: Rows = []): TraceAct => ({
    who: 'delivery',
    did: 'calls',
    process,
    call,
    id,
    mark,
    rows,
  })
  return {
    starts: { who: 'delivery', did: 'starts', process, sheet: 'orders' },
    stops: { who: 'delivery', did: 'stops', process },
    given,
    calls,
    sends: (call: number, id: number, rows: Rows): Acts => [
      ...given('batch', id, rows),
      ...enters(process, 'sending'),
      calls(call, id, `mark of ${id}`, rows),
    ],
    /** The batch is sent again, and refused. */
    sendsInVain: (call: number, id: number, rows: Rows, mark = `mark of ${id}`): Acts => [
      ...enters(process, 'taking'),
      { who: 'delivery', did: 'is given', process, work: 'batch', id, mark, rows },
      ...enters(process, 'sending'),
      calls(call, id, mark, rows),
      refuses(call),
      { who: 'delivery', did: 'hears', process, answer: 'refused' },
      ...enters(process, 'confirming'),
    ],
    /** The rows of erased persons are looked for, and none is removed yet. */
    finds: (id: number, rows: Rows): Acts => [
      ...given('fresh removals', id, rows),
      ...enters(process, 'removing'),
    ],
    settles: (id: number | null, answer: string, outcome: string): Acts => [
      { who: 'delivery', did: 'hears', process, answer },
      ...enters(process, 'settling'),
      { who: 'ledger', did: 'settles', process, id, outcome },
      ...enters(process, 'tidying'),
    ],
  } as const
}

export const A = visitor({ tab: 'tab a', attempt: 1, row: 'a' })
export const B = visitor({ tab: 'tab b', attempt: 2, row: 'b' })
export const p = delivering('p')
/** Process `p` delivers the row of visitor A in its first call. */
export const deliveredA: Acts = [
  ...A,
  p.starts,
  ...p.sends(1, 1, ['a']),
  takes(1, ['a']),
  ...p.settles(1, 'done', 'delivered'),
]

type Timed = ReadonlyArray<TraceAct | TraceEvent>

/** Each at the time of the one before, unless it has its own; from 0. */
export const timed = (...acts: Timed): Trace => {
  let now = 0
  return acts.map((act) => {
    if ('at' in act) now = act.at
    return { ...act, at: now }
  })
}

/** A forged trace of its own, refused at its last event. */
export const alone = (...acts: Timed): Forged => [timed(...acts), acts.length - 1]
