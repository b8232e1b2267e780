import { Link } from 'wouter'
import { newsDetailPath, productDetailPath } from '../../../domain/routing/paths'
import type { Concern } from '../../../domain/site/concern'
import { useAppContext } from '../../context/app-context'
import { CONCERNS_QUESTION } from '../../copy/home'
import { ChevronDownIcon } from '../../parts/icons'

const WAY = 'text-link flex min-h-11 items-center'

const ConcernCard = ({ concern }: { readonly concern: Concern }) => {
  const { title, articleId, productId } = concern
  const { chat } = useAppContext().site.links
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
              Đọc bài liên quan
            </Link>
          </li>
        )}
        {productId !== '' && (
          <li>
            <Link href={productDetailPath(productId)} className={WAY}>
              Xem sản phẩm hỗ trợ
            </Link>
          </li>
        )}
        <li>
          <a href={chat} target="_blank" rel="noopener noreferrer" className={WAY}>
            Hỏi riêng qua Zalo
          </a>
        </li>
      </ul>
    </details>
  )
}

export const Concerns = () => {
  const { concerns } = useAppContext().site
  if (concerns.length === 0) return null
  return (
    <div className="page screen-only pb-6 md:pb-10">
      <p id="concerns" className="text-xl font-bold">
        {CONCERNS_QUESTION}
      </p>
      <ul
        aria-labelledby="concerns"
        className="mt-4 grid items-start gap-3 sm:grid-cols-2 xl:grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] xl:gap-5"
      >
        {concerns.map((concern) => (
          <li key={concern.title}>
            <ConcernCard concern={concern} />
          </li>
        ))}
      </ul>
    </div>
  )
}
