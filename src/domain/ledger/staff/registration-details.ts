import type { PriceList } from '../../catalogue/price-list'
import type { StepError, StepForm } from '../../desk/step-form'
import type { HandledRegistration, HandlingStep } from '../../handling/handled-registration'
import type { HistoryEntry } from './staff-use'

/** Everything known about one registration. `confirmed`: the prices of an order once it was confirmed. `next`: the next one to call. */
export type RegistrationDetails = {
  readonly shown: HandledRegistration
  readonly steps: ReadonlyArray<HandlingStep>
  readonly confirmed: PriceList | null
  readonly others: ReadonlyArray<HandledRegistration>
  readonly uses: ReadonlyArray<HistoryEntry>
  readonly next: HandledRegistration | null
}

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
