import { KINDS, plainCells, type Target } from '../../domain/registration/registration'
import { safeCell } from '../../domain/registration/safe-cell'
import type { ReadRegistrations } from '../../ports/read-registrations'

export async function* exportTable(
  readRegistrations: ReadRegistrations,
  target: Target,
): AsyncGenerator<ReadonlyArray<string>> {
  yield KINDS[target].columns.map(({ heading }) => heading)
  let rowNumber = 0
  for await (const kept of readRegistrations(target)) {
    rowNumber += 1
    yield plainCells(kept, rowNumber).map(safeCell)
  }
}
