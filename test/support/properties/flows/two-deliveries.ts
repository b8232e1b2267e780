import * as E from 'fp-ts/Either'
import type { AnyStateMachine } from 'xstate'
import { deliveryMachine } from '../../../../src/domain/flows/delivery.machine'
import type { Model, Move } from '../explore'
import type { Checked } from '../property'
import { answer, type Running, runningKey } from '../running'
import { CALLS, type Delivering, deliveryModel, isOnceEach, ONE_ROW, passing, renumbering } from './delivery'

/** The holder of the sheet: a process, or a dead one. */
type Lease = { readonly holder: 'first' | 'second' | 'gone' | null; readonly isOver: boolean }
type Process = 'first' | 'second'

type Two = Omit<Delivering, 'flow'> & {
  readonly flows: Readonly<Record<Process, Running>>
  readonly lease: Lease
}
/** A call, and whether its process held the sheet. */
type Made = { readonly isHolder: boolean }
type TwoMove = Move<Two, Made>

const PROCESSES = ['first', 'second'] as const
const KILLED = 'the process is killed and started'

const isTaken = ({ holder, isOver }: Lease, own: Process): boolean =>
  holder !== null && holder !== own && !isOver

/** Two processes with one ledger and one sheet: only the holder gets work, and a call requires that it still is the holder. */
const twoModel = (
  machine: AnyStateMachine,
  { asksBefore }: { readonly asksBefore: boolean },
): Model<Two, Made> => {
  const { start, moves: movesOf } = deliveryModel(machine, { isErasing: false, from: ONE_ROW, faults: 1 })
  const { flow: begun, ...rest } = start

  const ownMoves = (state: Two, own: Process): ReadonlyArray<TwoMove> => {
    const { flows, lease, ...shared } = state
    const flow = flows[own]
    const held: Lease = { holder: own, isOver: false }
    const led = (label: string, after: Delivering, next: Lease, facts: ReadonlyArray<Made> = []): TwoMove => {
      const { flow: moved, ...others } = after
      return {
        label: `${own}: ${label}`,
        state: { ...others, flows: { ...flows, [own]: moved }, lease: next },
        facts,
      }
    }
    const isOwn = lease.holder === own
    const refused = flow.runs.flatMap((run) => {
      const turned = (label: string, output: unknown) => [
        led(`${run.slot}: ${label}`, { ...shared, flow: answer(machine, flow, run, output) }, lease),
      ]
      if (run.slot === 'formBatch' && isTaken(lease, own))
        return turned('another has the sheet', E.right({ tag: 'idle' }))
      return CALLS.includes(run.slot) && asksBefore && !isOwn ? turned('no longer its own', passing) : []
    })
    if (refused.length > 0) return refused
    return movesOf({ ...shared, flow }).map(({ label, state: after }) => {
      const slot = label.split(':')[0] ?? ''
      if (label === KILLED) return led(label, after, isOwn ? { ...lease, holder: 'gone' } : lease)
      if (slot === 'formBatch') return led(label, after, held)
      if (!CALLS.includes(slot)) return led(label, after, lease)
      return led(label, after, isOwn ? held : lease, [{ isHolder: isOwn }])
    })
  }

  return {
    start: { ...rest, flows: { first: begun, second: begun }, lease: { holder: null, isOver: false } },
    moves: (state) => [
      ...PROCESSES.flatMap((own) => ownMoves(state, own)),
      ...(state.lease.holder === null || state.lease.isOver
        ? []
        : [
            {
              label: 'the lease runs out',
              state: { ...state, lease: { ...state.lease, isOver: true } },
              facts: [],
            },
          ]),
    ],
    key: ({ flows, ...others }) =>
      `${runningKey(flows.first)}${runningKey(flows.second)}${JSON.stringify(others)}`,
  }
}

export const TWO: Checked<Two, Made> = {
  flow: 'delivery',
  surroundings:
    'two processes with one ledger and one row; a lease that runs out at any time, also while a call is under way; up to one fault as above',
  model: () => twoModel(deliveryMachine, { asksBefore: true }),
  properties: [
    {
      row: 'S-122',
      says: 'Of two processes, only the one that holds the sheet calls the service.',
      isBroken: ({ facts }) => facts.some(({ isHolder }) => !isHolder),
      variant: {
        says: 'a process does not ask before a call whether the sheet is still its own',
        model: () => twoModel(deliveryMachine, { asksBefore: false }),
      },
    },
    {
      row: 'S-123',
      says: 'Two processes on one sheet never double a row, whichever call arrives last.',
      isBroken: ({ state: { sheet } }) => !isOnceEach(sheet),
      variant: {
        says: 'a refusal is answered by a new number',
        model: () => twoModel(renumbering(), { asksBefore: true }),
      },
    },
  ],
}
