import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type { AnyStateMachine } from 'xstate'
import type { Assumption } from '../../../../scripts/diagrams/shown-property'
import type { Batch, MarkerState, SettledWork, Work } from '../../../../src/domain/delivery/batch'
import { RESERVED } from '../../../../src/domain/delivery/marker'
import type { RemovalRound } from '../../../../src/domain/delivery/removal'
import {
  afterClaiming,
  afterReadingSheets,
  afterRemoving,
  afterReserving,
  afterSending,
  afterUnexpectedError,
  type CallResult,
  type CurrentWork,
} from '../../../../src/domain/delivery/settled-work'
import type { SheetContent } from '../../../../src/domain/delivery/sheet-content'
import { deliveryMachine } from '../../../../src/domain/flows/delivery.machine'
import { alteredMachine, editedMachine } from '../altered-machine'
import type { Model, Move, Step } from '../explore'
import type { Checked } from '../property'
import {
  answer,
  breakOff,
  type Run,
  type Running,
  ring,
  runningKey,
  shortened,
  startRunning,
} from '../running'
import {
  beginIn,
  EMPTY_LEDGER,
  eraseIn,
  forgetMarkersIn,
  formIn,
  heldIn,
  isUnread,
  keepRow,
  type LedgerText,
  letAgesPass,
  letTimePass,
  markOf,
  oldMarkersIn,
  PERSON_OF,
  releaseIn,
  restoredFrom,
  settleIn,
  sheetRow,
} from '../small-ledger'
import { arrive, type Call, type Sheet } from '../small-sheet'

export type Delivering = {
  readonly flow: Running
  readonly ledger: LedgerText
  readonly sheet: Sheet
  /** Calls for whose response nobody waits any more. */
  readonly late: ReadonlyArray<Call>
  readonly faults: number
  readonly toKeep: ReadonlyArray<number>
  readonly toErase: boolean
  readonly releases: number
  /** The work that the ledger gave last: what it is and its number. */
  readonly given: string
}

export type Deleted = { readonly deleted: ReadonlyArray<number>; readonly pruned?: ReadonlyArray<number> }
export type DeliveryMove = Move<Delivering, Deleted>
export type From = Pick<Delivering, 'ledger' | 'sheet' | 'toKeep'> & Partial<Pick<Delivering, 'late'>>
export type Kind = {
  readonly isErasing: boolean
  readonly knowsMarks?: boolean
  readonly faults?: number
  /** The initial state, if it is not an empty sheet. */
  readonly from?: From
  /** The markers to prune; none by default. */
  readonly pruned?: (ledger: LedgerText) => ReadonlyArray<number>
}

const INVALID = 2
const FAULTS = 2

export const passing = E.left({ tag: 'passing', reason: 'busy', retryAfterMs: null })
const forbidden = E.left({ tag: 'forbidden', reason: '403' })
const refused = E.left({ tag: 'refused', reason: '400' })

const batchIn = (input: unknown): Batch | null => {
  const work = input as Work
  return work.tag === 'batch' ? work.batch : null
}
const roundIn = (input: unknown): RemovalRound | null => {
  const work = input as Work
  return work.tag === 'removals' ? work.round : null
}
const numberOf = (work: Work | SettledWork): string => {
  if (work.tag === 'batch') return `batch ${'batch' in work ? work.batch.id : work.id}`
  if (work.tag === 'removals') return `removals ${work.round.id}`
  return work.tag
}
const rowIds = ({ rows }: Batch): ReadonlyArray<number> =>
  rows.map((row) => (row as { readonly id: number }).id)
const rowsIn = ({ rows }: Sheet, { removals }: RemovalRound): ReadonlyArray<number> =>
  rows.flatMap((row, index) => (removals.some(({ phoneHash }) => phoneHash === markOf(row)) ? [index] : []))

/** What a running actor has on its way to the sheet; none where it reads or has nothing to do. */
const callOf = ({ slot, input }: Run, sheet: Sheet): Call | null => {
  const batch = slot === 'sendBatch' || slot === 'claimId' ? batchIn(input) : null
  const round = slot === 'removeRows' || slot === 'reserveId' ? roundIn(input) : null
  if (batch !== null && slot === 'sendBatch')
    return { kind: 'send', id: batch.id, mark: batch.markerValue, rows: rowIds(batch) }
  if (batch !== null && sheet.markers[batch.id] === undefined)
    return { kind: 'reserve', id: batch.id, mark: RESERVED.repeat(batch.markerValue.length) }
  if (round !== null && slot === 'reserveId' && sheet.markers[round.id] === undefined)
    return { kind: 'reserve', id: round.id, mark: RESERVED }
  if (round !== null && slot === 'removeRows') {
    const indexes = rowsIn(sheet, round)
    return indexes.length === 0 ? null : { kind: 'remove', id: round.id, indexes }
  }
  return null
}

const contentOf = ({ rows, markers }: Sheet): SheetContent => ({
  markers: Object.entries(markers).map(([id, value]) => ({ id: Number(id), value, spreadsheet: 'a-book' })),
  rows: rows.map(sheetRow),
})

