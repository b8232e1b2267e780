import * as O from 'fp-ts/Option'
import type { ArticleSummary } from './article'

/** The tag that is shown of an article (M-062); `none` if the first one has no name. */
export const firstTag = ({ tags }: Pick<ArticleSummary, 'tags'>): O.Option<string> =>
  O.fromPredicate((name: string) => name !== '')(tags[0]?.name ?? '')
