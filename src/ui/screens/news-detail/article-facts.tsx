import type { Article } from '../../../domain/news/article'
import { readingMinutes } from '../../../domain/news/shown-article'
import { writtenDate } from '../../../domain/text/written-date'
import { ARTICLE_COPY, readingText } from '../../copy/article'
import { OutsideLink } from '../../parts/outside-link'

/** Keeps `(hồ sơ mẫu)` on one line. */
const withWholeRemark = (name: string): string =>
  name.replace(/\([^()]{1,16}\)/g, (remark) => remark.replaceAll(' ', '\u00a0'))

/** Facts that share a row; names, which may be long, have one of their own. */
const SHORT = 'tablet:*:w-auto tablet:*:min-w-0'
const LONG = 'tablet:col-span-full'

const factsAbout = (article: Article): ReadonlyArray<readonly [string, string, string]> => {
  const [published, updated] = [writtenDate(article.publishedAt), writtenDate(article.updatedAt)]
  return [
    [ARTICLE_COPY.publishedAt, published, SHORT],
    [ARTICLE_COPY.updatedAt, updated === published ? '' : updated, SHORT],
    [ARTICLE_COPY.reading, readingText(readingMinutes(article.content)), SHORT],
    [ARTICLE_COPY.author, withWholeRemark(article.author), LONG],
    [ARTICLE_COPY.reviewer, withWholeRemark(article.reviewer), LONG],
  ]
}

export const ArticleFacts = ({ article }: { readonly article: Article }) => (
  <dl className="outlined grid gap-x-8 gap-y-2 rounded-box bg-base-200 px-5 py-4 text-sm tablet:grid-cols-3">
    {factsAbout(article)
      .filter(([, text]) => text !== '')
      .map(([term, text, size]) => (
        <div key={term} className={`flex flex-wrap gap-x-3 ${size}`}>
          <dt className="w-30 text-quiet">{term}</dt>
          <dd className="min-w-32 flex-1 font-semibold">{text}</dd>
        </div>
      ))}
  </dl>
)

/** Matches the address at the end of a source. */
const ADDRESS = /\s*(https?:\/\/\S+)$/

const Source = ({ source }: { readonly source: string }) => {
  const [end = '', href] = ADDRESS.exec(source) ?? []
  return href === undefined ? (
    source
  ) : (
    <OutsideLink href={href} className="text-link">
      {source.slice(0, -end.length) || href}
    </OutsideLink>
  )
}

export const ArticleSources = ({ sources }: { readonly sources: ReadonlyArray<string> }) =>
  sources.length === 0 ? null : (
    <section
      aria-labelledby="article-sources"
      className="mt-8 break-inside-avoid border-t border-base-300 pt-5 text-sm"
    >
      <h2 id="article-sources" className="font-bold">
        {ARTICLE_COPY.sources}
      </h2>
      <ul className="mt-2 list-disc space-y-1 pl-5 text-quiet">
        {sources.map((source) => (
          <li key={source}>
            <Source source={source} />
          </li>
        ))}
      </ul>
    </section>
  )
