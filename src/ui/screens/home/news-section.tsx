import { Link } from 'wouter'
import type { ArticlePage } from '../../../domain/news/response-bodies'
import { newsListPath } from '../../../domain/routing/paths'
import { useAppContext } from '../../context/app-context'
import { useLoading } from '../../machines/use-loading'
import { ArticleCard } from '../../news/article-card'
import { ARTICLE_LINES, CardSkeletons } from '../../news/card-skeletons'
import { ArrowRightIcon } from '../../parts/icons'
import { Scroller } from '../../parts/scroller'
import { Section } from '../../parts/section'

const NO_ARTICLES: ArticlePage = { articles: [], total: 0 }

/** M-037..M-040. */
export const NewsSection = () => {
  const { loadArticles } = useAppContext().ports
  const { found, status } = useLoading({ what: 'news', load: loadArticles, wanted: 1, empty: NO_ARTICLES })
  return (
    <Section
      id="news"
      title="Tin tức sức khỏe"
      aside={
        <Link href={newsListPath(1)} className="text-link inline-flex min-h-11 items-center gap-1">
          Xem Thêm
          <ArrowRightIcon />
        </Link>
      }
    >
      <Scroller label="Tin tức sức khỏe" itemCount={found.articles.length}>
        {status === 'loading' ? (
          <CardSkeletons count={5} lines={ARTICLE_LINES} className="carousel-card" />
        ) : (
          found.articles.map((article) => (
            <li key={article.id} className={`carousel-card ${article.banner === '' ? 'order-last' : ''}`}>
              <ArticleCard article={article} />
            </li>
          ))
        )}
      </Scroller>
    </Section>
  )
}
