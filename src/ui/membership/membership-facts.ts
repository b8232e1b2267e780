import type { Membership } from '../../domain/registration/membership'
import type { SentFacts } from '../registration/sent-facts'

/** What the receipt and the last look show of a membership. */
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
