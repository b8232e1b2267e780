import * as O from 'fp-ts/Option'
import type { ArticleSummary } from './article'

export const firstTag = ({ tags }: Pick<ArticleSummary, 'tags'>): O.Option<string> =>
  O.fromPredicate((name: string) => name !== '')(tags[0]?.name ?? '')
