import { REGISTRATION_FIELDS } from '../../../domain/desk/desk-addresses'
import type { StepForm } from '../../../domain/handling/step-form'
import type { RegistrationDetails, StepFeedback } from '../../../domain/ledger/staff/registration-details'
import type { DeskRequest } from './desk-page'

/** The fields of a step’s form; empty where a field is missing. */
export const stepFormIn = ({ fields }: DeskRequest): StepForm => ({
  state: fields.get(REGISTRATION_FIELDS.state) ?? '',
  note: fields.get(REGISTRATION_FIELDS.note) ?? '',
  callAt: fields.get(REGISTRATION_FIELDS.callAt) ?? '',
  seen: fields.get(REGISTRATION_FIELDS.seen) ?? '',
})

/** Whether the employee’s own page, which sent the form, showed the full number. */
export const wasNumberShown = (request: DeskRequest): boolean =>
  request.fields.get(REGISTRATION_FIELDS.numberShown) !== null && !isOpenedByOther(request)

/** The state that the page showed whose last step was `seen`. */
const stateAt = ({ steps }: RegistrationDetails, seen: number): string =>
  steps.find(({ stepNumber }) => stepNumber === seen)?.state ?? 'new'

/** Whether a colleague opened the page at the same computer, and somebody else is signed in now. */
export const isOpenedByOther = ({ fields, who }: DeskRequest): boolean =>
  (fields.get(REGISTRATION_FIELDS.who) ?? who) !== who

/**
 * The form after `Hiện số` was pressed. If a colleague made a step meanwhile, an untouched state becomes the new one, and the
 * page says what happened.
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
