import type * as IO from 'fp-ts/IO'
import type { ContentFailure } from './content-failure'

/** Takes content that was left out or answered from an older copy, and notes it for the operator (M-133). */
export type LogContentFailure = (failure: ContentFailure) => IO.IO<void>
