import { useEffect, useRef } from 'react'

/** Where the menu stands in the header itself. */
const WIDE = '(min-width: 1201px)'

/** Takes what closes the drawer and the present path: another path, by Back as well, or a window that grows wide, closes it. */
export const useClosedBy = (close: () => void, path: string): void => {
  const latest = useRef(close)
  latest.current = close
  // The path is changed by the browser too, and only the browser knows how wide the window is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the path closes it
  useEffect(() => latest.current(), [path])
  useEffect(() => {
    const wide = window.matchMedia?.(WIDE)
    const closeWhenWide = ({ matches }: { readonly matches: boolean }) => {
      if (matches) latest.current()
    }
    wide?.addEventListener('change', closeWhenWide)
    return () => wide?.removeEventListener('change', closeWhenWide)
  }, [])
}
