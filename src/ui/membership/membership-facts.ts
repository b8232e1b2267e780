import type { Membership } from '../../domain/registration/membership'
import type { SentFacts } from '../registration/sent-facts'

export const membershipFacts =
  (offers: boolean) =>
  ({ name, phone, planTitle }: Membership): SentFacts => ({
    name,
    phone,
    items: [{ title: planTitle, price: '' }],
    total: null,
    place: null,
    offers,
  })
