import type * as TE from 'fp-ts/TaskEither'
import type { LoadFailure } from './load-failure'

/** Site-relative address; fails for an answer that is no 2xx. */
export type GetJson = (url: string) => TE.TaskEither<LoadFailure, unknown>
