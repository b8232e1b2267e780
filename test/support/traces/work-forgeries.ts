import { LONGEST_CALL_MS } from '../trace-check/world'
import {
  A,
  alone,
  B,
  backedUp,
  deliveredA,
  delivering,
  enters,
  erases,
  otherThan,
  p,
  restored,
  takes,
  visitor,
} from './acts'
import { deliveredFirst, type Forgeries, type Honest } from './forging'

const A_AGAIN = visitor({ tab: 'another tab', attempt: 2, row: 'a', key: 'another key' })

/** What work the ledger cannot give, and what cannot be settled of it. */
export const workForgeries = (honest: Honest): Forgeries => {
  const { trace, first, at, changed, doubled, inserted, nextAttempt, isErased } = honest
  const { sheet, gives, given, sending, delivers } = deliveredFirst(honest)
  const isRestored = first('ledger is restored')
  const givenAgain = first(
    'delivery is given',
    ({ work, id, rows }, place) =>
      work === 'batch' &&
      rows.length > 0 &&
      trace.slice(0, place).some((each) => each.did === 'is given' && each.id === id),
  )
  const removalsAgain = first(
    'delivery is given',
    ({ work, id }, place) =>
      work === 'removals' && trace.slice(0, place).some((each) => each.did === 'calls' && each.id === id),
  )
  const removalsSheet = at(
    'delivery starts',
    first('delivery starts', { process: at('delivery is given', removalsAgain).process }),
  ).sheet
  const q = delivering('q')

  return {
    'work is given that nobody asked for, or of a kind that there is not': {
      'work is given twice': () => doubled(gives),
      'work is given while a batch is sent': () => inserted(sending + 1, [given]),
      'work of an unknown kind is given': () => changed(removalsAgain, { work: 'another' }),
    },
    'rows are given or removed before the sheet was read after a restore, or it is read without one': {
      'a batch is given after a restore': () =>
        changed(first('delivery is given', {}, isRestored), { work: 'batch', id: 9_999, mark: 'another' }),
      'a batch is given after a restore by the first process of all': () =>
        alone(...A, backedUp('a'), restored('a'), p.starts, ...p.given('batch', 1, ['a'])),
      'the sheet is read without a restore': () => changed(gives, { work: 'unread', mark: null, rows: [] }),
    },
    'a sheet is read while calls of the former process may arrive': {
      'the sheet is read at once': () =>
        alone(...A, backedUp('a'), restored('a'), p.starts, ...p.given('unread', null, [])),
    },
    'a batch has no mark, or other work has one': {
      'a batch without a mark': () => changed(gives, { mark: null }),
      'removals with a mark': () => changed(removalsAgain, { mark: 'another' }),
    },
    'a batch has a row that waits for no delivery to this sheet, or is in another batch': {
      'a batch has a row of nobody': () => changed(gives, { rows: ['another'] }),
      'a batch has a row that arrived': () => alone(...deliveredA, ...p.given('batch', 2, ['a'])),
      'a batch has a row that arrived twice, of a person who registered twice': () =>
        alone(
          ...deliveredA,
          ...A_AGAIN,
          ...p.sends(2, 2, ['a']),
          takes(2, ['a']),
          ...p.settles(2, 'done', 'delivered'),
          ...p.given('batch', 3, ['a']),
        ),
      'a batch has a row that arrived after the backup of which the ledger was restored': () =>
        alone(
          ...A,
          backedUp('a'),
          ...deliveredA.slice(A.length),
          p.stops,
          restored('a'),
          { ...q.starts, at: LONGEST_CALL_MS },
          ...q.given('unread', null, []),
          ...enters('q', 'reading'),
          ...q.settles(null, 'done', 'read'),
          ...q.given('batch', 2, ['a']),
        ),
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
    'a new batch has a row whose erased registration is in the sheet, or may still arrive': {
      'a person who registered again is sent before the removal': () =>
        alone(...deliveredA, erases('a'), ...A_AGAIN, ...p.given('batch', 2, ['a'])),
      'a person who registered again is sent while the answer of the first batch is lost': () =>
        alone(
          ...A,
          p.starts,
          ...p.sends(1, 1, ['a']),
          ...p.settles(1, 'passing', 'postponed'),
          erases('a'),
          ...A_AGAIN,
          ...p.given('batch', 2, ['a']),
        ),
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
          ...A_AGAIN,
          ...visitor({ tab: 'tab b', attempt: 3, row: 'b' }),
          p.starts,
          ...p.sends(1, 1, ['a', 'a']),
          takes(1, ['a', 'a']),
          ...p.settles(1, 'done', 'delivered'),
          erases('a', 'b'),
          ...p.finds(5, ['a', 'b']),
          p.calls(2, 5, 'reserved'),
          takes(2, [], ['a']),
          ...p.settles(5, 'done', 'removed').slice(0, 3),
        ),
    },
    'a removal is settled while a call with its row may still arrive': {
      'the answer of a batch was lost, and the call may be under way': () =>
        alone(
          ...A,
          ...B,
          p.starts,
          ...p.sends(1, 1, []),
          takes(1, []),
          ...p.settles(1, 'done', 'delivered'),
          ...p.sends(2, 2, ['a', 'b']),
          ...p.settles(2, 'passing', 'postponed'),
          erases('a'),
          ...p.finds(5, ['a']),
          ...p.settles(5, 'done', 'removed').slice(0, 3),
        ),
    },
  }
}
