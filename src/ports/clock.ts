import type * as IO from 'fp-ts/IO'
import type { EpochMs } from '../domain/time/epoch-ms'

export type Now = IO.IO<EpochMs>
