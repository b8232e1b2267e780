import { constNull, pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import { useEffect, useId, useMemo } from 'react'
import type { Article, ArticleSummary } from '../../../domain/news/article'
import { firstTag, relatedArticles } from '../../../domain/news/shown-article'
import { articleAddress } from '../../../domain/routing/readable-address'
import { ARTICLE_COPY, TEXT_SIZES } from '../../copy/article'
import { ArticleCard } from '../../news/article-card'
import { AskPanel } from '../../parts/ask-panel'
import { Picture } from '../../parts/picture'
import { ScreenHeading } from '../../parts/screen-heading'
import { Scroller } from '../../parts/scroller'
import { ShareLinks } from '../../parts/share-links'
import { trustedHtml } from '../../parts/trusted-html'
import { ArticleFacts, ArticleSources } from './article-facts'

/** Articles are sanitized when they are read, also in the browser. */
const trusted = trustedHtml('article')

/** Shows sanitized HTML. The object is memoized, because React writes the HTML again for every new object. */
export const ArticleContent = ({ html }: { readonly html: string }) => {
  const content = useMemo(() => ({ __html: trusted(html) }), [html])
  return (
    <div
      data-part="article-content"
      className="article-content"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the port has sanitised it
      dangerouslySetInnerHTML={content}
    />
  )
}

/** The stylesheet draws the letters and applies the checked size. */
const TextSize = () => {
  const name = useId()
  return (
    <fieldset className="text-size screen-only flex items-center gap-1">
      <legend className="float-left mr-3 text-sm text-quiet">{ARTICLE_COPY.textSize}</legend>
      {TEXT_SIZES.map(({ size, label }, index) => (
        <input
          key={size}
          type="radio"
          name={name}
          value={size}
          defaultChecked={index === 0}
          aria-label={label}
          title={label}
        />
      ))}
    </fieldset>
  )
}

/** Beside the article on desktop, below it elsewhere (M-063). */
const RelatedArticles = ({ articles }: { readonly articles: ReadonlyArray<ArticleSummary> }) => {
  if (articles.length === 0) return null
  return (
    <section aria-labelledby="related-articles" className="related min-w-0">
      <div>
        <h2 id="related-articles" className="mb-4 text-xl font-bold">
          Bài viết liên quan
        </h2>
        <div className="related-strip">
          <Scroller label="Bài viết liên quan">
            {articles.map((article) => (
              <li key={article.id} className={article.banner === '' ? 'order-last' : ''}>
                <ArticleCard article={article} />
              </li>
            ))}
          </Scroller>
        </div>
      </div>
    </section>
  )
}

/** An article with its facts and related ones (M-062, M-063). */
export const ArticleDetail = ({ article }: { readonly article: Article }) => {
  // Scrolls to the top of the article (M-064). A block body, because `scrollTo` returns a promise in newer browsers, which React
  // would take for a cleanup function.
  useEffect(() => {
    document.scrollingElement?.scrollTo({ top: 0 })
  }, [])
  return (
    <div className="page beside grid xl:flex xl:flex-wrap gap-12 py-10 md:py-14 print:block">
      <article className="w-full min-w-0 max-w-article space-y-4">
        {pipe(
          firstTag(article),
          O.match(constNull, (name) => <p className="badge border-0 bg-teal-pale font-semibold">{name}</p>),
        )}
        <ScreenHeading title={article.title} className="text-3xl font-bold md:text-4xl" />
        <p className="text-lg text-quiet">{article.excerpt}</p>
        <ArticleFacts article={article} />
        {article.banner !== '' && (
          <Picture
            src={article.banner}
            alt=""
            width={1200}
            height={675}
            className="w-full rounded-box bg-base-200"
          />
        )}
        <TextSize />
        <ArticleContent html={article.content} />
        <ArticleSources sources={article.sources} />
        <ShareLinks address={articleAddress(article.id)} title={article.title} />
        <div className="pt-4">
          <AskPanel />
        </div>
      </article>
      <RelatedArticles articles={relatedArticles(article)} />
    </div>
  )
}
