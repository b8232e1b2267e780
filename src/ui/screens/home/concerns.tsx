import * as O from 'fp-ts/Option'
import { useState } from 'react'
import { Link } from 'wouter'
import type { ArticlePage } from '../../../domain/news/response-bodies'
import { loadedKey } from '../../../domain/routing/embedded-responses'
import { newsDetailPath, productDetailPath } from '../../../domain/routing/paths'
import type { Concern } from '../../../domain/site/concern'
import { useAppContext } from '../../context/app-context'
import { useEmbeddedResponses } from '../../context/embedded-responses'
import { CONCERNS_QUESTION } from '../../copy/home'
import { ZALO_ACTION } from '../../copy/shell'
import { ArrowRightIcon, ChevronDownIcon, ZaloIcon } from '../../parts/icons'
import { OutsideLink } from '../../parts/outside-link'

const WAY = 'text-link flex min-h-11 items-center gap-2 py-2.5'

/** The newest articles if the page came with them, as it does for the strip below; it is not worth a call of its own. */
const useArticlesOfPage = (): ArticlePage['articles'] => {
  const { loadArticles } = useAppContext().ports
  const responses = useEmbeddedResponses()
  const [known] = useState(() => {
    const key = loadedKey('news', 1)
    const found = responses.find(key)
    if (O.isNone(found)) responses.request(key, () => loadArticles(1))
    return found as O.Option<ArticlePage>
  })
  return O.isSome(known) ? known.value.articles : []
}

type ConcernCardProps = { readonly concern: Concern; readonly articles: ArticlePage['articles'] }

const ConcernCard = ({ concern, articles }: ConcernCardProps) => {
  const { title, articleId, productId } = concern
  const { chat } = useAppContext().site.links
  const article = articles.find(({ id }) => id === articleId)
  return (
    <details name="concern" className="card-surface group px-5">
      <summary className="-mx-5 flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-box px-5 py-3 font-semibold">
        <span className="flex-1">{title}</span>
        <span className="shrink-0 text-primary transition-transform group-open:rotate-180">
          <ChevronDownIcon />
        </span>
      </summary>
      <ul className="border-t border-base-300 py-2">
        {articleId !== '' && (
          <li>
            <Link href={newsDetailPath(articleId)} className={WAY}>
              {article === undefined ? 'Đọc bài liên quan' : `Đọc: ${article.title}`}
              <ArrowRightIcon />
            </Link>
          </li>
        )}
        {productId !== '' && (
          <li>
            <Link href={productDetailPath(productId)} className={WAY}>
              Xem sản phẩm hỗ trợ
              <ArrowRightIcon />
            </Link>
          </li>
        )}
        <li>
          <OutsideLink href={chat} className={WAY}>
            <ZaloIcon />
            {ZALO_ACTION}
          </OutsideLink>
        </li>
      </ul>
    </details>
  )
}

export const Concerns = () => {
  const { concerns } = useAppContext().site
  const articles = useArticlesOfPage()
  if (concerns.length === 0) return null
  return (
    <div className="page screen-only pb-6 md:pb-10">
      <p id="concerns" className="text-xl font-bold">
        {CONCERNS_QUESTION}
      </p>
      <ul
        aria-labelledby="concerns"
        className="mt-4 grid items-start gap-3 xl:grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] xl:gap-5"
      >
        {concerns.map((concern) => (
          <li key={concern.title}>
            <ConcernCard concern={concern} articles={articles} />
          </li>
        ))}
      </ul>
    </div>
  )
}
