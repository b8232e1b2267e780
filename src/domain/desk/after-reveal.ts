import { FIRST_STATE, type HandlingState } from '../handling/handling'
import type { StepForm } from './step-form'

type Step = { readonly stepNumber: number; readonly state: HandlingState }

type Revealing<S extends Step> = {
  readonly typed: StepForm
  /** Whether another employee opened the page. */
  readonly isOpenedByOther: boolean
  readonly state: HandlingState
  readonly steps: ReadonlyArray<S>
}

type Revealed<S> = {
  readonly typed: StepForm
  readonly problem?: { readonly tag: 'otherName' } | { readonly tag: 'meanwhile'; readonly last: S }
}

/** The state after the step `seen`. */
const stateAt = (steps: ReadonlyArray<Step>, seen: number): HandlingState =>
  steps.find(({ stepNumber }) => stepNumber === seen)?.state ?? FIRST_STATE

/** The form after `Hiện số` was pressed. If a colleague made a step meanwhile, an untouched state becomes the new one (P-018). */
export const afterReveal = <S extends Step>({
  typed,
  isOpenedByOther,
  state,
  steps,
}: Revealing<S>): Revealed<S> => {
  if (isOpenedByOther) return { typed, problem: { tag: 'otherName' } }
  const last = steps.at(-1)
  const seen = Number(typed.seen)
  if (typed.seen === '' || last === undefined || !(seen < last.stepNumber)) return { typed }
  return {
    typed: typed.state === stateAt(steps, seen) ? { ...typed, state } : typed,
    problem: { tag: 'meanwhile', last },
  }
}
