import type { EpochMs } from '../../domain/registration/epoch-ms'
import { KINDS, plainCells, type Target } from '../../domain/registration/registration'
import { safeCell } from '../../domain/registration/safe-cell'
import { type Numbered, SAME_NUMBER_MS, sameNumbers } from '../../domain/registration/same-numbers'
import type { ReadRegistrations } from '../../ports/read-registrations'

export type Table = AsyncGenerator<ReadonlyArray<string>>

const headingsOf = (target: Target): ReadonlyArray<string> =>
  KINDS[target].columns.map(({ heading }) => heading)

/** Exactly the columns of the sheet, because other programs read them. */
export async function* exportTable(
  readRegistrations: ReadRegistrations,
  target: Target,
  since: EpochMs,
): Table {
  yield headingsOf(target)
  let rowNumber = 0
  for await (const kept of readRegistrations(target)) {
    if (kept.at < since) continue
    rowNumber += 1
    yield plainCells(kept, rowNumber).map(safeCell)
  }
}

const CODE = 'Mã'
const SAME_NUMBER = 'Trùng số'
const CALLED = 'Đã gọi'

const withStaffColumns = (
  [first = '', ...others]: ReadonlyArray<string>,
  [code, same, called]: readonly [string, string, string],
): ReadonlyArray<string> => [first, code, ...others, same, called]

/** For staff: adds id, ids with the same phone number and space for notes. Reads twice instead of buffering all rows. */
export async function* workTable(
  readRegistrations: ReadRegistrations,
  target: Target,
  since: EpochMs,
): Table {
  const near: Array<Numbered> = []
  for await (const { id, at, registration } of readRegistrations(target))
    if (at >= since - SAME_NUMBER_MS) near.push({ id, at, registration: { phone: registration.phone } })
  const others = sameNumbers(near)
  yield withStaffColumns(headingsOf(target), [CODE, SAME_NUMBER, CALLED])
  let rowNumber = 0
  for await (const kept of readRegistrations(target)) {
    if (kept.at < since) continue
    rowNumber += 1
    const same = others(kept).join(', ')
    yield withStaffColumns(plainCells(kept, rowNumber).map(safeCell), [String(kept.id), same, ''])
  }
}

/** Reports with each row how many came after the headings. */
export async function* counted(table: Table, count: (rows: number) => void): Table {
  let rows = 0
  for await (const row of table) {
    count(rows)
    rows += 1
    yield row
  }
}
