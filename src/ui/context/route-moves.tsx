import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'wouter'
import { queryValue } from '../../domain/routing/route-query'
import { useAppContext } from './app-context'
import { useQuery } from './use-query'

/** Instant if the visitor asked for less motion. */
export const scrollBehavior = (): ScrollBehavior =>
  window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'

/** Delay between a route change and the scroll to the top, in ms (M-004). */
const SCROLL_TOP_DELAY_MS = 100
/**
 * In px; scrolled no further than this, the next screen is shown before it is scrolled to its top, because its heading is in
 * view.
 */
const NEAR_TOP_PX = 200

/** Addresses with the same key keep the scroll position, such as the pages and tabs of a list. */
const pageKey = (path: string, search: string): string => `${path} ${queryValue(search, 'id') ?? ''}`

const RouteMovesContext = createContext(0)

const jumpNearTop = (): void => {
  if (window.scrollY > NEAR_TOP_PX)
    document.scrollingElement?.scrollTo({ top: NEAR_TOP_PX, behavior: 'instant' })
}

const scrollToTop = (): void => document.scrollingElement?.scrollTo({ top: 0, behavior: scrollBehavior() })

/** Scrolls to the top shortly after each route change except Back and Forward (M-004, A-02). */
export const RouteMoves = ({ children }: { readonly children: ReactNode }) => {
  const [path] = useLocation()
  const route = pageKey(path, useQuery())
  const { readNavigationKind } = useAppContext().ports
  const seen = useRef(route)
  const [moves, setMoves] = useState(0)
  // A layout effect, so that the next screen is near its top in its first frame; the delay is specified.
  useLayoutEffect(() => {
    if (seen.current === route) return
    seen.current = route
    setMoves((count) => count + 1)
    if (readNavigationKind() === 'traverse') return
    jumpNearTop()
    const timer = setTimeout(scrollToTop, SCROLL_TOP_DELAY_MS)
    return () => clearTimeout(timer)
  }, [route, readNavigationKind])
  return <RouteMovesContext value={moves}>{children}</RouteMovesContext>
}

/** How often the route has changed since the page was loaded. */
export const useRouteMoves = (): number => useContext(RouteMovesContext)

/** Calls back whenever the route changes, also by Back. */
export const useOnRouteMove = (callBack: () => void): void => {
  const moves = useRouteMoves()
  const seen = useRef(moves)
  useEffect(() => {
    if (seen.current === moves) return
    seen.current = moves
    callBack()
  }, [moves, callBack])
}
