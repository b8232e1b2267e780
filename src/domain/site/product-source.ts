import * as t from 'io-ts'
import { withDefault } from '../codec/with-default'

/** Where products are read from; the product file by default (M-113, M-131). */
export const ProductSource = withDefault(
  t.readonly(t.strict({ from: t.keyof({ file: null, google: null }) })),
  { from: 'file' },
)
export type ProductSource = t.TypeOf<typeof ProductSource>
