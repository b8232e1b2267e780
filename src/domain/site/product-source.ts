import * as t from 'io-ts'

const Stated = t.readonly(t.strict({ from: t.keyof({ file: null, google: null }) }))

/** Defaults to the product file (M-113, M-131). */
export const ProductSource = new t.Type<t.TypeOf<typeof Stated>, t.OutputOf<typeof Stated>, unknown>(
  'ProductSource',
  Stated.is,
  (input, context) => (input === undefined ? t.success({ from: 'file' }) : Stated.validate(input, context)),
  Stated.encode,
)
export type ProductSource = t.TypeOf<typeof ProductSource>
