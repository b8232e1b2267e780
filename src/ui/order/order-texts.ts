import { PERSON_TEXTS } from '../registration/text-fields'

/** What is typed, in the dialog and on the page without the program. */
export const ORDER_TEXTS = [...PERSON_TEXTS]
