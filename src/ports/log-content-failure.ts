import type * as IO from 'fp-ts/IO'
import type { ContentFailure } from './content-failure'

export type LogContentFailure = (failure: ContentFailure) => IO.IO<void>
