import { constNull, pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import { useEffect } from 'react'
import { Redirect, useSearch } from 'wouter'
import type { Article } from '../../../domain/news/article'
import { firstTag } from '../../../domain/news/first-tag'
import { NEWS_TABS } from '../../../domain/news/news-tab'
import { relatedArticles } from '../../../domain/news/related-articles'
import { newsListPath } from '../../../domain/routing/paths'
import { queryValue } from '../../../domain/routing/route-query'
import { useWorld } from '../../app/world'
import { useLoading } from '../../machines/use-loading'
import { ArticleCard } from '../../news/article-card'
import { ScreenHeading } from '../../parts/screen-heading'
import { Scroller } from '../../parts/scroller'

const Related = ({ article }: { readonly article: Article }) => {
  const related = relatedArticles(article)
  if (related.length === 0) return null
  return (
    <section aria-labelledby="related-articles" className="min-w-0">
      <h2 id="related-articles" className="mb-4 text-xl font-bold">
        Bài viết liên quan
      </h2>
      <div className="related-strip">
        <Scroller label="Bài viết liên quan" itemCount={related.length}>
          {related.map((other) => (
            <li key={other.id} className="carousel-card">
              <ArticleCard article={other} />
            </li>
          ))}
        </Scroller>
      </div>
    </section>
  )
}

const Detail = ({ article }: { readonly article: Article }) => {
  // The page was scrolled by what stood here before: the article starts at its top (M-064).
  // Newer browsers answer with a promise, which React would take for what undoes the effect.
  useEffect(() => {
    document.scrollingElement?.scrollTo({ top: 0 })
  }, [])
  return (
    <div className="page grid gap-12 py-10 md:py-14 xl:grid-cols-[minmax(0,1fr)_300px]">
      <article className="mx-auto w-full max-w-3xl space-y-4">
        {pipe(
          firstTag(article),
          O.match(constNull, (name) => <p className="badge border-0 bg-teal-pale font-semibold">{name}</p>),
        )}
        <ScreenHeading title={article.title} className="text-3xl font-bold md:text-4xl" />
        <p className="text-lg text-quiet">{article.excerpt}</p>
        {article.banner !== '' && (
          <img src={article.banner} alt="" width={1200} height={675} className="w-full rounded-box" />
        )}
        <div
          data-part="article-content"
          className="article-content"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the port has sanitised it
          dangerouslySetInnerHTML={{ __html: article.content }}
        />
      </article>
      <Related article={article} />
    </div>
  )
}

/** One article; where it cannot be had the visitor lands on the news list (M-062..M-065). */
export const NewsDetailScreen = () => {
  const { loadArticle, sanitizeHtml } = useWorld().ports
  const id = queryValue(useSearch(), 'id') ?? ''
  const { found, status } = useLoading<string, Article | null>({
    what: 'article',
    load: (wanted) =>
      pipe(
        loadArticle(wanted),
        TE.chain((article) =>
          pipe(
            sanitizeHtml(article.content),
            TE.map((content) => ({ ...article, content })),
          ),
        ),
      ),
    wanted: id,
    nothing: null,
  })
  if (status === 'failed' || id === '') return <Redirect to={newsListPath(NEWS_TABS.articles)} replace />
  if (status === 'loading' || found === null)
    return (
      <div className="page min-h-dvh py-10">
        <div className="skeleton mx-auto aspect-video max-w-3xl rounded-box" />
      </div>
    )
  return <Detail key={found.id} article={found} />
}
