import { LONGEST_WORK_MS } from '../trace-check/world'
import { A, alone, B, deliveredA, enters, p } from './acts'
import { deliveredFirst, type Forgeries, type Honest } from './forging'

/** What the processes of the delivery cannot do. */
export const deliveryForgeries = (honest: Honest): Forgeries => {
  const { trace, first, last, at, changed, doubled, without, inserted } = honest
  const { nextCall, lastEntered, lastGiven, stateAt, callOf } = honest
  const { process, id, sheet, gives, sending, calls, hears, settling, delivers, tidying } =
    deliveredFirst(honest)
  const stops = first('delivery stops')
  const starts = first('delivery starts', {}, stops)
  const started = at('delivery starts', first('delivery starts'))

  const isMarked = (id: number | null, place: number): boolean =>
    trace.slice(0, place).some((each) => each.did === 'takes' && at('delivery calls', callOf(each)).id === id)
  /** An answer to no call in this state, for work that has no mark in the sheet. */
  const failsToReach = (state: string): number =>
    first(
      'delivery hears',
      ({ process, answer }, place) =>
        answer === 'passing' &&
        stateAt(process, place) === state &&
        !isMarked(lastGiven(process, place).id, place) &&
        !trace
          .slice(lastEntered(process, place), place)
          .some((each) => each.did === 'calls' && each.process === process),
    )
  const refusedSending = first('delivery hears', { answer: 'refused' })
  /** A call that makes no mark, of a batch that arrived. */
  const marksColumns = first(
    'delivery calls',
    ({ process, id }, place) =>
      id === null &&
      stateAt(process, place) === 'sending' &&
      at('delivery hears', first('delivery hears', { process }, place)).answer === 'done',
  )
  const { process: marksBy, call: marking } = at('delivery calls', marksColumns)
  const reserved = first('ledger settles', { outcome: 'renumbered' })
  const reservation = last('delivery calls', { process: at('ledger settles', reserved).process }, reserved)
  const reserves = at('delivery calls', reservation)
  const stopped = (place: number) => inserted(place, [{ who: 'delivery', did: 'stops', process }], place)
  const callsAt = (place: number, id: number | null = null, mark: string | null = null) =>
    inserted(place, [{ who: 'delivery', did: 'calls', process, call: nextCall(place), id, mark, rows: [] }])

  return {
    'a process starts twice': {
      'a process starts again': () => inserted(starts, [{ ...started, process }]),
    },
    'a process starts for a sheet that there is not': {
      'a process delivers to no sheet': () => changed(starts, { sheet: 'another' }),
    },
    'a process starts while another has its sheet': {
      'two processes have one sheet': () => inserted(gives, [{ ...started, process: 'another', sheet }]),
    },
    'a process acts that does not run': {
      'a process that was stopped enters a state': () => stopped(sending),
      'a process that was stopped is given work': () => stopped(gives),
      'a process that was stopped calls': () => stopped(calls),
      'a process that was stopped hears an answer': () => stopped(hears),
      'a process that was stopped settles': () => stopped(delivers),
      'a process stops twice': () => doubled(stops),
      'a process was never started': () =>
        without(first('delivery starts'), first('delivery enters', { process: started.process })),
    },
    'the delivery enters a state that does not follow on what it was told': {
      'a batch is reserved': () => changed(sending, { state: 'reserving' }),
      'the result is settled before the answer': () => without(hears, settling),
    },
    'an answer is heard that its state does not know, or a second one': {
      'the answer to another question is heard': () => changed(hears, { answer: 'ours' }),
      'an answer is heard twice': () => doubled(hears),
    },
    'success is heard though a call did not arrive': {
      'a call that was lost counts as done': () =>
        without(
          first('sheet takes', { call: marking }),
          first('delivery hears', { process: marksBy }, marksColumns),
        ),
    },
    'a refusal is heard that the sheet never gave': {
      'a call that was lost counts as refused': () =>
        without(last('sheet refuses', {}, refusedSending), refusedSending),
    },
    'a batch is said to have arrived whose rows did not arrive with its mark': {
      'a batch that was not sent counts as arrived': () =>
        changed(failsToReach('sending'), { answer: 'done' }),
      'the mark of other rows counts as that of a batch': () =>
        alone(
          ...deliveredA,
          ...B,
          ...p.sendsInVain(2, 1, ['b']),
          ...p.settles(1, 'ours', 'delivered').slice(0, 1),
        ),
      'another mark counts as that of a batch without rows': () =>
        alone(
          ...deliveredA,
          ...p.sendsInVain(2, 1, [], 'another'),
          ...p.settles(1, 'ours', 'delivered').slice(0, 1),
        ),
    },
    'a number is said to be reserved that is not': {
      'a number counts as reserved': () => changed(failsToReach('reserving'), { answer: 'done' }),
    },
    'a call has another number than the next': {
      'a call is missing': () => changed(calls, { call: 9_999 }),
    },
    'a call is made in a state that makes none, or after its answer': {
      'a call is made while settling': () => callsAt(settling + 1),
      'a call is made after its answer': () => callsAt(hears + 1),
    },
    'a call makes the mark of other work than was taken': {
      'a call has the id of another': () => changed(calls, { id: 9_999 }),
      'a call has the mark of another': () => changed(calls, { mark: 'another' }),
      'a call has a mark without an id': () => changed(reservation, { id: null }),
      'a number is reserved by the mark of a batch': () => changed(reservation, { mark: 'another' }),
      'a mark is made while marks are tidied': () => callsAt(tidying + 1, id, 'reserved'),
    },
    'a call is made long after its work was given': {
      'a process that was suspended goes on': () =>
        alone(...A, p.starts, ...p.given('batch', 1, ['a']), ...enters('p', 'sending'), {
          ...p.calls(1, 1, 'mark of 1', ['a']),
          at: LONGEST_WORK_MS + 1,
        }),
    },
    'a mark is called for twice for work that was taken once': {
      'a batch is sent again at once': () =>
        inserted(calls + 1, [{ ...at('delivery calls', calls), call: nextCall(calls + 1) }]),
    },
    'other rows are sent than the batch has': {
      'a batch is sent with another row': () => changed(calls, { rows: ['another'] }),
      'rows are sent without a mark': () =>
        changed(marksColumns, { rows: lastGiven(marksBy, marksColumns).rows }),
      'a reservation sends rows': () =>
        changed(reservation, { rows: lastGiven(reserves.process, reservation).rows }),
    },
  }
}
