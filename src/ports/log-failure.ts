import type * as IO from 'fp-ts/IO'
import type { LoadFailure } from './load-failure'

/** Takes what was being loaded and why it failed, and notes it for developers; the visitor sees nothing (M-133). */
export type LogFailure = (what: string, failure: LoadFailure) => IO.IO<void>
