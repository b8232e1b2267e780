import { Link } from 'wouter'
import { ROUTES } from '../../domain/routing/routes'
import { useAppContext } from '../app/app-context'
import { ContactLines } from '../parts/contact-lines'
import { Logo } from '../parts/logo'

const SUPPORT = [
  { label: 'Về chúng tôi', path: ROUTES.about.hash },
  { label: 'Chính sách đổi trả', path: ROUTES.returnPolicy.hash },
  { label: 'Điều khoản bảo mật', path: ROUTES.privacyPolicy.hash },
] as const

const TRADING = [
  { label: 'Điều khoản giao dịch', path: ROUTES.tradingTerms.hash },
  { label: 'Giải quyết khiếu nại', path: ROUTES.complaints.hash },
] as const

const SOCIAL = [
  { label: 'Facebook', key: 'facebook' },
  { label: 'Youtube', key: 'youtube' },
  { label: 'Tiktok', key: 'tiktok' },
  { label: 'Zalo', key: 'zalo' },
] as const

const LINK = 'inline-flex min-h-11 items-center hover:underline'

export const Footer = () => {
  const { brand, company, links } = useAppContext().site
  return (
    <footer className="on-dark bg-neutral text-neutral-content">
      <div className="page grid gap-8 py-12 tablet:grid-cols-[repeat(3,auto)] md:grid-cols-4">
        <div className="tablet:max-md:col-span-3">
          <Logo alt={brand.name} isOnDark />
          <p className="mt-4">{brand.tagline}</p>
        </div>
        <div className="screen-only">
          <h2 className="caps mb-2 font-bold">HỖ TRỢ</h2>
          <ul>
            {SUPPORT.map(({ label, path }) => (
              <li key={path}>
                <Link href={path} className={LINK}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className="caps mb-2 font-bold">LIÊN HỆ</h2>
          <ContactLines />
        </div>
        <div className="screen-only">
          <h2 className="caps mb-2 font-bold">MẠNG XÃ HỘI</h2>
          <ul className="max-tablet:flex max-tablet:flex-wrap max-tablet:gap-x-6">
            {SOCIAL.map(({ label, key }) => (
              <li key={key}>
                <a href={links[key]} target="_blank" rel="noopener noreferrer" className={LINK}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="page border-t border-white/20 py-6 pr-24 text-sm">
        <p>
          {company.name} · Mã số doanh nghiệp: {company.businessCode}
          {company.representative !== '' && ` · Người đại diện: ${company.representative}`}
        </p>
        {company.licence !== '' && (
          <p>{[company.licence, company.issuer].filter((text) => text !== '').join(' · ')}</p>
        )}
        <ul className="screen-only flex flex-wrap gap-x-6">
          {TRADING.map(({ label, path }) => (
            <li key={path}>
              <Link href={path} className={LINK}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        {company.noticeUrl !== '' && (
          <a href={company.noticeUrl} target="_blank" rel="noopener noreferrer" className={LINK}>
            Đã thông báo với Bộ Công Thương
          </a>
        )}
      </div>
    </footer>
  )
}