/** What the actor makes of a call that arrived, or of what it read without one. */
const answerTo = ({ slot, input }: Run, sheet: Sheet, isTaken: boolean, hadCall: boolean): unknown => {
  if (slot === 'readSheet') return E.right(contentOf(sheet))
  if (slot === 'sendBatch') return isTaken ? E.right(undefined) : refused
  if (slot === 'removeRows') {
    const round = roundIn(input)
    if (round === null) return passing
    if (!hadCall) return E.right({ isMarked: false })
    if (!isTaken) return refused
    return rowsIn(sheet, round).length === 0 ? E.right({ isMarked: true }) : passing
  }
  const own = slot === 'claimId' ? batchIn(input) : { id: roundIn(input)?.id ?? 0, markerValue: RESERVED }
  if (own === null) return passing
  if (hadCall && !isTaken) return passing
  const marker = hadCall ? 'absent' : sheet.markers[own.id] === own.markerValue ? 'ours' : 'foreign'
  return E.right(slot === 'claimId' ? marker : { isMarked: marker !== 'foreign' })
}

const WRITES = ['sendBatch', 'claimId', 'reserveId', 'removeRows']
export const CALLS = [...WRITES, 'readSheet']

export const deliveryModel = (
  machine: AnyStateMachine,
  { isErasing, knowsMarks = true, faults = FAULTS, from, pruned }: Kind,
): Model<Delivering, Deleted> => {
  const invalid = isErasing || from !== undefined ? null : INVALID
  const NONE: Deleted = { deleted: [] }

  const callMoves = (state: Delivering, run: Run): ReadonlyArray<DeliveryMove> => {
    const { flow, sheet } = state
    const call = callOf(run, sheet)
    const arrived = call === null ? { sheet, isTaken: false, deleted: [] } : arrive(sheet, call, invalid)
    const led = (
      label: string,
      output: unknown,
      change: Partial<Delivering>,
      facts = NONE,
    ): DeliveryMove => ({
      label: `${run.slot}: ${label}`,
      state: { ...state, ...change, flow: answer(machine, flow, run, output) },
      facts: [facts],
    })
    const after = { sheet: arrived.sheet }
    const told = { deleted: arrived.deleted }
    const rest = { faults: state.faults - 1 }
    return [
      led('is answered', answerTo(run, arrived.sheet, arrived.isTaken, call !== null), after, told),
      ...(state.faults === 0
        ? []
        : [
            led('the answer is lost', passing, { ...after, ...rest }, told),
            led('is forbidden', forbidden, rest),
            ...(call === null
              ? []
              : [led('is late, its caller gives up', passing, { ...rest, late: [...state.late, call] })]),
            {
              label: `${run.slot}: breaks`,
              state: { ...state, ...rest, flow: breakOff(machine, flow, run) },
              facts: [NONE],
            },
          ]),
    ]
  }

  const ledgerMoves = (state: Delivering, run: Run): ReadonlyArray<DeliveryMove> => {
    const led = (label: string, output: unknown, change: Partial<Delivering>): DeliveryMove => ({
      label: `${run.slot}: ${label}`,
      state: { ...state, ...change, flow: answer(machine, state.flow, run, output) },
      facts: [NONE],
    })
    const rest = { faults: state.faults - 1 }
    const fails = E.left('unavailable')
    if (run.slot === 'pruneMarkers') {
      const ids = pruned?.(state.ledger) ?? []
      if (ids.length === 0) return [led('is answered', E.right(undefined), {})]
      const kept = Object.entries(state.sheet.markers).filter(([id]) => !ids.includes(Number(id)))
      const sheet = { ...state.sheet, markers: Object.fromEntries(kept) }
      const forgotten = { sheet, ledger: forgetMarkersIn(state.ledger, ids) }
      const told = [{ deleted: [], pruned: ids }]
      return [
        { ...led('marks are removed', E.right(undefined), forgotten), facts: told },
        ...(state.faults === 0
          ? []
          : [{ ...led('marks are removed, the ledger refuses', fails, { ...rest, sheet }), facts: told }]),
      ]
    }
    if (run.slot === 'takeWork') {
      const { ledger, given } = formIn(state.ledger, knowsMarks)
      return [
        led(given.tag, E.right(given), { ledger, given: numberOf(given) }),
        ...(state.faults === 0 ? [] : [led('the ledger refuses', fails, { ...rest, given: '' })]),
      ]
    }
    const settled = O.toNullable(run.input as O.Option<SettledWork>)
    const after = settled === null ? {} : { ledger: settleIn(state.ledger, settled).ledger }
    return [
      led(settled?.settlement.tag ?? 'nothing', E.right(undefined), after),
      ...(state.faults === 0
        ? []
        : [
            led('the ledger refuses', fails, rest),
            led('is written, the answer is lost', fails, { ...rest, ...after }),
          ]),
    ]
  }

  const moves = (state: Delivering): ReadonlyArray<DeliveryMove> => {
    const { flow, ledger, toKeep, late } = state
    const next = (label: string, change: Partial<Delivering>): DeliveryMove => ({
      label,
      state: { ...state, flow: { ...flow, started: [] }, ...change },
      facts: [NONE],
    })
    const [row] = toKeep
    const onTheWay = flow.runs.flatMap((run) => callOf(run, state.sheet) ?? [])
    const passed = letTimePass(ledger)
    const held = heldIn(ledger)
    return [
      ...flow.runs.flatMap((run) =>
        CALLS.includes(run.slot) ? callMoves(state, run) : ledgerMoves(state, run),
      ),
      ...flow.timers.map((timer) => ({
        label: `after ${timer.delay}`,
        state: { ...state, flow: ring(machine, flow, timer) },
        facts: [NONE],
      })),
      ...(row === undefined || (row === 3 && state.toErase)
        ? []
        : [next(`row ${row} is kept`, { ledger: keepRow(ledger, row), toKeep: toKeep.slice(1) })]),
      ...(state.toErase && held.registration.includes(1)
        ? [next('the first person is erased', { ledger: eraseIn(ledger).ledger, toErase: false })]
        : []),
      // The sheet of a restored ledger is read once no call of the former process can arrive.
      ...(passed === ledger
        ? []
        : [next('time passes', { ledger: passed, ...(isUnread(ledger) ? { late: [] } : {}) })]),
      ...(pruned === undefined || (late.length === 0 && letAgesPass(ledger) === ledger)
        ? []
        : [next('no call can be on its way any more', { ledger: letAgesPass(ledger), late: [] })]),
      ...(held.halt.length > 0 || (state.releases > 0 && held.batch.some((batch) => batch.state === 'parked'))
        ? [
            next('staff release', {
              ledger: releaseIn(ledger).ledger,
              releases: held.halt.length > 0 ? state.releases : state.releases - 1,
            }),
          ]
        : []),
      ...late.map((call, index) => {
        const arrived = arrive(state.sheet, call, invalid)
        return {
          ...next(`the late ${call.kind} arrives`, {
            sheet: arrived.sheet,
            late: late.filter((_, other) => other !== index),
          }),
          facts: [{ deleted: arrived.deleted }],
        }
      }),
      ...(state.faults > 0
        ? [
            next('the process is killed and started', {
              flow: startRunning(machine),
              given: '',
              ledger: beginIn(ledger).ledger,
              late: [...late, ...onTheWay],
              faults: state.faults - 1,
            }),
          ]
        : []),
    ]
  }

  return {
    start: {
      flow: startRunning(machine),
      ledger: isErasing ? keepRow(keepRow(EMPTY_LEDGER, 1), 2) : keepRow(EMPTY_LEDGER, 1),
      sheet: { rows: [], markers: {} },
      late: [],
      faults,
      toKeep: isErasing ? [3] : [2],
      toErase: isErasing,
      releases: isErasing ? 0 : 1,
      given: '',
      ...from,
    },
    moves,
    key: ({ flow, ledger, ...rest }) => [runningKey(flow), shortened(ledger), JSON.stringify(rest)].join(' '),
  }
}

