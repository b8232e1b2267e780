import { Link, useLocation } from 'wouter'
import { PATHS } from '../../domain/routing/paths'
import { useWorld } from '../app/world'
import { useDisclosure } from '../machines/use-disclosure'
import { MenuIcon } from '../parts/icons'
import { Drawer } from './drawer'
import { MenuLinks } from './menu-links'
import { useClosedBy } from './use-closed-by'

const ITEM =
  'flex h-11 items-center rounded-full px-4 text-sm font-semibold hover:bg-base-200 aria-[current=page]:bg-teal-pale aria-[current=page]:text-primary'

/** Logo and menu, 67 px high; on narrow windows an icon opens the menu as a drawer (M-016..M-021). */
export const Header = () => {
  const { brand } = useWorld().site
  const drawer = useDisclosure()
  const [path] = useLocation()
  useClosedBy(drawer.close, path)
  return (
    <>
      <header className="sticky top-0 z-40 h-[67px] border-b border-base-300 bg-base-100">
        <div className="page flex h-full items-center justify-between gap-4">
          <Link href={PATHS.home} aria-label={`Trang chủ ${brand.name}`} className="flex h-11 items-center">
            <img src="/pictures/site/logo-wordmark.svg" alt="" width={172} height={40} />
          </Link>
          <nav aria-label="Menu chính" className="hidden xl:block">
            <ul className="flex gap-1">
              <MenuLinks itemClassName={ITEM} />
            </ul>
          </nav>
          <button
            type="button"
            aria-label="Mở menu"
            aria-haspopup="dialog"
            onClick={drawer.open}
            className="btn btn-circle btn-ghost xl:hidden"
          >
            <MenuIcon />
          </button>
        </div>
      </header>
      {drawer.isOpen && <Drawer onClose={drawer.close} />}
    </>
  )
}
