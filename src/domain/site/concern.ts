import * as t from 'io-ts'
import { LooseText } from '../news/loose-text'

/** Ids are empty where no article or product goes with it. */
export const Concern = t.readonly(
  t.type({ title: t.string, articleId: LooseText, productId: LooseText }),
  'Concern',
)
export type Concern = t.TypeOf<typeof Concern>
