import * as t from 'io-ts'
import { LooseText } from '../codec/loose-text'

/** An id is empty if no article or product belongs to the concern. */
export const Concern = t.readonly(
  t.strict({ title: t.string, articleId: LooseText, productId: LooseText }),
  'Concern',
)
export type Concern = t.TypeOf<typeof Concern>
