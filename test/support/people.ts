import { PhoneNumber } from '../../src/domain/phone/phone-number'
import { PersonName } from '../../src/domain/registration/person-name'
import { decoded } from './decoded'

export const personName = (name: string): PersonName => decoded(PersonName.decode(name))

export const phoneNumber = (phone: string): PhoneNumber => decoded(PhoneNumber.decode(phone))

/** The number of the nth person, under which `arrived.ts` orders. */
export const phoneOf = (n: number): PhoneNumber => phoneNumber(`09${String(n).padStart(8, '0')}`)

/** The number of the nth person, under which `arrived.ts` registers members. */
export const memberPhoneOf = (n: number): PhoneNumber => phoneNumber(`08${String(n).padStart(8, '0')}`)
