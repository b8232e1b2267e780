import { MEMBERSHIP_COLUMNS } from '../../../domain/registration/membership-row'
import { ORDER_COLUMNS } from '../../../domain/registration/order-row'
import { safeCell } from '../../../domain/registration/safe-cell'
import { plainRow } from '../../../domain/registration/sheet-column'
import type { KeptRegistration, ReadRegistrations } from '../../../ports/read-registrations'

const COLUMNS = { orders: ORDER_COLUMNS, members: MEMBERSHIP_COLUMNS } as const

const cellsOf = (kept: KeptRegistration, rowNumber: number): ReadonlyArray<string> =>
  kept.target === 'orders'
    ? plainRow(ORDER_COLUMNS, kept, rowNumber)
    : plainRow(MEMBERSHIP_COLUMNS, kept, rowNumber)

/** Takes the reader and a sheet, gives its table row by row, headings first; no cell runs as a formula (M-106, M-109, A-37). */
export async function* exportTable(
  readRegistrations: ReadRegistrations,
  target: KeptRegistration['target'],
): AsyncGenerator<ReadonlyArray<string>> {
  yield COLUMNS[target].map(({ heading }) => heading)
  let rowNumber = 0
  for await (const kept of readRegistrations(target)) {
    rowNumber += 1
    yield cellsOf(kept, rowNumber).map(safeCell)
  }
}
