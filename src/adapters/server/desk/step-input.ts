import { REGISTRATION_FIELDS } from '../../../domain/desk/desk-addresses'
import type { StepForm } from '../../../domain/handling/step-form'
import type { RegistrationDetails, StepFeedback } from '../../../domain/ledger/staff/registration-details'
import type { DeskRequest } from './desk-page'

/** What the form of a step was sent with; empty where it has nothing. */
export const stepFormIn = ({ fields }: DeskRequest): StepForm => ({
  state: fields.get(REGISTRATION_FIELDS.state) ?? '',
  note: fields.get(REGISTRATION_FIELDS.note) ?? '',
  callAt: fields.get(REGISTRATION_FIELDS.callAt) ?? '',
  seen: fields.get(REGISTRATION_FIELDS.seen) ?? '',
})

/** Whether the employee’s own page, which sent the form, showed the full number. */
export const wasNumberShown = (request: DeskRequest): boolean =>
  request.fields.get(REGISTRATION_FIELDS.numberShown) !== null && !isOpenedByOther(request)

/** The state that a page showed whose last step was `seen`. */
const stateAt = ({ steps }: RegistrationDetails, seen: number): string =>
  steps.find(({ stepNumber }) => stepNumber === seen)?.state ?? 'new'

/** Whether a colleague opened the page at the same computer, and somebody else is signed in now. */
export const isOpenedByOther = ({ fields, who }: DeskRequest): boolean =>
  (fields.get(REGISTRATION_FIELDS.who) ?? who) !== who

/**
 * What the page shows, after `Hiện số`, of input typed before. A state that was preselected, not chosen, is replaced by the present
 * one. The employee is told what somebody else did meanwhile, or that another name is signed in.
 */
export const afterReveal = (
  all: RegistrationDetails,
  request: DeskRequest,
): Pick<StepFeedback, 'typed' | 'problem'> => {
  const typed = stepFormIn(request)
  if (isOpenedByOther(request)) return { typed, problem: { tag: 'otherName' } }
  const last = all.steps.at(-1)
  const seen = Number(typed.seen)
  if (typed.seen === '' || last === undefined || !(seen < last.stepNumber)) return { typed }
  return {
    typed: typed.state === stateAt(all, seen) ? { ...typed, state: all.shown.state } : typed,
    problem: { tag: 'meanwhile', last },
  }
}
