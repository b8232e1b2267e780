import { nationalNumber } from '../../phone/phone-spellings'
import type { Registration } from '../../registration/registration'
import type { EpochMs } from '../../time/epoch-ms'

/** A person whose data the ledger holds, with what is known of them. */
export type AffectedPerson = {
  readonly phone: string
  readonly names: ReadonlyArray<string>
  readonly orders: number
  readonly members: number
  readonly first: EpochMs
  readonly last: EpochMs
}

/** `at`: when it was received. */
export type DatedRegistration = Registration & { readonly at: EpochMs }

const withoutRegistrations = ({ content, at }: DatedRegistration): AffectedPerson => ({
  phone: nationalNumber(content.phone),
  names: [],
  orders: 0,
  members: 0,
  first: at,
  last: at,
})

/** Adds a registration to the person with its phone number, however it is spelled. */
export const addRegistration = (persons: Map<string, AffectedPerson>, dated: DatedRegistration): void => {
  const { target, content, at } = dated
  const phone = nationalNumber(content.phone)
  const { names, orders, members, first, last } = persons.get(phone) ?? withoutRegistrations(dated)
  persons.set(phone, {
    phone,
    names: names.includes(content.name) ? names : [...names, content.name],
    orders: orders + (target === 'orders' ? 1 : 0),
    members: members + (target === 'members' ? 1 : 0),
    first: Math.min(first, at),
    last: Math.max(last, at),
  })
}
