import type { Form } from '../../../src/domain/registration/form'

/** What a dialog shows besides draft and errors while nothing happens. */
export const QUIET = {
  holdsInput: false,
  isSending: false,
  isAsking: false,
  isConfirmed: false,
  isFailed: false,
  isAway: false,
  isClosed: false,
}

/** The errors of a form in which every field is right. */
export const noErrorsOf = (form: Form) => Object.fromEntries(Object.keys(form).map((name) => [name, null]))
