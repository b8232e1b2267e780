import type { PersonName } from './person-name'
import type { PhoneNumber } from './phone-number'

/** A membership registration that holds every rule. */
export type Membership = {
  readonly name: PersonName
  readonly phone: PhoneNumber
  readonly planTitle: string
}
