import { PERSON_TEXTS } from '../registration/text-fields'

/** The text fields of the order form, in the dialog and on the plain page. */
export const ORDER_TEXTS = [...PERSON_TEXTS]
