import type { PersonName } from './person-name'
import type { PhoneNumber } from './phone-number'

/** An order registration that holds every rule: labels of its place and product titles in the order of choosing. */
export type Order = {
  readonly name: PersonName
  readonly phone: PhoneNumber
  readonly province: string
  readonly district: string
  readonly titles: ReadonlyArray<string>
}
