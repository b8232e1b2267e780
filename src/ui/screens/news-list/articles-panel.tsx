import { Redirect } from 'wouter'
import { articlesPath } from '../../../domain/routing/paths'
import { ARTICLES_PER_PAGE, existingPage, needsPagination, pageCount } from '../../../domain/screen/paging'
import { PAGE_COPY } from '../../copy/shell'
import { useArticlePage } from '../../machines/use-article-page'
import { ArticleCard } from '../../news/article-card'
import { ARTICLE_LINES, ARTICLE_PHONE_LINES, CardSkeletons } from '../../news/card-skeletons'
import { EmptyList } from '../../parts/empty-list'
import { Pagination } from '../../parts/pagination'
import { loadingOf } from '../../parts/picture'

/** A page of articles; one that does not exist leads to the last (M-058, M-059, A-21). */
export const ArticlesPanel = ({ page }: { readonly page: number }) => {
  const { found, status } = useArticlePage(page)
  const pages = pageCount(found.total, ARTICLES_PER_PAGE)
  const existing = existingPage(page, pages)
  if (status !== 'loading' && found.articles.length === 0)
    return status === 'loaded' && page !== existing ? (
      <Redirect to={articlesPath(existing)} replace />
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
        <Pagination page={page} pages={pages} routeOf={(wanted) => articlesPath(wanted)} />
      )}
    </>
  )
}
