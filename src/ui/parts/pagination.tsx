import { useRouter } from 'wouter'
import { pageWindow } from '../../domain/screen/page-window'
import { ArrowLeftIcon, ArrowRightIcon } from './icons'

type PaginationProps = {
  readonly page: number
  readonly pages: number
  readonly onChoose: (page: number) => void
  readonly routeOf: (page: number) => string
}

/** For visitors and crawlers without script; in the browser, React renders nothing inside `noscript`. */
const PageLinks = ({ pages, routeOf }: Pick<PaginationProps, 'pages' | 'routeOf'>) => {
  const router = useRouter()
  return (
    <noscript>
      <ul className="mt-10 flex flex-wrap justify-center gap-4">
        {Array.from({ length: pages }, (_, at) => at + 1).map((page) => (
          <li key={page}>
            <a href={router.hrefs(routeOf(page), router)} className="text-link">{`Trang ${page}`}</a>
          </li>
        ))}
      </ul>
    </noscript>
  )
}

const BUTTON =
  'btn btn-circle btn-ghost font-semibold aria-[current=page]:bg-primary aria-[current=page]:text-primary-content'

export const Pagination = ({ page, pages, onChoose, routeOf }: PaginationProps) => (
  <>
    <PageLinks pages={pages} routeOf={routeOf} />
    <nav aria-label="Phân trang" className="scripted mt-10 flex flex-wrap items-center justify-center gap-1">
      <button
        type="button"
        aria-label="Trang trước"
        disabled={page === 1}
        onClick={() => onChoose(page - 1)}
        className={BUTTON}
      >
        <ArrowLeftIcon />
      </button>
      {pageWindow(page, pages).map((item) =>
        item.kind === 'gap' ? (
          <span key={`after-${item.after}`} aria-hidden="true" className="px-1">
            …
          </span>
        ) : (
          <button
            key={item.page}
            type="button"
            aria-label={`Trang ${item.page}`}
            aria-current={item.page === page ? 'page' : undefined}
            onClick={() => onChoose(item.page)}
            className={BUTTON}
          >
            {item.page}
          </button>
        ),
      )}
      <button
        type="button"
        aria-label="Trang sau"
        disabled={page === pages}
        onClick={() => onChoose(page + 1)}
        className={BUTTON}
      >
        <ArrowRightIcon />
      </button>
    </nav>
  </>
)
