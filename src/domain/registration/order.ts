import type { RegistrationOf } from './form'
import type { ORDER_FORM } from './order-form'

/** Contains the labels of province and district, and the product titles in the order of choosing. */
export type Order = RegistrationOf<typeof ORDER_FORM>
