import {
  COUNTED_AT_ONCE,
  type FIGURE_STATEMENTS,
} from '../../../src/domain/ledger/statements/figure-statements'
import type { Answers } from './answers'
import { rowsOf } from './table'
import type { BatchRow, Tables } from './tables'

const page = (table: Tables['outbox'] | Tables['quarantine'], after: number) => {
  const ids = table
    .rows()
    .map(({ id }) => id)
    .filter((id) => id > after)
    .slice(0, COUNTED_AT_ONCE)
  return [{ rows: ids.length, last: ids.at(-1) ?? null }]
}

const stateOf = ({ batch }: Tables, id: number | null): BatchRow['state'] | null =>
  id === null ? null : (batch.get(id)?.state ?? null)

export const FIGURE_ANSWERS: Answers<keyof typeof FIGURE_STATEMENTS> = {
  countUndelivered: ({ outbox }, { after }) => page(outbox, after),
  countTrapped: ({ quarantine }, { after }) => page(quarantine, after),
  countParked: (tables) => [
    { rows: tables.outbox.where((row) => stateOf(tables, row.batch) === 'parked').length },
  ],
  oldestWaiting: (tables, { target }) => {
    const [oldest] = tables.outbox.where(
      (row) => row.target === target && [null, 'open'].includes(stateOf(tables, row.batch)),
      1,
    )
    return oldest === undefined ? [] : rowsOf(tables.registration, [oldest.id]).map(({ at }) => ({ at }))
  },
}
