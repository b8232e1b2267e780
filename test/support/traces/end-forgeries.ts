import { LONGEST_CALL_MS } from '../trace-check/world'
import { A, alone, backedUp, deliveredA, ends, erases, p, restored, takes, visitor } from './acts'
import { deliveredFirst, type Forgeries, type Honest } from './forging'

/** How no recording can end, and what no event can be. */
export const endForgeries = (honest: Honest): Forgeries => {
  const { trace, end, first, last, at, event, changed, without, inserted, nextAttempt } = honest
  const { delivers } = deliveredFirst(honest)
  const { attempt } = at('visitor sends', first('visitor sends'))
  const { orders } = at('run ends', end)

  return {
    'nobody does what is said here': {
      'the ledger loses a row': () => inserted(end, [{ who: 'ledger', did: 'loses' } as never]),
    },
    'time runs backward': {
      'an event is older than the one before it': () => changed(delivers, { at: event(delivers - 1).at - 1 }),
      'an event has no time': () => changed(delivers, { at: Number.NaN }),
    },
    'something happens after the end': {
      'a tab is opened after the end': () =>
        inserted(trace.length, [{ who: 'visitor', did: 'opens', tab: 'another', page: 1 }]),
    },
    'the recording has no end': {
      'the end is missing': () => [trace.slice(0, -1), end],
    },
    'a process runs at the end': {
      'a process is never stopped': () => without(last('delivery stops'), end),
    },
    'a call that arrived was not answered at the end': {
      'a visitor is not answered': () => inserted(end, [{ who: 'server', did: 'hears', attempt }], end),
    },
    'a dialog is sending at the end': {
      'a visitor is not told': () => {
        const acts = visitor({ tab: 'late tab', attempt: nextAttempt(end), row: 'late row' })
        return inserted(end, acts.slice(0, 2), end)
      },
    },
    'the run ends while a call may still arrive': {
      'the answer of a call was lost': () =>
        alone(
          { ...p.starts, at: 1 },
          ...p.sends(1, 1, []),
          ...p.settles(1, 'passing', 'postponed'),
          p.stops,
          { ...ends([], []), at: LONGEST_CALL_MS },
        ),
    },
    'a removal was called under a number that is neither used nor reserved at the end': {
      'a removal gets another number while the call with the first may be under way': () =>
        alone(
          ...deliveredA,
          erases('a'),
          ...p.finds(5, ['a']),
          p.calls(2, 5, 'reserved'),
          ...p.settles(5, 'passing', 'postponed'),
          ...p.finds(6, ['a']),
          p.calls(3, 6, 'reserved'),
          takes(3, [], ['a']),
          ...p.settles(6, 'done', 'removed'),
          p.stops,
          { ...ends([], []), at: LONGEST_CALL_MS },
        ),
    },
    'the ledger has other rows at the end than those that were kept': {
      'the ledger lost a row': () => alone(...A, ends([], [])),
      'the ledger has a row twice': () => alone(...A, ends(['a', 'a'], [])),
    },
    'a kept row is not in its sheet at the end': {
      'a row is never delivered': () => alone(p.starts, ...A, p.stops, ends(['a'], [])),
    },
    'a sheet has lost a row at the end that it took': {
      'a row is gone without a call': () =>
        alone(backedUp(), ...deliveredA, p.stops, restored(), ends([], [])),
    },
    'a sheet has a row at the end that it did not take, that was not kept so often, or that is erased': {
      'a row is there that no call brought': () => alone(p.starts, ...A, p.stops, ends(['a'], ['a'])),
      'a row is there twice': () => changed(end, { orders: [...orders, orders[0]] }),
      'an erased row is never looked for': () => alone(...deliveredA, erases('a'), p.stops, ends([], ['a'])),
    },
  }
}
