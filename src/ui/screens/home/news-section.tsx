import { articlesPath } from '../../../domain/routing/paths'
import { useArticlePage } from '../../machines/use-article-page'
import { ArticleCard } from '../../news/article-card'
import { ARTICLE_LINES, CardSkeletons } from '../../news/card-skeletons'
import { MoreLink } from '../../parts/more-link'
import { Scroller } from '../../parts/scroller'
import { Section } from '../../parts/section'

/** The newest articles (M-037..M-040). */
export const NewsSection = () => {
  const { found, status } = useArticlePage(1)
  return (
    <Section id="news" title="Tin tức sức khỏe" aside={<MoreLink href={articlesPath()}>Xem Thêm</MoreLink>}>
      <Scroller label="Tin tức sức khỏe">
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
