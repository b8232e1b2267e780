import { run, type Script } from '../../domain/ledger/script'
import { advanceVariable, readVariable } from '../../domain/ledger/variables'

const NAME = 'wipe owed'

/** Records, in the transaction that deletes, that a wipe must follow; after a crash, the next start repeats the wipe. */
export function* requireWipe(): Script<void> {
  yield* advanceVariable(NAME, 1)
}

/** The number of deletions that have to be wiped; null if there are none. */
export const pendingWipe = (): Script<number | null> => readVariable(NAME)

/** Ends the requirement to wipe, unless rows were deleted since `value` was read. */
export function* finishWipe(value: number): Script<void> {
  yield* run('dropVariable', { name: NAME, value })
}
