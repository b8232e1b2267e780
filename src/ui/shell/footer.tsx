import { Link } from 'wouter'
import { ALL_ROUTES } from '../../domain/routing/find-route'
import { hashPath } from '../../domain/routing/paths'
import type { Route } from '../../domain/routing/routes'
import { useAppContext } from '../context/app-context'
import { ContactLines } from '../parts/contact-lines'
import { Logo } from '../parts/logo'
import { OutsideLink } from '../parts/outside-link'

const SOCIAL = [
  { label: 'Facebook', key: 'facebook' },
  { label: 'Youtube', key: 'youtube' },
  { label: 'Tiktok', key: 'tiktok' },
  { label: 'Zalo', key: 'zalo' },
] as const

const LINK = 'inline-flex min-h-11 items-center hover:underline'

type RouteLinksProps = { readonly list: NonNullable<Route['footer']>['list'] }

const RouteLinks = ({ list }: RouteLinksProps) => {
  const { slug } = useAppContext().site.brand
  return ALL_ROUTES.map(
    (route) =>
      route.footer?.list === list && (
        <li key={route.path}>
          <Link href={hashPath(route, slug)} className={LINK}>
            {route.footer.label}
          </Link>
        </li>
      ),
  )
}

/** The footer (M-022..M-024). */
export const Footer = () => {
  const { brand, company, links } = useAppContext().site
  return (
    <footer className="on-dark bg-neutral text-neutral-content">
      <div className="page grid grid-flow-dense grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-8 gap-y-6 py-8 tablet:grid-cols-[repeat(auto-fit,minmax(min(100%,10.5rem),auto))] md:py-12">
        <div className="screen-only max-lg:col-span-full">
          <Logo alt={brand.name} isOnDark />
          <p className="mt-3">{brand.tagline}</p>
        </div>
        <div className="screen-only">
          <h2 className="caps mb-2 font-bold">HỖ TRỢ</h2>
          <ul>
            <RouteLinks list="support" />
          </ul>
        </div>
        <div className="max-tablet:col-span-full">
          <h2 className="caps mb-2 font-bold">LIÊN HỆ</h2>
          <ContactLines />
        </div>
        <div className="screen-only">
          <h2 className="caps mb-2 font-bold">MẠNG XÃ HỘI</h2>
          <ul>
            {SOCIAL.map(({ label, key }) => (
              <li key={key}>
                <OutsideLink href={links[key]} className={LINK}>
                  {label}
                </OutsideLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="page items-start gap-x-12 border-t border-white/20 py-6 text-sm lg:flex">
        <ul className="flex flex-1 flex-wrap gap-x-6 lg:py-2.5">
          {[
            company.name,
            `Mã số doanh nghiệp: ${company.businessCode}`,
            company.representative && `Người đại diện: ${company.representative}`,
            company.licence,
            company.licence && company.issuer,
          ].map((fact) => fact !== '' && <li key={fact}>{fact}</li>)}
        </ul>
        <ul className="screen-only flex flex-wrap gap-x-6 lg:shrink-0">
          <RouteLinks list="trading" />
        </ul>
        {company.noticeUrl !== '' && (
          <OutsideLink href={company.noticeUrl} className={LINK}>
            Đã thông báo với Bộ Công Thương
          </OutsideLink>
        )}
      </div>
    </footer>
  )
}
