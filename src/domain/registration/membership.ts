import type { RegistrationOf } from './form'
import type { MEMBERSHIP_FORM } from './membership-form'

export type Membership = RegistrationOf<typeof MEMBERSHIP_FORM>
