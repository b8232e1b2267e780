import { Redirect } from 'wouter'
import type { Article } from '../../../domain/news/article'
import { NEWS_TABS } from '../../../domain/news/news-tab'
import { newsListPath } from '../../../domain/routing/paths'
import { queryValue } from '../../../domain/routing/route-query'
import { useAppContext } from '../../context/app-context'
import { useQuery } from '../../context/use-query'
import { useLoading } from '../../machines/use-loading'
import { ArticleDetail } from './article-detail'
import { ArticleSkeleton } from './article-skeleton'

const ToNewsList = () => <Redirect to={newsListPath(NEWS_TABS.articles)} replace />

const ArticleOfId = ({ id }: { readonly id: string }) => {
  const { loadArticle } = useAppContext().ports
  const { found, status } = useLoading<string, Article | null>({
    what: 'article',
    load: loadArticle,
    wanted: id,
    empty: null,
  })
  if (status === 'failed') return <ToNewsList />
  if (status === 'loading' || found === null) return <ArticleSkeleton />
  return <ArticleDetail key={found.id} article={found} />
}

/** M-062..M-065. */
export const NewsDetailScreen = () => {
  const id = queryValue(useQuery(), 'id') ?? ''
  return id === '' ? <ToNewsList /> : <ArticleOfId id={id} />
}