export type At = Step<Delivering, Deleted>

type Edit = Parameters<typeof editedMachine>[1]

const brokenBy = (kind: Kind) => ({
  altered: (says: string) => ({
    says,
    model: () => deliveryModel(alteredMachine(deliveryMachine, says), kind),
  }),
  edited: (says: string, edit: Edit) => ({
    says,
    model: () => deliveryModel(editedMachine(deliveryMachine, edit), kind),
  }),
})

const starts = ({ state }: At, slot: string): ReadonlyArray<Run> =>
  state.flow.started.filter((run) => run.slot === slot)
const sends = (step: At): ReadonlyArray<Batch> =>
  starts(step, 'sendBatch').flatMap(({ input }) => batchIn(input) ?? [])
const waits = (ledger: LedgerText): ReadonlyArray<number> =>
  heldIn(ledger).outbox.map((row) => Number(row.registration_id))
const isParked = (ledger: LedgerText, row: number): boolean => {
  const { outbox, batch } = heldIn(ledger)
  const own = outbox.find((waiting) => waiting.registration_id === row)?.batch_id
  return batch.some(({ id, state }) => id === own && state === 'parked')
}
const isHalted = (ledger: LedgerText): boolean => heldIn(ledger).halt.length > 0
const isQueued = (ledger: LedgerText): boolean =>
  heldIn(ledger).erasure.some(({ state }) => state === 'queued')
const isDoubled = ({ state: { sheet } }: At): boolean => !isOnceEach(sheet)
const isLost = ({ state: { ledger, sheet } }: At): boolean =>
  heldIn(ledger).registration.some((row) => !waits(ledger).includes(row) && !sheet.rows.includes(row))
/** A row of the first person from before the erasure is in the sheet, and no removal is left to do. */
const isLeft = ({ ledger, sheet, toErase }: Delivering): boolean =>
  isErased({ ledger, toErase }) && !isQueued(ledger) && sheet.rows.includes(1)
const staysInSheet = ({ before, state }: At): boolean => isLeft(state) && before.sheet.rows.includes(1)
const arrivesLater = ({ before, state }: At): boolean => isLeft(state) && !before.sheet.rows.includes(1)
const deletesAnother = ({ facts }: At): boolean =>
  facts.some(({ deleted }) => deleted.some((row) => PERSON_OF[row] !== 1))
const writesUnread = (step: At, slots: ReadonlyArray<string>): boolean =>
  isUnread(step.state.ledger) && slots.some((slot) => starts(step, slot).length > 0)
