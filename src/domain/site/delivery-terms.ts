import * as t from 'io-ts'
import { LooseText } from '../news/loose-text'

const Stated = t.readonly(t.type({ fee: LooseText, time: LooseText, payment: LooseText }))

/** A field that the operator omits is empty. */
export const DeliveryTerms = new t.Type<t.TypeOf<typeof Stated>, t.OutputOf<typeof Stated>, unknown>(
  'DeliveryTerms',
  Stated.is,
  (input = {}, context) => Stated.validate(input, context),
  Stated.encode,
)
export type DeliveryTerms = t.TypeOf<typeof DeliveryTerms>
