import type * as TE from 'fp-ts/TaskEither'
import type { NewUnits } from '../domain/address/new-units'
import type { LoadFailure } from './load-failure'

export type LoadNewUnits = TE.TaskEither<LoadFailure, NewUnits>
