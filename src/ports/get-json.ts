import type * as TE from 'fp-ts/TaskEither'
import type { LoadFailure } from './load-failure'

/** Takes a site-relative address with its query, gives the parsed body of a 2xx answer. */
export type GetJson = (url: string) => TE.TaskEither<LoadFailure, unknown>
