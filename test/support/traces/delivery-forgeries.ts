import type { TraceAct } from '../trace-check/trace'
import { alone, delivering, enters, erases, otherThan, takes, visitor } from './acts'
import { deliveredFirst, type Forgeries, type Honest } from './forging'

const A = visitor({ tab: 'tab a', attempt: 1, row: 'a' })
const B = visitor({ tab: 'tab b', attempt: 2, row: 'b' })

/** What the processes of the delivery cannot do, and the ledger not with them. */
export const deliveryForgeries = (honest: Honest): Forgeries => {
  const { trace, first, last, at, changed, doubled, without, inserted } = honest
  const { nextAttempt, nextCall, lastEntered, lastGiven, stateAt, callOf, isErased } = honest
  const { process, id, sheet, gives, given, sending, calls, hears, settling, delivers, tidying } =
    deliveredFirst(honest)
  const stops = first('delivery stops')
  const starts = first('delivery starts', {}, stops)
  const started = at('delivery starts', first('delivery starts'))
  const restored = first('ledger is restored')

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
  const givenAgain = first(
    'delivery is given',
    ({ work, id, rows }, place) =>
      work === 'batch' &&
      rows.length > 0 &&
      trace.slice(0, place).some((each) => each.did === 'is given' && each.id === id),
  )
  const reserved = first('ledger settles', { outcome: 'renumbered' })
  const reservation = last('delivery calls', { process: at('ledger settles', reserved).process }, reserved)
  const reserves = at('delivery calls', reservation)
  const removalsAgain = first(
    'delivery is given',
    ({ work, id }, place) =>
      work === 'removals' && trace.slice(0, place).some((each) => each.did === 'calls' && each.id === id),
  )
  const removalsSheet = at(
    'delivery starts',
    first('delivery starts', { process: at('delivery is given', removalsAgain).process }),
  ).sheet
  const stopped = (place: number) => inserted(place, [{ who: 'delivery', did: 'stops', process }], place)
  const callsAt = (place: number, id: number | null = null, mark: string | null = null) =>
    inserted(place, [{ who: 'delivery', did: 'calls', process, call: nextCall(place), id, mark, rows: [] }])

  const p = delivering('p')
  const deliveredA = [
    ...A,
    p.starts,
    ...p.sends(1, 1, ['a']),
    takes(1, ['a']),
    ...p.settles(1, 'done', 'delivered'),
  ]
  const backedUp: TraceAct = { who: 'ledger', did: 'is backed up', backup: 1, rows: ['a'] }
  const restoredAgain: TraceAct = { who: 'ledger', did: 'is restored', backup: 1, rows: ['a'] }

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
    'work is given that nobody asked for, or of a kind that there is not': {
      'work is given twice': () => doubled(gives),
      'work is given while a batch is sent': () => inserted(sending + 1, [given]),
      'work of an unknown kind is given': () => changed(removalsAgain, { work: 'another' }),
    },
    'rows are given or removed before the sheet was read after a restore, or it is read without one': {
      'a batch is given after a restore': () =>
        changed(first('delivery is given', {}, restored), { work: 'batch', id: 9_999, mark: 'another' }),
      'a batch is given after a restore by the first process of all': () =>
        alone(...A, backedUp, restoredAgain, p.starts, ...p.given('batch', 1, ['a'])),
      'the sheet is read without a restore': () => changed(gives, { work: 'unread', mark: null, rows: [] }),
    },
    'a sheet is read while calls of the former process may arrive': {
      'the sheet is read at once': () =>
        alone(...A, backedUp, restoredAgain, p.starts, ...p.given('unread', null, [])),
    },
    'a batch has no mark, or other work has one': {
      'a batch without a mark': () => changed(gives, { mark: null }),
      'removals with a mark': () => changed(removalsAgain, { mark: 'another' }),
    },
    'a batch has a row that waits for no delivery to this sheet, or is in another batch': {
      'a batch has a row of nobody': () => changed(gives, { rows: ['another'] }),
      'a batch has a row that arrived': () => alone(...deliveredA, ...p.given('batch', 2, ['a'])),
      'a batch has a row of the other sheet': () => {
        const acts = visitor({
          tab: 'another',
          sheet: otherThan(sheet),
          attempt: nextAttempt(gives),
          row: 'another',
        })
        const [forged] = inserted(gives, acts)
        const place = gives + acts.length
        return [forged.with(place, { ...given, rows: ['another'] }), place]
      },
      'a batch has a row twice': () => alone(...A, p.starts, ...p.given('batch', 1, ['a', 'a'])),
      'a batch that is sent again has another number': () => changed(givenAgain, { id: 9_999 }),
    },
    'a batch comes back with other rows': {
      'a batch that is sent again lost a row': () =>
        changed(givenAgain, { rows: at('delivery is given', givenAgain).rows.slice(1) }),
    },
    'a batch comes back with another mark': {
      'a batch that is sent again has another mark': () => changed(givenAgain, { mark: 'another' }),
    },
    'a row is to be removed that is not erased, or is of another sheet': {
      'the row of another person is to be removed': () => {
        const keeps = first('ledger keeps', ({ row, sheet }) => sheet === removalsSheet && !isErased(row))
        return changed(removalsAgain, { rows: [at('ledger keeps', keeps).row] })
      },
      'a row of the other sheet is to be removed': () => {
        const acts = [
          ...visitor({
            tab: 'another',
            sheet: otherThan(removalsSheet),
            attempt: nextAttempt(removalsAgain),
            row: 'another',
          }),
          erases('another'),
        ]
        const [forged] = inserted(removalsAgain, acts)
        const place = removalsAgain + acts.length
        return [forged.with(place, { ...at('delivery is given', removalsAgain), rows: ['another'] }), place]
      },
    },
    'removals are called fresh though a call with their number was made': {
      'an earlier call for removals is forgotten': () => changed(removalsAgain, { work: 'fresh removals' }),
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
          ...p.given('batch', 1, ['b']),
          ...enters('p', 'sending'),
          p.calls(2, 1, 'mark of 1', ['b']),
          { ...takes(2, []), did: 'refuses' } as TraceAct,
          { who: 'delivery', did: 'hears', process: 'p', answer: 'refused' },
          ...enters('p', 'confirming'),
          { who: 'delivery', did: 'hears', process: 'p', answer: 'ours' },
        ),
      'another mark counts as that of a batch without rows': () =>
        alone(
          ...deliveredA,
          ...p.given('batch', 1, []).map((act) => ({ ...act, ...('mark' in act && { mark: 'another' }) })),
          ...enters('p', 'sending'),
          p.calls(2, 1, 'another'),
          { ...takes(2, []), did: 'refuses' } as TraceAct,
          { who: 'delivery', did: 'hears', process: 'p', answer: 'refused' },
          ...enters('p', 'confirming'),
          { who: 'delivery', did: 'hears', process: 'p', answer: 'ours' },
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
    'other rows are sent than the batch has': {
      'a batch is sent with another row': () => changed(calls, { rows: ['another'] }),
      'rows are sent without a mark': () =>
        changed(marksColumns, { rows: lastGiven(marksBy, marksColumns).rows }),
      'a reservation sends rows': () =>
        changed(reservation, { rows: lastGiven(reserves.process, reservation).rows }),
    },
    'an outcome is written that does not follow from the answer, or a second one': {
      'a batch is settled as postponed that arrived': () => changed(delivers, { outcome: 'postponed' }),
      'an outcome is written twice': () => doubled(delivers),
    },
    'an outcome is written of other work than was taken': {
      'the outcome of another batch is written': () => changed(delivers, { id: 9_999 }),
    },
    'a removal is settled whose row is still in the sheet': {
      'the second row of a person stays': () =>
        alone(
          ...A,
          ...visitor({ tab: 'another tab', attempt: 2, row: 'a', key: 'another key' }),
          p.starts,
          ...p.sends(1, 1, ['a', 'a']),
          takes(1, ['a', 'a']),
          ...p.settles(1, 'done', 'delivered'),
          erases('a'),
          ...p.finds(5, ['a']),
          p.calls(2, 5, 'reserved'),
          takes(2, [], ['a']),
          ...p.settles(5, 'done', 'removed').slice(0, 3),
        ),
    },
    'a removal is settled while a call with its row may still arrive': {
      'the answer of a batch was lost, and the call may be under way': () =>
        alone(
          ...A,
          p.starts,
          ...p.sends(1, 1, ['a']),
          ...p.settles(1, 'passing', 'postponed'),
          erases('a'),
          ...p.finds(5, ['a']),
          ...p.settles(5, 'done', 'removed').slice(0, 3),
        ),
    },
  }
}
