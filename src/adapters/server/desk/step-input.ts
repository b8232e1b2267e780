import { REGISTRATION_FIELDS } from '../../../domain/desk/desk-addresses'
import type { StepForm } from '../../../domain/desk/step-form'
import type { DeskRequest } from './desk-request'

/** The fields of a step’s form; empty where a field is missing. */
export const stepFormIn = ({ fields }: DeskRequest): StepForm => ({
  state: fields.get(REGISTRATION_FIELDS.state) ?? '',
  note: fields.get(REGISTRATION_FIELDS.note) ?? '',
  callAt: fields.get(REGISTRATION_FIELDS.callAt) ?? '',
  seen: fields.get(REGISTRATION_FIELDS.seen) ?? '',
  prices: fields.get(REGISTRATION_FIELDS.prices) ?? '',
})

/** Whether the employee’s own page, which sent the form, showed the full number. */
export const wasPhoneShown = (request: DeskRequest): boolean =>
  request.fields.get(REGISTRATION_FIELDS.phoneShown) !== null && !isOpenedByOther(request)

/** Whether another employee opened the page at this computer. */
export const isOpenedByOther = ({ fields, who }: DeskRequest): boolean =>
  (fields.get(REGISTRATION_FIELDS.who) ?? who) !== who
