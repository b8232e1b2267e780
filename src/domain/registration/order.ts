import type { RegistrationOf } from './form'
import type { ORDER_FORM } from './order-form'

/** Labels of its place, and product titles in the order of choosing. */
export type Order = RegistrationOf<typeof ORDER_FORM>
