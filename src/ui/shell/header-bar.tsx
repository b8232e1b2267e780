import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { ROUTES } from '../../domain/routing/routes'
import { SEARCH_ADDRESS } from '../../domain/search/search-address'
import { useAppContext } from '../context/app-context'
import { ZALO_ACTION } from '../copy/shell'
import { SearchIcon, ZaloIcon } from '../parts/icons'
import { Logo } from '../parts/logo'
import { OutsideLink } from '../parts/outside-link'
import { Hotline } from './hotline'
import { MENU_ITEM, MenuLinks } from './menu-links'

/** The header, 67 px high; `children` open the menu in windows too narrow for its text (M-016, M-017, M-019). */
export const HeaderBar = ({ children }: { readonly children: ReactNode }) => {
  const { brand, links } = useAppContext().site
  return (
    <header className="site-header @container sticky top-0 z-40 min-h-[67px] border-b border-base-300 bg-base-100">
      <div className="page flex min-h-[66px] items-center gap-x-1 py-1 tablet:gap-x-2">
        <Link
          href={ROUTES.home.hash}
          aria-label={`Trang chủ ${brand.name}`}
          className="mr-auto flex min-h-[44px] items-center @3xl:shrink-0"
        >
          <Logo alt="" />
        </Link>
        <nav aria-label="Menu chính" className="hidden shrink-0 @5xl:xl:block">
          <ul className="flex">
            <MenuLinks itemClassName={MENU_ITEM} />
          </ul>
        </nav>
        <a
          href={SEARCH_ADDRESS}
          // The link works without the program.
          target="_self"
          aria-label="Tìm kiếm"
          className="screen-only btn btn-circle btn-ghost"
        >
          <SearchIcon />
        </a>
        <Hotline />
        <OutsideLink
          href={links.zalo}
          className="btn btn-outline btn-primary hidden px-3 whitespace-nowrap @3xl:inline-flex"
        >
          <ZaloIcon />
          {ZALO_ACTION}
        </OutsideLink>
        {children}
      </div>
    </header>
  )
}
