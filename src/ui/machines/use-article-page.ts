import type { ArticlePage } from '../../domain/news/response-bodies'
import { useAppContext } from '../context/app-context'
import { useLoading } from './use-loading'

const NO_ARTICLES: ArticlePage = { articles: [], total: 0 }

/** A page of articles, which counts from 1; none until it is loaded. */
export const useArticlePage = (page: number) => {
  const { loadArticles } = useAppContext().ports
  return useLoading({ what: 'news', load: loadArticles, wanted: page, empty: NO_ARTICLES })
}
