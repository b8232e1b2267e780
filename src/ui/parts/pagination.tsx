import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { pageWindow } from '../../domain/screen/page-window'
import { ArrowLeftIcon, ArrowRightIcon } from './icons'

type PaginationProps = {
  readonly page: number
  readonly pages: number
  readonly routeOf: (page: number) => string
}

const STEP = 'btn btn-circle btn-ghost font-semibold'
const PAGE = `${STEP} aria-[current=page]:bg-primary aria-[current=page]:text-primary-content`

type StepProps = { readonly label: string; readonly to: string | null; readonly children: ReactNode }

const Step = ({ label, to, children }: StepProps) =>
  to === null ? (
    <span aria-disabled="true" className={`${STEP} btn-disabled`}>
      <span className="sr-only">{label}</span>
      {children}
    </span>
  ) : (
    <Link href={to} aria-label={label} className={STEP}>
      {children}
    </Link>
  )

/** `page` counts from 1 (M-046). */
export const Pagination = ({ page, pages, routeOf }: PaginationProps) => (
  <nav aria-label="Phân trang" className="screen-only mt-10 flex flex-wrap items-center justify-center gap-1">
    <Step label="Trang trước" to={page === 1 ? null : routeOf(page - 1)}>
      <ArrowLeftIcon />
    </Step>
    {pageWindow(page, pages).map((item) =>
      item.kind === 'gap' ? (
        <span key={`after-${item.after}`} aria-hidden="true" className="px-1">
          …
        </span>
      ) : (
        <Link
          key={item.page}
          href={routeOf(item.page)}
          aria-label={`Trang ${item.page}`}
          aria-current={item.page === page ? 'page' : undefined}
          className={PAGE}
        >
          {item.page}
        </Link>
      ),
    )}
    <Step label="Trang sau" to={page === pages ? null : routeOf(page + 1)}>
      <ArrowRightIcon />
    </Step>
  </nav>
)
