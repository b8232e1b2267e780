import { HANDLING_STATES } from '../../../src/domain/handling/handling'
import {
  COUNTED_STATES,
  type HANDLING_STATEMENTS,
  SHOWN_AT_ONCE,
} from '../../../src/domain/ledger/statements/handling-statements'
import { SAME_NUMBER_MS } from '../../../src/domain/registration/same-numbers'
import { type Answers, NO_ROWS } from './answers'
import { rowsOf, updateRows } from './table'
import { type HandlingRow, keyIn, type Tables } from './tables'

type IsMeant = (row: HandlingRow) => boolean
type Order = (a: HandlingRow, b: HandlingRow) => number

const oldestFirst: Order = (a, b) => a.at - b.at || a.id - b.id
const newestFirst: Order = (a, b) => oldestFirst(b, a)

const isRepeated = ({ handling }: Tables, row: HandlingRow): boolean =>
  handling.where(
    (other) =>
      other.number === row.number && other.id !== row.id && Math.abs(other.at - row.at) <= SAME_NUMBER_MS,
  ).length > 0

const shown = (tables: Tables, isMeant: IsMeant, order: Order = newestFirst) =>
  tables.handling
    .where(isMeant)
    .toSorted(order)
    .slice(0, SHOWN_AT_ONCE)
    .flatMap((row) =>
      rowsOf(tables.registration, [row.id]).map((registration) => ({
        ...registration,
        ...row,
        isRepeated: isRepeated(tables, row) ? 1 : 0,
      })),
    )

const highest = (ids: ReadonlyArray<number>): number | null =>
  ids.reduce<number | null>((most, id) => Math.max(most ?? id, id), null)

export const HANDLING_ANSWERS: Answers<keyof typeof HANDLING_STATEMENTS> = {
  newestIds: ({ registration, handling }) => [
    {
      newest: highest(registration.rows().map(({ id }) => id)),
      indexed: highest(handling.rows().map(({ id }) => id)),
    },
  ],
  unindexed: (tables, { after, upTo }) =>
    tables.registration
      .where(({ id }) => id > after && id <= upTo && tables.handling.get(id) === undefined)
      .map((row) => ({ ...row, key: keyIn(tables.idempotency, row, false) })),
  workedPage: (tables, { target, after }) =>
    tables.registration
      .where((row) => row.target === target && row.id > after)
      .map((row) => {
        const steps = tables.step.where(({ registration }) => registration === row.id).toReversed()
        const { state = 'new', callAt = null } = tables.handling.get(row.id) ?? {}
        return {
          ...row,
          state,
          callAt,
          key: keyIn(tables.idempotency, row, false),
          note: steps.find(({ note }) => note !== '')?.note ?? null,
          who: steps[0]?.who ?? null,
        }
      }),
  insertHandling: ({ handling }, row) => {
    if (handling.get(row.id) === undefined)
      handling.put(row.id, { ...row, state: 'new', callAt: null, steps: 0 })
    return NO_ROWS
  },
  handledPage: (tables, { target, from, at, id }) =>
    shown(
      tables,
      (row) => row.target === target && row.at >= from && (row.at < at || (row.at === at && row.id < id)),
    ),
  handledPageOfState: (tables, { target, state, from, at, id }) =>
    shown(
      tables,
      (row) =>
        row.target === target &&
        row.state === state &&
        row.at >= from &&
        (row.at < at || (row.at === at && row.id < id)),
    ),
  handledOne: (tables, { id }) => shown(tables, (row) => row.id === id),
  dueCalls: (tables, { at }) =>
    shown(
      tables,
      ({ callAt }) => callAt !== null && callAt <= at,
      (a, b) => (a.callAt ?? 0) - (b.callAt ?? 0) || a.id - b.id,
    ),
  oldestOfState: (tables, { target, state }) =>
    shown(tables, (row) => row.target === target && row.state === state, oldestFirst),
  foundByReference: (tables, { reference }) => shown(tables, (row) => row.reference === reference),
  foundByDigits: (tables, { from, to }) => shown(tables, ({ number }) => number >= from && number <= to),
  foundByName: (tables, { part }) => shown(tables, ({ name }) => name.includes(part)),
  countStates: ({ handling }, { target }) =>
    HANDLING_STATES.map((state) => ({
      state,
      rows: handling.where((row) => row.target === target && row.state === state, COUNTED_STATES + 1).length,
    })),
  advanceHandling: ({ handling }, { id, state, callAt, seen }) =>
    updateRows(
      handling,
      rowsOf(handling, [id]).filter(({ steps }) => steps === seen),
      { state, callAt, steps: seen + 1 },
    ),
  insertStep: ({ step }, { id, ...taken }) => {
    step.put(`${id} ${taken.number}`, { ...taken, id: `${id} ${taken.number}`, registration: id })
    return NO_ROWS
  },
  stepsOf: ({ step }, { id }) => step.where(({ registration }) => registration === id),
}
