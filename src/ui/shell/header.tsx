import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { useDisclosure } from '../machines/use-disclosure'
import { MenuIcon } from '../parts/icons'
import { Drawer } from './drawer'
import { HeaderBar } from './header-bar'
import { MenuDetails } from './menu-details'

/** From this width on, the header shows the menu itself. */
const WIDE = '(min-width: 1201px)'

/** Closes the drawer when the path changes, also by Back, or the window becomes wide. */
const useAutoClose = (close: () => void, path: string): void => {
  const latest = useRef(close)
  latest.current = close
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the path closes it
  useEffect(() => void latest.current(), [path])
  useEffect(() => {
    const wide = window.matchMedia?.(WIDE)
    const closeWhenWide = ({ matches }: { readonly matches: boolean }) => {
      if (matches) latest.current()
    }
    wide?.addEventListener('change', closeWhenWide)
    return () => wide?.removeEventListener('change', closeWhenWide)
  }, [])
}

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
          className="scripted btn btn-circle btn-ghost mr-[min(0px,calc((1.5rem-44px)/2))] shrink-0 @5xl:xl:hidden"
        >
          <MenuIcon />
        </button>
        <noscript className="@5xl:xl:hidden">
          <MenuDetails />
        </noscript>
      </HeaderBar>
      {drawer.isOpen && <Drawer onClose={drawer.close} />}
    </>
  )
}
