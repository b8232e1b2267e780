import type * as TE from 'fp-ts/TaskEither'
import type { LoadFailure } from './load-failure'

/** `url` is site-relative; fails for a status outside 2xx. */
export type GetJson = (url: string) => TE.TaskEither<LoadFailure, unknown>
