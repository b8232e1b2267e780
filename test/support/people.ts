import { PhoneNumber } from '../../src/domain/phone/phone-number'
import { PersonName } from '../../src/domain/registration/person-name'
import { decoded } from './decoded'

/** Takes a name that holds the rules and returns it as such. */
export const personName = (name: string): PersonName => decoded(PersonName.decode(name))

/** Takes a phone number that holds the rules and returns it as such. */
export const phoneNumber = (phone: string): PhoneNumber => decoded(PhoneNumber.decode(phone))