const writesHalted = (step: At, slots: ReadonlyArray<string>): boolean =>
  isHalted(step.before.ledger) && slots.some((slot) => starts(step, slot).length > 0)
const isErased = ({ ledger, toErase }: Pick<Delivering, 'ledger' | 'toErase'>): boolean =>
  !toErase && !heldIn(ledger).registration.includes(1)

type RemovingIn = {
  readonly context: CurrentWork
  readonly event: { readonly output: CallResult<MarkerState> }
}
type InMachine = { readonly context: CurrentWork; readonly event: { readonly output: never } }

const SENDING: Kind = { isErasing: false }
const ERASING: Kind = { isErasing: true }
const whileSending = brokenBy(SENDING)
const whileErasing = brokenBy(ERASING)
const oneFault = {
  sending: brokenBy({ ...SENDING, faults: 1 }),
  erasing: brokenBy({ ...ERASING, faults: 1 }),
}

const underNextNumber = (settled: SettledWork): SettledWork => {
  if (settled.tag === 'batch') return { ...settled, id: settled.id + 1 }
  return settled.tag === 'removals'
    ? { ...settled, round: { ...settled.round, id: settled.round.id + 1 } }
    : settled
}

const underNext = (state: string, call: string): [string, Edit] => [
  `the outcome of ${call} goes under the next number`,
  ({ states }) => {
    const written = [states[state].invoke.onDone].flat().at(-1).actions
    const { params } = written
    written.params = (given: unknown) => O.map(underNextNumber)(params(given))
  },
]
const settledIn = (step: At): ReadonlyArray<SettledWork | null> =>
  starts(step, 'settleWork').map(({ input }) => O.toNullable(input as O.Option<SettledWork>))

const BROKEN_COUNTS = 'a broken call counts as sent'
const brokenCounts: Edit = ({ states: { sending } }) => {
  sending.invoke.onError.actions.params = ({ context }: InMachine) =>
    afterSending(context, E.right(undefined))
}
const REMOVAL_COUNTS = 'a removal that fails counts as done'
const removalCounts: Edit = ({ states: { removing } }) => {
  removing.invoke.onDone.actions.params = ({ context }: InMachine) =>
    afterRemoving(context, E.right({ isMarked: false }))
}
const READS_NOTHING = 'a reading that breaks counts as an empty sheet'
const readsNothing: Edit = ({ states: { reading } }) => {
  reading.invoke.onError.actions.params = ({ context }: InMachine) =>
    afterReadingSheets(context, E.right({ markers: [], rows: [] }))
}

const SENT_AGAIN = 'delivery.settling: settleWork answers 1: to sending instead of tidying'
const ALWAYS_RENUMBERED = 'a refusal is answered by a new number'

/** With that fault. */
export const renumbering = (): AnyStateMachine =>
  editedMachine(deliveryMachine, ({ states: { confirming } }) => {
    confirming.invoke.onDone.actions.params = ({ context }: InMachine) =>
      afterClaiming(context, E.right('foreign'))
  })

export const isOnceEach = ({ rows }: Sheet): boolean => new Set(rows).size === rows.length

const ATOMIC: Assumption = {
  says: 'rows and their mark arrive in one atomic call',
  keptBy: 'src/adapters/google-sheets/create-send-batch.ts',
  shownBy: [
    [
      'test/adapters/google-sheets/writers.test.ts',
      'is noted durably with its tab before the columns are marked, and sent in one call',
    ],
  ],
}
const MARK_REFUSED: Assumption = {
  says: 'the service refuses a mark that it has, and leaves nothing of a refused call; `registrations doctor` checks it',
  keptBy: 'src/adapters/google-sheets/try-service.ts',
  shownBy: [
    ['test/adapters/staff/doctor-command.test.ts', 'that accepts a marker twice is detected'],
    ['test/adapters/staff/doctor-command.test.ts', 'that executes a part of an invalid call is detected'],
  ],
}
const ONE_OUTCOME: Assumption = {
  says: 'an outcome is written in one transaction, that of a reading in one for each of its steps, from which it starts over',
  keptBy: 'src/adapters/ledger/delivery-store.ts',
  shownBy: [
    [
      'test/adapters/ledger/delivery-store.test.ts',
      'the first outcome of a batch is kept, and later ones change nothing',
    ],
    [
      'test/domain/ledger/restore/settle-reading.test.ts',
      'are taken page by page, and not again once the sheet was read',
    ],
  ],
}
const SURVIVES: Assumption = {
  says: 'a kept row survives a kill',
  keptBy: 'src/adapters/ledger-sqlite/sync-visible-rows.ts',
  shownBy: [
    [
      'test/adapters/ledger-sqlite/sync-visible-rows.test.ts',
      'is synced with a commit of its own behind it, which leaves nothing',
    ],
    ['test/adapters/server/processes/kill.test.ts', 'keeps every acknowledged row once, and loses no notice'],
  ],
}
const FOUND_ALL: Assumption = {
  says: 'a removal finds all rows of a person',
  keptBy: 'src/adapters/google-sheets/create-row-remover.ts',
  shownBy: [
    [
      'test/adapters/google-sheets/writers.test.ts',
      'takes every row of a person, in a tab without headings too',
    ],
  ],
}
const ALL_READ: Assumption = {
  says: 'every sheet that took rows is read',
  keptBy: 'src/adapters/google-sheets/create-sheets-reader.ts',
  shownBy: [
    [
      'test/adapters/google-sheets/writers.test.ts',
      'gives the markers and rows of each sheet that took rows, each tab once',
    ],
  ],
}
const READ_LATE: Assumption = {
  says: 'the sheet is not read before each call of the former process has arrived or is lost',
  keptBy: 'src/domain/ledger/restore/restored.ts',
  shownBy: [
    ['test/domain/ledger/deliver/due-work.test.ts', 'reads its sheets if it was restored $restored: $tag'],
  ],
}
const MARK_KEPT: Assumption = {
  says: 'no call arrives later than 19 minutes after it was made (TCP 15.4, the service 3), and a mark is kept that long',
  keptBy: 'src/domain/delivery/limits.ts',
  shownBy: [
    [
      'test/adapters/ledger/delivery-store.test.ts',
      'markers of the last 19 minutes are kept: a call may still arrive',
    ],
  ],
}

