import { Redirect } from 'wouter'
import { articlesPath } from '../../../domain/routing/paths'
import { queryValue } from '../../../domain/routing/route-query'
import { useAppContext } from '../../context/app-context'
import { useQuery } from '../../context/use-query'
import { useLoading } from '../../machines/use-loading'
import { ArticleDetail } from './article-detail'

const ArticleSkeleton = () => (
  <div aria-hidden="true" className="page min-h-dvh py-10 md:py-14">
    <div className="max-w-article space-y-4">
      <div className="skeleton h-6 w-24 rounded-full" />
      <div className="space-y-2">
        <div className="skeleton h-9 md:h-11" />
        <div className="skeleton h-9 w-2/3 md:h-11" />
      </div>
      <div className="space-y-2">
        <div className="skeleton h-6" />
        <div className="skeleton h-6 sm:hidden" />
        <div className="skeleton h-6 sm:hidden" />
        <div className="skeleton h-6 w-3/4" />
      </div>
      <div className="skeleton aspect-video rounded-box" />
    </div>
  </div>
)

const ToNewsList = () => <Redirect to={articlesPath()} replace />

const ArticleOfId = ({ id }: { readonly id: string }) => {
  const { loadArticle } = useAppContext().ports
  const { found, status } = useLoading({
    what: 'article',
    load: loadArticle,
    wanted: id,
    empty: null,
  })
  if (status === 'failed') return <ToNewsList />
  if (status === 'loading' || found === null) return <ArticleSkeleton />
  return <ArticleDetail key={found.id} article={found} />
}

/** The page of an article (M-062..M-065). */
export const NewsDetailScreen = () => {
  const id = queryValue(useQuery(), 'id') ?? ''
  return id === '' ? <ToNewsList /> : <ArticleOfId id={id} />
}
