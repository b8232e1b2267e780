import { looseTexts } from './loose-texts'

export const DeliveryTerms = looseTexts('DeliveryTerms', 'fee', 'time', 'payment')
