import * as O from 'fp-ts/Option'
import type { ArticleSummary } from './article'

/** None where there is no name to show (M-037). */
export const firstTag = ({ tags }: Pick<ArticleSummary, 'tags'>): O.Option<string> =>
  O.fromPredicate((name: string) => name !== '')(tags[0]?.name ?? '')
