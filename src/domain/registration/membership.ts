import type { RegistrationOf } from './form'
import type { MEMBERSHIP_FORM } from './membership-form'

/** A membership registration that holds every rule. */
export type Membership = RegistrationOf<typeof MEMBERSHIP_FORM>
