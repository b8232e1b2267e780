import {
  createContext,
  type ReactNode,
  useContext,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import { type AroundNavHandler, type BaseLocationHook, Router } from 'wouter'
import { SCREEN_SHOWN } from '../boot/page-marks'
import { useAppContext } from '../context/app-context'
import { AskedQueryContext } from '../context/asked-query'
import { scrollBehavior } from '../context/route-moves'

/** In ms; the longest time that a transition freezes the page. */
const LONGEST_STILL_MS = 250

const canTransition = (): boolean => 'startViewTransition' in document && scrollBehavior() === 'smooth'

const tellShown = (): void => {
  dispatchEvent(new Event(SCREEN_SHOWN))
}

/** Whether the screen is in the document within `LONGEST_STILL_MS`. */
const showsSoon = (navigate: () => void): Promise<boolean> =>
  new Promise((resolve) => {
    addEventListener(SCREEN_SHOWN, () => resolve(true), { once: true })
    setTimeout(() => resolve(false), LONGEST_STILL_MS)
    navigate()
  })

/**
 * Navigates within a view transition if the link asks for one and the browser supports it. A screen that takes longer than
 * `LONGEST_STILL_MS` is shown without an animation; until then the previous screen stays.
 */
const aroundNav: AroundNavHandler = (navigate, to, options) => {
  if (options?.transition !== true || !canTransition()) {
    navigate(to, options)
    return
  }
  const transition = document.startViewTransition(async () => {
    if (await showsSoon(() => navigate(to, options)))
      document.scrollingElement?.scrollTo({ top: 0, behavior: 'instant' })
    else transition.skipTransition()
  })
  // The browser may skip the animation; the new screen is shown anyway.
  transition.ready.catch(() => {})
}

type ShownRouteProps = {
  readonly hook: BaseLocationHook
  readonly ssrContext: { redirectTo?: string } | undefined
  readonly children: ReactNode
}

const RouteContext = createContext({ path: '', search: '', navigate: (_to: string): void => {} })

const useShownPath: BaseLocationHook = () => {
  const { path, navigate } = useContext(RouteContext)
  return [path, navigate]
}

const useShownSearch = (): string => useContext(RouteContext).search

/** Provides the route whose screen is ready; until it is, the previous one (M-001, M-004). */
export const ShownRoute = ({ hook, ssrContext, children }: ShownRouteProps) => {
  const [path, navigate] = hook()
  const search = hook.searchHook?.() ?? ''
  const asked = useMemo(() => ({ path, search, navigate }), [path, search, navigate])
  const { readNavigationKind } = useAppContext().ports
  const ready = useDeferredValue(asked)
  // On Back and Forward, shows the screen at once, because the browser restores the scroll position at once. Its code is already
  // loaded.
  const shown = readNavigationKind() === 'traverse' ? asked : ready
  const seen = useRef(shown)
  // A view transition and the fonts wait for another screen to be in the document.
  useLayoutEffect(() => {
    if (seen.current !== shown) tellShown()
    seen.current = shown
  }, [shown])
  return (
    <RouteContext value={shown}>
      {/* Inserting it would restyle the whole page at each press. */}
      <div hidden={shown === asked} className="route-pending screen-only" />
      <AskedQueryContext value={asked.path === shown.path ? asked.search : null}>
        <Router
          hook={useShownPath}
          searchHook={useShownSearch}
          aroundNav={aroundNav}
          hrefs={hook.hrefs ?? String}
          {...(ssrContext && { ssrContext })}
        >
          {children}
        </Router>
      </AskedQueryContext>
    </RouteContext>
  )
}