/** What keeps a row from being doubled and from counting as delivered where it is not. */
export const SENT_ONCE: ReadonlyArray<Assumption> = [ATOMIC, MARK_REFUSED, ONE_OUTCOME]

export const DELIVERY: Checked<Delivering, Deleted> = {
  flow: 'delivery',
  surroundings:
    'two rows, of which the service refuses the second; up to two faults: calls and answers that are lost, late calls that arrive at any time, a service that forbids, a ledger that refuses or whose answer is lost, a process that is killed and started, staff who release a sheet; the scripts and the SQL of the ledger in SQLite in memory, with times before and after now',
  model: () => deliveryModel(deliveryMachine, SENDING),
  properties: [
    {
      row: 'S-101',
      says: 'A row is in the sheet at most once.',
      assumes: SENT_ONCE,
      isBroken: isDoubled,
      variant: { says: ALWAYS_RENUMBERED, model: () => deliveryModel(renumbering(), SENDING) },
    },
    {
      row: 'S-102',
      says: 'A row that the ledger counts as delivered is in the sheet.',
      assumes: [ATOMIC, ONE_OUTCOME],
      isBroken: isLost,
      variant: whileSending.edited(BROKEN_COUNTS, brokenCounts),
    },
    {
      row: 'S-103',
      says: 'A row is in at most one batch that the sheet can still accept.',
      assumes: [MARK_REFUSED, ONE_OUTCOME],
      isBroken: ({ state: { flow, late, sheet } }) => {
        const open = [...late, ...flow.runs.flatMap((run) => callOf(run, sheet) ?? [])].flatMap((call) =>
          call.kind === 'send' && sheet.markers[call.id] === undefined ? [call] : [],
        )
        return open.some((one) =>
          open.some(({ id, rows }) => id !== one.id && rows.some((row) => one.rows.includes(row))),
        )
      },
      variant: oneFault.sending.edited('a broken call is split at once', ({ states: { sending } }) => {
        sending.invoke.onError.actions.params = ({ context }: InMachine) =>
          afterClaiming(context, E.right('foreign'))
        sending.invoke.onDone[1].actions.params = sending.invoke.onError.actions.params
      }),
    },
    {
      row: 'S-104',
      says: 'No batch is sent to a halted sheet, nor the id of one claimed.',
      clauses: {
        sent: {
          isBroken: (step) => writesHalted(step, ['sendBatch']),
          variant: whileSending.altered(
            'delivery.halted: after HALT_CHECK_MS 1: to sending instead of taking',
          ),
        },
        claimed: {
          isBroken: (step) => writesHalted(step, ['claimId']),
          variant: whileSending.altered(
            'delivery.halted: after HALT_CHECK_MS 1: to confirming instead of taking',
          ),
        },
      },
    },
    {
      row: 'S-105',
      says: 'A process waits for the answer of at most one call.',
      isBroken: ({ state: { flow } }) => flow.runs.length > 1,
      variant: whileSending.edited('the marker is read while the batch is sent', ({ states }) => {
        states.sending.invoke = [states.sending.invoke, { ...states.confirming.invoke, onDone: undefined }]
      }),
    },
    {
      row: 'S-106',
      says: 'A parked row is not in the sheet.',
      assumes: [MARK_REFUSED],
      isBroken: ({ state: { ledger, sheet } }) => sheet.rows.some((row) => isParked(ledger, row)),
      variant: whileSending.edited('a marker that is found is not heeded', ({ states: { confirming } }) => {
        confirming.invoke.onDone.actions.params = ({ context }: InMachine) =>
          afterClaiming(context, E.right('absent'))
      }),
    },
    {
      row: 'S-137',
      says: 'A valid row is never parked.',
      isBroken: ({ state: { ledger } }) =>
        waits(ledger).some((row) => row !== INVALID && isParked(ledger, row)),
      variant: whileSending.altered('delivery.sending: sendBatch answers 1: no guard'),
    },
    {
      row: 'S-108',
      says: 'Only open batches of the ledger are sent.',
      isBroken: (step) =>
        starts(step, 'sendBatch').some(({ input }) => {
          const batch = batchIn(input)
          return !heldIn(step.state.ledger).batch.some(
            ({ id, state }) => id === batch?.id && state === 'open',
          )
        }),
      variant: {
        says: SENT_AGAIN,
        // One row and no fault: its batch is still known, as delivered.
        model: () =>
          deliveryModel(alteredMachine(deliveryMachine, SENT_AGAIN), {
            ...SENDING,
            from: ONE_ROW,
            faults: 0,
          }),
      },
      also: [
        whileSending.edited('a batch is sent under the next number', ({ states: { sending } }) => {
          sending.invoke.input = ({ context: { work } }: InMachine) =>
            work.tag === 'batch' ? { ...work, batch: { ...work.batch, id: work.batch.id + 1 } } : work
        }),
      ],
    },
    {
      row: 'S-109',
      says: 'The delivery never stops: an actor or a timer is running.',
      isBroken: ({ state: { flow } }) => flow.runs.length + flow.timers.length === 0,
      variant: whileSending.altered('delivery.waiting: after DELIVERY_REST_MS: nothing happens'),
    },
  ],
  reach: {
    row: 'S-110',
    says: 'From every state, each valid row can still be delivered, and each invalid one parked, once staff have released a sheet that is halted.',
    assumes: [SURVIVES],
    clauses: {
      delivered: {
        isGood: ({ ledger }) => waits(ledger).every((row) => row === INVALID),
        variant: oneFault.sending.altered('delivery.halted: after HALT_CHECK_MS: nothing happens'),
      },
      parked: {
        isGood: ({ ledger }) => waits(ledger).every((row) => row !== INVALID || isParked(ledger, row)),
        variant: oneFault.sending.edited('an invalid row is tried again', ({ states: { confirming } }) => {
          confirming.invoke.onDone.actions.params = ({ context }: InMachine) => afterUnexpectedError(context)
        }),
      },
    },
  },
}

