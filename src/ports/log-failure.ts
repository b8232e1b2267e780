import type * as IO from 'fp-ts/IO'
import type { LoadFailure } from './load-failure'

export type LogFailure = (what: string, failure: LoadFailure) => IO.IO<void>
