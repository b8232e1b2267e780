import type { RegistrationOf } from './form'
import type { ORDER_FORM } from './order-form'

/** An order registration that holds every rule: labels of its place and product titles in the order of choosing. */
export type Order = RegistrationOf<typeof ORDER_FORM>