export const REMOVAL: Checked<Delivering, Deleted> = {
  flow: 'delivery',
  surroundings:
    'a person who is erased at any time and registers again, another person’s row; up to two faults as above',
  model: () => deliveryModel(deliveryMachine, ERASING),
  properties: [
    {
      row: 'S-111',
      says: 'A removal deletes only rows of the erased person.',
      assumes: [MARK_REFUSED],
      isBroken: deletesAnother,
      variant: whileErasing.edited(
        'a removal goes on under a new number unreserved',
        ({ states: { reserving } }) => {
          const unreserved = ({ context }: InMachine) => afterReserving(context, E.right({ isMarked: false }))
          reserving.invoke.onError.actions.params = unreserved
          reserving.invoke.onDone.actions.params = unreserved
        },
      ),
    },
    {
      row: 'S-139',
      says: 'No removal is sent to a halted sheet, nor an id reserved for one.',
      clauses: {
        sent: {
          isBroken: (step) => writesHalted(step, ['removeRows']),
          variant: whileErasing.altered(
            'delivery.halted: after HALT_CHECK_MS 1: to removing instead of taking',
          ),
        },
        reserved: {
          isBroken: (step) => writesHalted(step, ['reserveId']),
          variant: whileErasing.altered(
            'delivery.halted: after HALT_CHECK_MS 1: to reserving instead of taking',
          ),
        },
      },
    },
    {
      row: 'S-107',
      says: 'The outcome written to the ledger belongs to the work that was taken.',
      clauses: {
        'no outcome': {
          isBroken: (step) => settledIn(step).some((settled) => settled === null),
          variant: whileErasing.altered('delivery.taking: takeWork answers 2: without holdWork'),
        },
        'that of other work': {
          isBroken: (step) =>
            settledIn(step).some((settled) => settled !== null && numberOf(settled) !== step.state.given),
          variant: whileErasing.edited(...underNext('sending', 'sendBatch')),
          also: [
            whileErasing.edited(...underNext('removing', 'removeRows')),
            whileErasing.edited(...underNext('reserving', 'reserveId')),
          ],
        },
      },
    },
    {
      row: 'S-112',
      says: 'A removal is never sent with an id under which an earlier one may still arrive.',
      isBroken: (step) =>
        starts(step, 'removeRows').some(({ input }) =>
          step.state.late.some((call) => call.kind === 'remove' && call.id === roundIn(input)?.id),
        ),
      variant: whileErasing.edited(
        'a removal that was tried is sent again at once',
        ({ states: { taking } }) => {
          taking.invoke.onDone[3].target = 'removing'
        },
      ),
    },
    {
      row: 'S-113',
      says: 'Once a removal is settled, no row from before the erasure is in the sheet or arrives later.',
      assumes: [ATOMIC, MARK_REFUSED, FOUND_ALL],
      clauses: {
        stays: {
          isBroken: staysInSheet,
          variant: whileErasing.edited(REMOVAL_COUNTS, removalCounts),
        },
        'arrives later': {
          isBroken: arrivesLater,
          variant: whileErasing.edited(BROKEN_COUNTS, brokenCounts),
        },
      },
    },
    {
      row: 'S-114',
      says: 'A new row of an erased person waits until the earlier rows are removed from the sheet.',
      isBroken: (step) =>
        isQueued(step.before.ledger) && sends(step).some((batch) => rowIds(batch).includes(3)),
      variant: {
        says: 'a ledger that does not know the marks of the erased',
        model: () => deliveryModel(deliveryMachine, { ...ERASING, knowsMarks: false }),
      },
    },
    {
      row: 'S-115',
      says: 'No row is doubled or lost while persons are erased.',
      assumes: [...SENT_ONCE, SURVIVES],
      clauses: {
        doubled: {
          isBroken: isDoubled,
          variant: { says: ALWAYS_RENUMBERED, model: () => deliveryModel(renumbering(), ERASING) },
        },
        lost: {
          isBroken: isLost,
          variant: whileErasing.edited(BROKEN_COUNTS, brokenCounts),
          also: [
            whileErasing.edited(
              'a broken call counts as sent if it has only the new row of the erased person',
              ({ states: { sending } }) => {
                sending.invoke.onError.actions.params = ({ context }: InMachine) => {
                  const isNew = batchIn(context.work)?.rows.every(({ id }) => id === 3)
                  return isNew ? afterSending(context, E.right(undefined)) : afterUnexpectedError(context)
                }
              },
            ),
          ],
        },
      },
    },
  ],
  reach: {
    row: 'S-116',
    says: 'From every state, each row can still be delivered and each erased person removed.',
    assumes: [SURVIVES],
    clauses: {
      delivered: {
        isGood: ({ ledger }) => waits(ledger).length === 0,
        variant: oneFault.erasing.altered('delivery.waiting: after DELIVERY_REST_MS: nothing happens'),
      },
      removed: {
        isGood: ({ ledger }) => !isQueued(ledger),
        variant: oneFault.erasing.edited('removals are not taken', ({ states: { taking } }) => {
          taking.invoke.onDone.splice(2, 2)
        }),
      },
    },
  },
}

