import type { Target } from '../../registration/registration'
import type { Script } from '../script'
import { advanceVariable, readVariable, setVariable, type Variable } from '../variables'

const refusedOf = (target: Target): Variable => `refused alone by ${target}`

/** The number of rows refused one by one since the sheet last accepted any. */
export function* refusedRows(target: Target): Script<number> {
  return (yield* readVariable(refusedOf(target))) ?? 0
}

/** Adds one to `refusedRows` and returns it. */
export const countRefusedRow = (target: Target): Script<number> => advanceVariable(refusedOf(target), 1)

/** Resets the count; called when the sheet has accepted a batch. */
export function* forgetRefusedRows(target: Target): Script<void> {
  if ((yield* refusedRows(target)) > 0) yield* setVariable(refusedOf(target), 0)
}
