import type { Membership } from '../../src/domain/registration/membership'
import { emptyMembershipDraft, type MembershipDraft } from '../../src/domain/registration/membership-form'
import { personName, phoneNumber } from './people'

/** An empty form with consent, but for `differing`. */
export const aMembershipDraft = (differing: Partial<MembershipDraft> = {}): MembershipDraft => ({
  ...emptyMembershipDraft(1, true),
  ...differing,
})

/** Optional fields are empty. */
export const aMembership = (differing: Partial<Membership> = {}): Membership => ({
  name: personName('Nguyễn Văn Mẫu'),
  phone: phoneNumber('0900000001'),
  planTitle: 'Gói Premium',
  ...differing,
})

/** A membership of whose stored record nothing can be read. */
export const NO_MEMBERSHIP = Object.fromEntries(Object.keys(aMembership()).map((name) => [name, '']))