/**
 * The first row's batch was open as the backup was made and has arrived since; the second was sent since in a batch that the
 * backup does not know, and arrived, or its call is still under way.
 */
const restored = (arrivedRows: ReadonlyArray<number>, waits = true): From => {
  const { ledger, given } = formIn(keepRow(EMPTY_LEDGER, 1), true)
  const batch = batchIn(given)
  if (batch === null) throw new Error('no batch is formed')
  const calls = [
    { row: 1, id: batch.id, mark: batch.markerValue },
    { row: 2, id: batch.id + 1, mark: `${batch.markerValue}-2` },
  ]
  const here = calls.filter(({ row }) => arrivedRows.includes(row))
  const unread = restoredFrom(keepRow(ledger, 2))
  return {
    ledger: waits ? unread : letTimePass(unread),
    sheet: {
      rows: here.map(({ row }) => row),
      markers: Object.fromEntries(here.map(({ id, mark }) => [id, mark])),
    },
    late: calls
      .filter((call) => !here.includes(call))
      .map(({ row, ...call }) => ({ kind: 'send' as const, ...call, rows: [row] })),
    toKeep: [3],
  }
}
const LATE: ReadonlyArray<{ readonly label: string; readonly arrived: ReadonlyArray<number> }> = [
  { label: 'the call with row 2 is under way', arrived: [1] },
  { label: 'the call with row 1 is under way', arrived: [2] },
  { label: 'both calls are under way', arrived: [] },
]

const afterRestore = (machine: AnyStateMachine, kind: Kind, waits = true): Model<Delivering, Deleted> => {
  const beginning = (arrived: ReadonlyArray<number>) =>
    deliveryModel(machine, { ...kind, from: restored(arrived, waits) })
  return {
    ...beginning([1, 2]),
    others: LATE.map(({ label, arrived }) => ({ label, state: beginning(arrived).start })),
  }
}

const RESTORED: Kind = { isErasing: false }
const RESTORED_ERASING: Kind = { isErasing: true, faults: 1 }
const takenAs = (state: string): [string, Edit] => [
  `what is unread is taken to ${state}`,
  ({ states: { taking } }) => {
    taking.invoke.onDone[0].target = state
  },
]
const AT_ONCE = 'the sheet is read at once, while calls of the former process may arrive'
const afterRestoring = {
  altered: (says: string, kind = RESTORED) => ({
    says,
    model: () => afterRestore(alteredMachine(deliveryMachine, says), kind),
  }),
  edited: (says: string, edit: Edit, kind = RESTORED) => ({
    says,
    model: () => afterRestore(editedMachine(deliveryMachine, edit), kind),
  }),
}

