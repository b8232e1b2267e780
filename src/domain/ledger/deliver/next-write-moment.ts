import type { ReservedWrite } from '../../delivery/batch'
import { nextWriteAt } from '../../delivery/moments'
import type { EpochMs } from '../../time/epoch-ms'
import type { Script } from '../script'
import { lockVariable, setVariable } from '../variables'

/** Reserves the moment of the next write to the service; `waitMs` is the time until then. */
export function* nextWriteMoment(at: EpochMs): Script<ReservedWrite> {
  const value = nextWriteAt(yield* lockVariable('write'), at)
  yield* setVariable('write', value)
  return { at: value, waitMs: value - at }
}
