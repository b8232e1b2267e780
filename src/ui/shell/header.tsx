import { useLocation } from 'wouter'
import { useDisclosure } from '../machines/use-disclosure'
import { MenuIcon } from '../parts/icons'
import { Drawer } from './drawer'
import { HeaderBar } from './header-bar'
import { MenuDetails } from './menu-details'
import { useAutoClose } from './use-auto-close'

/** In narrow windows, an icon opens the menu as a drawer (M-020, M-021). */
export const Header = () => {
  const drawer = useDisclosure()
  const [path] = useLocation()
  useAutoClose(drawer.close, path)
  return (
    <>
      <HeaderBar>
        <button
          type="button"
          aria-label="Mở menu"
          aria-haspopup="dialog"
          onClick={drawer.open}
          className="scripted btn btn-circle btn-ghost mr-[min(0px,calc((1.5rem-44px)/2))] shrink-0 xl:hidden"
        >
          <MenuIcon />
        </button>
        <noscript>
          <MenuDetails />
        </noscript>
      </HeaderBar>
      {drawer.isOpen && <Drawer onClose={drawer.close} />}
    </>
  )
}
