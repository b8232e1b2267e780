import type { ArticleSummary } from '../../../domain/news/article'
import { ArticleCard } from '../../news/article-card'
import { Scroller } from '../../parts/scroller'

/** Beside the article on desktop, below it elsewhere (M-063). */
export const RelatedArticles = ({ articles }: { readonly articles: ReadonlyArray<ArticleSummary> }) => {
  if (articles.length === 0) return null
  return (
    <section aria-labelledby="related-articles" className="related min-w-0">
      <h2 id="related-articles" className="mb-4 text-xl font-bold">
        Bài viết liên quan
      </h2>
      <div className="related-strip">
        <Scroller label="Bài viết liên quan" itemCount={articles.length}>
          {articles.map((article) => (
            <li key={article.id} className={`carousel-card ${article.banner === '' ? 'order-last' : ''}`}>
              <ArticleCard article={article} />
            </li>
          ))}
        </Scroller>
      </div>
    </section>
  )
}
