import type { HandlingStep } from '../handling/handled-registration'
import type { StepError, StepForm } from './step-form'

/**
 * Why a step was not saved, or what the employee has to know. `outdated`: another step was saved since the page was shown.
 * `meanwhile`: the same, and the employee had nothing to save.
 */
export type StepProblem =
  | { readonly tag: StepError | 'refused' | 'otherName' }
  | { readonly tag: 'outdated' | 'meanwhile'; readonly last: HandlingStep }

/** The feedback on the page of a registration. `typed`: input that was not saved. */
export type StepFeedback = {
  readonly isSaved?: boolean
  readonly problem?: StepProblem
  readonly typed?: StepForm
}
