import type * as TE from 'fp-ts/TaskEither'
import type { NewUnits } from '../domain/address/new-units'
import type { LoadFailure } from './load-failure'

/** Gives the units of 2025 and the districts they lie in; loaded when a place box is first opened. */
export type LoadNewUnits = TE.TaskEither<LoadFailure, NewUnits>
