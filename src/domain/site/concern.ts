import * as t from 'io-ts'
import { LooseText } from '../news/loose-text'

/** A worry that the home page asks about, with the article and the product that go with it; empty where there is none. */
export const Concern = t.readonly(
  t.type({ title: t.string, articleId: LooseText, productId: LooseText }),
  'Concern',
)
export type Concern = t.TypeOf<typeof Concern>
