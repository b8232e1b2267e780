import type * as TE from 'fp-ts/TaskEither'
import type { LoadFailure } from './load-failure'

/** Takes HTML from outside, gives HTML that runs nothing. */
export type SanitizeHtml = (html: string) => TE.TaskEither<LoadFailure, string>
