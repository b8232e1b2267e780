import type { Entered } from '../../domain/registration/plain-page'
import { membershipFacts } from '../membership/membership-facts'
import { orderFacts } from '../order/order-facts'
import type { SentFacts } from '../registration/sent-facts'

/** What was entered into a plain form, as the lists of the last look and of the receipt show it. */
export const enteredFacts = ({ registration: { target, content }, products, offers }: Entered): SentFacts =>
  target === 'orders' ? orderFacts(products)(offers)(content) : membershipFacts(offers)(content)
