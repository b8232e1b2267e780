import type * as IO from 'fp-ts/IO'
import type { EpochMs } from '../domain/registration/epoch-ms'

export type Now = IO.IO<EpochMs>
