import { constNull, pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import { Link } from 'wouter'
import type { ArticleSummary } from '../../domain/news/article'
import { firstTag } from '../../domain/news/shown-article'
import { newsDetailPath } from '../../domain/routing/paths'
import { ArrowRightIcon } from '../parts/icons'
import { LooseTitle } from '../parts/loose-title'
import { Picture, type PictureLoading } from '../parts/picture'
import { tieSentences, WholeWords } from '../parts/whole-words'

type ArticleCardProps = {
  readonly article: ArticleSummary
  readonly loading?: PictureLoading
  /** Whether to show the whole title and no excerpt, which would end after nine words on narrow cards. */
  readonly hasWholeTitle?: boolean
}

/**
 * The title is whole where large text makes the card narrow. Without a banner, the card keeps its space but is hidden from sight,
 * focus and screen readers (M-037..M-039, A-15).
 */
export const ArticleCard = ({ article, loading = 'lazy', hasWholeTitle = false }: ArticleCardProps) => (
  <Link
    href={newsDetailPath(article.id)}
    className={`card-surface card-link flex h-full flex-col overflow-hidden ${article.banner === '' ? 'invisible' : ''}`}
  >
    {article.banner === '' ? (
      <span className="block aspect-video w-full" />
    ) : (
      <Picture
        src={article.banner}
        alt=""
        width={640}
        height={360}
        loading={loading}
        className="aspect-video w-full bg-base-200 object-cover"
      />
    )}
    <span className="@container flex flex-1 flex-col gap-2 p-3 sm:p-4">
      <span
        className={`line-clamp-2 font-semibold max-sm:text-[0.9375rem] max-sm:leading-snug text-balance ${hasWholeTitle ? 'max-sm:line-clamp-none' : ''}`}
      >
        <LooseTitle text={article.title} />
      </span>
      {pipe(
        firstTag(article),
        O.match(constNull, (name) => (
          <span className="badge order-first border-0 bg-teal-pale text-xs font-semibold">{name}</span>
        )),
      )}
      <span className={`line-clamp-3 text-sm text-quiet ${hasWholeTitle ? 'max-sm:hidden' : ''}`}>
        <WholeWords text={tieSentences(article.excerpt)} />
      </span>
      <span className="mt-auto flex items-center text-link text-sm">
        <span>
          Xem thêm <span className="text-[0px]">{'>'}</span>
        </span>
        <ArrowRightIcon />
      </span>
    </span>
  </Link>
)
