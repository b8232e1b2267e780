import type { HandlingState } from '../../handling/handling'
import type { FoundRegistration } from '../../registration/arrived-registration'
import type { EpochMs } from '../../time/epoch-ms'
import { run, type Script } from '../script'

/** A step without its employee. */
type DoneStep = {
  readonly at: EpochMs
  readonly state: HandlingState
  readonly callAt: EpochMs | null
  readonly note: string
}

/** Everything stored about a registration; without `steps` if nothing was done about it. */
export type WholeRegistration = FoundRegistration & { readonly steps?: ReadonlyArray<DoneStep> }

/** Adds the steps; quarantined registrations have ids of their own and no steps. */
export function* withSteps(
  found: Script<ReadonlyArray<FoundRegistration>>,
): Script<ReadonlyArray<WholeRegistration>> {
  const whole: Array<WholeRegistration> = []
  for (const each of yield* found) {
    const steps = each.isQuarantined ? [] : yield* run('stepsOf', { id: each.id })
    whole.push(
      steps.length === 0
        ? each
        : { ...each, steps: steps.map(({ at, state, callAt, note }) => ({ at, state, callAt, note })) },
    )
  }
  return whole
}
