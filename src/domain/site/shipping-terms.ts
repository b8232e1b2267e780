import { looseTexts } from '../codec/loose-texts'

/** How orders are shipped; `delivery` in site.json. `sender`: the name printed on a parcel, which does not reveal its content. */
export const ShippingTerms = looseTexts('ShippingTerms', 'fee', 'time', 'payment', 'sender')
