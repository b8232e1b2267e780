import { Redirect } from 'wouter'
import type { ArticlePage } from '../../../domain/news/response-bodies'
import { newsListPath } from '../../../domain/routing/paths'
import { ARTICLES_PER_PAGE, existingPage, needsPagination, pageCount } from '../../../domain/screen/paging'
import { useAppContext } from '../../context/app-context'
import { PAGE_COPY } from '../../copy/shell'
import { useLoading } from '../../machines/use-loading'
import { ArticleCard } from '../../news/article-card'
import { ARTICLE_LINES, ARTICLE_PHONE_LINES, CardSkeletons } from '../../news/card-skeletons'
import { EmptyList } from '../../parts/empty-list'
import { Pagination } from '../../parts/pagination'
import { loadingOf } from '../../parts/picture'

const NO_ARTICLES: ArticlePage = { articles: [], total: 0 }

/** A page of articles; one that does not exist leads to the last (M-058, M-059, A-21). */
export const ArticlesPanel = ({ page }: { readonly page: number }) => {
  const { loadArticles } = useAppContext().ports
  const { found, status } = useLoading({
    what: 'news',
    load: loadArticles,
    wanted: page,
    empty: NO_ARTICLES,
  })
  const pages = pageCount(found.total, ARTICLES_PER_PAGE)
  const existing = existingPage(page, pages)
  if (status !== 'loading' && found.articles.length === 0)
    return status === 'loaded' && page !== existing ? (
      <Redirect to={newsListPath(1, existing)} replace />
    ) : (
      <EmptyList>{PAGE_COPY.noContent}</EmptyList>
    )
  return (
    <>
      <ul aria-busy={status === 'loading'} className="card-rows xl:[--columns:3]">
        {status === 'loading' && found.articles.length === 0 ? (
          <CardSkeletons count={ARTICLES_PER_PAGE} lines={ARTICLE_LINES} phoneLines={ARTICLE_PHONE_LINES} />
        ) : (
          found.articles.map((article, position) => (
            <li key={article.id} className={article.banner === '' ? 'order-last' : ''}>
              <ArticleCard article={article} loading={loadingOf(position)} hasWholeTitle />
            </li>
          ))
        )}
      </ul>
      {needsPagination(found.total, ARTICLES_PER_PAGE) && (
        <Pagination page={page} pages={pages} routeOf={(wanted) => newsListPath(1, wanted)} />
      )}
    </>
  )
}
