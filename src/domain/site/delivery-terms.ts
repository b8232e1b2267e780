import { looseTexts } from './loose-texts'

/** `sender`: the name outside on a parcel, which tells nothing of what is in it. */
export const DeliveryTerms = looseTexts('DeliveryTerms', 'fee', 'time', 'payment', 'sender')