export const RESTORING: Checked<Delivering, Deleted> = {
  flow: 'delivery',
  surroundings:
    'a ledger restored from a backup; since then one of its two rows was sent in a batch it knows and one in a batch it does not know, and each call has arrived or is still under way; a third row; up to two faults as above',
  model: () => afterRestore(deliveryMachine, RESTORED),
  properties: [
    {
      row: 'S-117',
      says: 'A restored ledger sends no batch, nor claims the id of one, before it has read the markers and rows of the sheet.',
      clauses: {
        sent: {
          isBroken: (step) => writesUnread(step, ['sendBatch']),
          variant: afterRestoring.edited(...takenAs('sending')),
        },
        claimed: {
          isBroken: (step) => writesUnread(step, ['claimId']),
          variant: afterRestoring.edited(...takenAs('confirming')),
        },
      },
    },
    {
      row: 'S-118',
      says: 'Rows that arrived after the backup are not sent again.',
      assumes: [...SENT_ONCE, ALL_READ, READ_LATE],
      isBroken: isDoubled,
      variant: afterRestoring.edited(READS_NOTHING, readsNothing),
      also: [{ says: AT_ONCE, model: () => afterRestore(deliveryMachine, RESTORED, false) }],
    },
  ],
  reach: {
    row: 'S-119',
    says: 'From every state, a restored ledger can still deliver the rows that have not arrived.',
    assumes: [ATOMIC, SURVIVES],
    clauses: {
      'counts as delivered': {
        isGood: ({ ledger }) => waits(ledger).length === 0,
        variant: afterRestoring.altered('delivery.waiting: after DELIVERY_REST_MS: nothing happens', {
          ...RESTORED,
          faults: 1,
        }),
      },
      'is in the sheet': {
        isGood: ({ ledger, sheet }) => heldIn(ledger).registration.every((row) => sheet.rows.includes(row)),
        variant: afterRestoring.edited(BROKEN_COUNTS, brokenCounts, { ...RESTORED, faults: 1 }),
      },
    },
  },
}

export const RESTORING_AND_ERASING: Checked<Delivering, Deleted> = {
  flow: 'delivery',
  surroundings:
    'the same ledger, restored from a backup; the person of the first row is erased at any time afterwards, and registers again; one fault as above',
  model: () => afterRestore(deliveryMachine, RESTORED_ERASING),
  properties: [
    {
      row: 'S-135',
      says: 'After a restore, once a removal is settled, no row from before the erasure is in the sheet or arrives later.',
      assumes: [ATOMIC, MARK_REFUSED, FOUND_ALL, READ_LATE],
      clauses: {
        stays: {
          isBroken: staysInSheet,
          variant: afterRestoring.edited(REMOVAL_COUNTS, removalCounts, RESTORED_ERASING),
        },
        'arrives later': {
          isBroken: arrivesLater,
          variant: { says: AT_ONCE, model: () => afterRestore(deliveryMachine, RESTORED_ERASING, false) },
        },
      },
    },
    {
      row: 'S-140',
      says: 'A restored ledger sends no removal, nor reserves an id for one, before it has read the markers and rows of the sheet.',
      clauses: {
        sent: {
          isBroken: (step) => writesUnread(step, ['removeRows']),
          variant: afterRestoring.edited(...takenAs('removing'), RESTORED_ERASING),
        },
        reserved: {
          isBroken: (step) => writesUnread(step, ['reserveId']),
          variant: afterRestoring.edited(...takenAs('reserving'), RESTORED_ERASING),
        },
      },
    },
    {
      row: 'S-136',
      says: 'After a restore, a removal deletes only rows of the erased person, and no row is doubled.',
      assumes: [...SENT_ONCE, ALL_READ, READ_LATE],
      clauses: {
        'another person’s row': {
          isBroken: deletesAnother,
          variant: afterRestoring.edited(
            'a removal that fails goes on under a new number at once',
            ({ states: { removing } }) => {
              const { params } = removing.invoke.onDone.actions
              removing.invoke.onDone.actions.params = (given: RemovingIn) =>
                E.isLeft(given.event.output)
                  ? afterReserving(given.context, E.right({ isMarked: false }))
                  : params(given)
            },
            RESTORED_ERASING,
          ),
        },
        doubled: {
          isBroken: isDoubled,
          variant: afterRestoring.edited(READS_NOTHING, readsNothing, RESTORED_ERASING),
        },
      },
    },
  ],
}

export const ONE_ROW: From = {
  ledger: keepRow(EMPTY_LEDGER, 1),
  sheet: { rows: [], markers: {} },
  toKeep: [],
}
const PRUNING: Kind = { isErasing: false, from: ONE_ROW, pruned: oldMarkersIn }
const deliveredIn = (ledger: LedgerText): ReadonlyArray<number> =>
  heldIn(ledger).batch.flatMap(({ id, state }) => (state === 'delivered' ? [Number(id)] : []))
const PRUNED_AT_ONCE = {
  says: 'marks are pruned as soon as their batch is delivered',
  model: () => deliveryModel(deliveryMachine, { ...PRUNING, pruned: deliveredIn }),
}

export const MARKS: Checked<Delivering, Deleted> = {
  flow: 'delivery',
  surroundings:
    'one row; marks that are pruned once they are as old as the ledger asks, be it one; up to two faults as above',
  model: () => deliveryModel(deliveryMachine, PRUNING),
  properties: [
    {
      row: 'S-120',
      says: 'A marker is pruned only if no call with its id can still arrive.',
      assumes: [MARK_KEPT],
      isBroken: ({ facts, state: { late } }) =>
        facts.some(({ pruned = [] }) => late.some(({ id }) => pruned.includes(id))),
      variant: PRUNED_AT_ONCE,
    },
    {
      row: 'S-121',
      says: 'A call that arrives after markers were pruned doubles no row.',
      assumes: [...SENT_ONCE, MARK_KEPT],
      isBroken: isDoubled,
      variant: PRUNED_AT_ONCE,
    },
  ],
}
