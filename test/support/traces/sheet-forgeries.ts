import type { Kind, TraceAct } from '../trace-check/trace'
import { LONGEST_CALL_MS } from '../trace-check/world'
import { A, alone, deliveredA, enters, erases, p, takes, visitor } from './acts'
import { deliveredFirst, type Forgeries, type Honest } from './forging'

/** What a sheet cannot do. */
export const sheetForgeries = (honest: Honest): Forgeries => {
  const { first, last, at, changed, doubled, without } = honest
  const { lastGiven, stateAt, callOf, isErased } = honest
  const { takes: arrives } = deliveredFirst(honest)
  const { rows } = at('sheet takes', arrives)
  const callAt = (place: number) => at('delivery calls', callOf(at('sheet takes', place)))
  const stateOf = (taken: Kind['sheet takes']): string => {
    const made = callOf(taken)
    return stateAt(at('delivery calls', made).process, made)
  }

  const plain = first(
    'sheet takes',
    ({ rows, gone }, place) => rows.length + gone.length === 0 && callAt(place).id === null,
  )
  const refusal = first('sheet refuses')
  const reserves = first('sheet takes', (taken) => stateOf(taken) === 'reserving')
  /** Brings a row that stays in the sheet. */
  const brings = first('sheet takes', ({ rows }) => rows.some((row) => !isErased(row)))
  const { sheet } = at('sheet takes', brings)
  const left = at('sheet takes', brings).rows.find((row) => !isErased(row)) ?? ''
  const removesNothing = first(
    'sheet takes',
    (taken, place) => taken.sheet === sheet && callAt(place).id !== null && stateOf(taken) !== 'removing',
    brings + 1,
  )
  const takesAway = first('sheet takes', (taken) => taken.sheet === sheet && taken.gone.length > 0, brings)
  const { gone } = at('sheet takes', takesAway)
  const removal = lastGiven(callAt(takesAway).process, callOf(at('sheet takes', takesAway))).id
  const marksRemoval = last('sheet takes', (_, place) => callAt(place).id === removal, takesAway)

  const late = (did: 'takes' | 'refuses', call: TraceAct) =>
    alone(p.starts, ...p.given('batch', 1, []), ...enters('p', 'sending'), call, {
      ...takes(1, []),
      did,
      at: LONGEST_CALL_MS,
    } as Kind['sheet takes'])

  return {
    'a call arrives that nobody made, or for the second time': {
      'a call arrives that nobody made': () => changed(reserves, { call: 9_999 }),
      'a call arrives twice': () => doubled(plain),
      'a call is refused twice': () => doubled(refusal),
    },
    'a call arrives in another sheet than that of its process': {
      'an order arrives in the sheet of members': () => changed(arrives, { sheet: 'another' }),
      'a call is refused by another sheet': () => changed(refusal, { sheet: 'another' }),
    },
    'a call arrives later than any call does': {
      'a call arrives after 19 minutes': () => late('takes', p.calls(1, 1, 'mark of 1')),
      'a call is refused after 19 minutes': () => late('refuses', p.calls(1, null, null)),
    },
    'a mark is made twice': {
      'a call that was given up arrives after the next one': () =>
        alone(
          ...A,
          p.starts,
          ...p.sends(1, 1, ['a']),
          ...p.settles(1, 'passing', 'postponed'),
          ...p.sends(2, 1, ['a']),
          takes(2, ['a']),
          takes(1, ['a']),
        ),
    },
    'the sheet takes other rows than were sent': {
      'a row arrives with another digest': () => changed(arrives, { rows: ['another'] }),
      'a row arrives twice': () => changed(arrives, { rows: [...rows, rows[0]] }),
    },
    'a row is taken away that the call is not to remove': {
      'a row is gone by a call that removes nothing': () => changed(removesNothing, { gone: [left] }),
      'a row is gone by the call that brings it once more': () => {
        const again = visitor({ tab: 'another tab', attempt: 2, row: 'a', key: 'another key' })
        return alone(...deliveredA, ...again, ...p.sends(2, 2, ['a']), takes(2, ['a'], ['a']))
      },
      'the row of another person is removed': () => changed(takesAway, { gone: [...gone, left] }),
    },
    'a row is taken away before the mark of the removal is made': {
      'a call without a mark removes a row': () => without(marksRemoval, takesAway),
      'a call without a mark removes a single row': () =>
        alone(...deliveredA, erases('a'), ...p.finds(5, ['a']), p.calls(2, null, null), takes(2, [], ['a'])),
    },
    'a row is removed that is not in the sheet': {
      'a row is removed twice': () => changed(takesAway, { gone: [...gone, gone[0]] }),
    },
    'a refused call changes rows': {
      'a refused call brings a row': () => changed(refusal, { rows: ['another'] }),
      'a refused call removes a row': () => changed(refusal, { gone: [left] }),
    },
    'a call is refused though its mark is free': {
      'a reservation is refused': () => changed(reserves, { did: 'refuses' }),
    },
  }
}
