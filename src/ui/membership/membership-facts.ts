import type { Membership } from '../../domain/registration/membership'
import type { SentFacts } from '../registration/sent-facts'

export const membershipFacts = ({ name, phone, planTitle }: Membership): SentFacts => ({
  name,
  phone,
  items: [planTitle],
  total: null,
  place: null,
})
