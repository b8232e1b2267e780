import { useEffect, useRef } from 'react'

/** From this width on, the header shows the menu itself. */
const WIDE = '(min-width: 1201px)'

/** A change of the path, also by Back, or a wide window closes the drawer. */
export const useAutoClose = (close: () => void, path: string): void => {
  const latest = useRef(close)
  latest.current = close
  // Effects, because the browser changes the path and the window's width.
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
