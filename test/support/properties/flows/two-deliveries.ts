import * as E from 'fp-ts/Either'
import type { AnyStateMachine } from 'xstate'
import type { Assumption } from '../../../../scripts/diagrams/shown-property'
import { deliveryMachine } from '../../../../src/domain/flows/delivery.machine'
import { type Lease, leaseOf, mayCall, mayTake } from '../../../../src/domain/ledger/deliver/lease'
import { ARRIVED_AT } from '../../ledger/arrived'
import type { Model, Move } from '../explore'
import type { Checked } from '../property'
import { answer, type Running, runningKey } from '../running'
import {
  CALLS,
  type Delivering,
  deliveryModel,
  isOnceEach,
  ONE_ROW,
  passing,
  renumbering,
  SENT_ONCE,
} from './delivery'

type Process = 'first' | 'second'
const PROCESSES = ['first', 'second'] as const

/** Time stands still, but for leases that run out. */
const AT = ARRIVED_AT

type Two = Omit<Delivering, 'flow'> & {
  readonly flows: Readonly<Record<Process, Running>>
  /** How often each was started: a process that starts anew has another name. */
  readonly starts: Readonly<Record<Process, number>>
  /** As the ledger keeps it. */
  readonly lease: Lease
  /** The name that was given work or called last, in words of the model's own, and whether its time has run out since. */
  readonly last: { readonly name: string; readonly isOver: boolean }
}
/** Work that was given, or a call, and whether the sheet was the process's own by the words of the model. */
type Made = { readonly isOwn: boolean }
type TwoMove = Move<Two, Made>
type Rules = { readonly mayTake: typeof mayTake; readonly mayCall: typeof mayCall }

const KILLED = 'the process is killed and started'
const REAL: Rules = { mayTake, mayCall }

/** What the ledger gives to the holder only. */
const GIVEN = ['takeWork', 'pruneMarkers']

/** Two processes with one ledger and one sheet, under the rules by which the ledger keeps a lease. */
const twoModel = (machine: AnyStateMachine, rules: Rules = REAL): Model<Two, Made> => {
  const { start, moves: movesOf } = deliveryModel(machine, { isErasing: false, from: ONE_ROW, faults: 1 })
  const { flow: begun, ...rest } = start

  const ownMoves = (state: Two, own: Process): ReadonlyArray<TwoMove> => {
    const { flows, starts, lease, last, ...shared } = state
    const flow = flows[own]
    const name = `${own} ${starts[own]}`
    const asked = { holder: name, at: AT }
    const isLast = last.name === name
    const led = (
      label: string,
      { flow: moved, ...others }: Delivering,
      change: Partial<Pick<Two, 'starts' | 'lease' | 'last'>> = {},
      facts: ReadonlyArray<Made> = [],
    ): TwoMove => ({
      label: `${own}: ${label}`,
      state: { starts, lease, last, ...others, flows: { ...flows, [own]: moved }, ...change },
      facts,
    })
    const held = { lease: leaseOf(asked), last: { name, isOver: false } }

    const isRefused = (slot: string): boolean =>
      (GIVEN.includes(slot) && !rules.mayTake(lease, asked)) ||
      (CALLS.includes(slot) && !rules.mayCall(lease, asked))
    const refused = flow.runs.flatMap((run) => {
      if (!isRefused(run.slot)) return []
      const output = run.slot === 'takeWork' ? E.right({ tag: 'idle' }) : passing
      return [led(`${run.slot}: not its own`, { ...shared, flow: answer(machine, flow, run, output) })]
    })
    if (refused.length > 0) return refused

    return movesOf({ ...shared, flow }).map(({ label, state: after }) => {
      const slot = label.split(':')[0] ?? ''
      if (label === KILLED) return led(label, after, { starts: { ...starts, [own]: starts[own] + 1 } })
      if (label.endsWith('the ledger refuses')) return led(label, after)
      if (GIVEN.includes(slot)) return led(label, after, held, [{ isOwn: isLast || last.isOver }])
      return CALLS.includes(slot) ? led(label, after, held, [{ isOwn: isLast }]) : led(label, after)
    })
  }

  return {
    start: {
      ...rest,
      flows: { first: begun, second: begun },
      starts: { first: 0, second: 0 },
      lease: { holder: '', until: 0 },
      last: { name: '', isOver: true },
    },
    moves: (state) => [
      ...PROCESSES.flatMap((own) => ownMoves(state, own)),
      ...(state.lease.until > AT
        ? [
            {
              label: 'the lease runs out',
              state: {
                ...state,
                lease: { ...state.lease, until: AT },
                last: { ...state.last, isOver: true },
              },
              facts: [],
            },
          ]
        : []),
    ],
    key: ({ flows, ...others }) =>
      [runningKey(flows.first), runningKey(flows.second), JSON.stringify(others)].join(' '),
  }
}

const LEASED: ReadonlyArray<Assumption> = [
  {
    says: 'the lease is read and written in one transaction, by the clock of the database',
    keptBy: 'src/adapters/ledger-postgres/open-delivery.ts',
    shownBy: [
      ['test/adapters/ledger-postgres/several-deliveries.test.ts', 'use the clock of the database'],
      [
        'test/adapters/ledger-postgres/several-deliveries.test.ts',
        'that find a sheet left alone at the same moment do not both take it over',
      ],
    ],
  },
  {
    says: 'each call asks before it is made',
    keptBy: 'src/adapters/google-sheets/create-target-sheets.ts',
    shownBy: [
      [
        'test/adapters/google-sheets/create-target-sheets.test.ts',
        'while it waits for its turn writes nothing after it resumes',
      ],
    ],
  },
]

export const TWO: Checked<Two, Made> = {
  flow: 'delivery',
  surroundings:
    'two processes with one ledger and one row, under the rules of the ledger’s lease; a lease that runs out at any time, also while a call is under way; up to one fault as above',
  model: () => twoModel(deliveryMachine),
  properties: [
    {
      row: 'S-122',
      says: 'Of two processes, only the one that holds the sheet calls the service.',
      assumes: LEASED,
      isBroken: ({ facts }) => facts.some(({ isOwn }) => !isOwn),
      variant: {
        says: 'a process does not ask before a call whether the sheet is still its own',
        model: () => twoModel(deliveryMachine, { ...REAL, mayCall: () => true }),
      },
      also: [
        {
          says: 'a process calls once the lease of the other has run out',
          model: () =>
            twoModel(deliveryMachine, {
              ...REAL,
              mayCall: (lease, asked) => mayCall(lease, asked) || lease.until <= asked.at,
            }),
        },
        {
          says: 'a process takes the sheet while the lease of the other runs',
          model: () => twoModel(deliveryMachine, { ...REAL, mayTake: () => true }),
        },
      ],
    },
    {
      row: 'S-123',
      says: 'Two processes on one sheet never double a row, whichever call arrives last.',
      assumes: SENT_ONCE,
      isBroken: ({ state: { sheet } }) => !isOnceEach(sheet),
      variant: { says: 'a refusal is answered by a new number', model: () => twoModel(renumbering()) },
    },
  ],
}
