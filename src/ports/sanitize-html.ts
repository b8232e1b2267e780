import type * as TE from 'fp-ts/TaskEither'
import type { LoadFailure } from './load-failure'

export type SanitizeHtml = (html: string) => TE.TaskEither<LoadFailure, string>
