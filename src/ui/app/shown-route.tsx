import { createContext, type ReactNode, useContext, useDeferredValue, useEffect, useMemo } from 'react'
import { type AroundNavHandler, type BaseLocationHook, Router } from 'wouter'
import { useAppContext } from '../context/app-context'
import { placeOf, SCROLLED_TOP_MS, scrollBehavior } from '../context/route-moves'

/** In ms; a transition does not keep the page still for longer, even if the next screen has not come. */
const LONGEST_STILL_MS = 250

const canTransition = (): boolean => 'startViewTransition' in document && scrollBehavior() === 'smooth'

let onShown = (): void => {}

/** To be called when the screen of a new route is in the document. */
const tellShown = (): void => onShown()

/**
 * Navigates within a view transition if the link asks for one and the browser has it; `LONGEST_STILL_MS` after that at the
 * latest, the new screen shows.
 */
const aroundNav: AroundNavHandler = (navigate, to, options) => {
  if (options?.transition !== true || !canTransition()) {
    navigate(to, options)
    return
  }
  document
    .startViewTransition(async () => {
      await new Promise<void>((done) => {
        onShown = done
        setTimeout(done, LONGEST_STILL_MS)
        navigate(to, options)
      })
      document.scrollingElement?.scrollTo({ top: 0, behavior: 'instant' })
    })
    // The browser may skip the animation; the new screen is shown anyway.
    .ready.catch(() => {})
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

/**
 * All parts of the page see the route whose screen is ready; until then, the screen before stays (M-001, M-004). The page keeps its
 * length until it is scrolled to the top, so that the footer does not come into view on the way.
 */
export const ShownRoute = ({ hook, ssrContext, children }: ShownRouteProps) => {
  const [path, navigate] = hook()
  const search = hook.searchHook?.() ?? ''
  const asked = useMemo(() => ({ path, search, navigate }), [path, search, navigate])
  const { readNavigationKind } = useAppContext().ports
  const ready = useDeferredValue(asked)
  // Back and Forward lead to screens that are here already, and the browser scrolls in what it finds.
  const shown = readNavigationKind() === 'traverse' ? asked : ready
  // An effect, because a view transition waits for the screen in the document.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs for each route
  useEffect(tellShown, [shown])
  const isLeaving = placeOf(asked.path, asked.search) !== placeOf(shown.path, shown.search)
  // An effect, because only the document knows how long the screen before is.
  useEffect(() => {
    const main = document.querySelector('main')
    if (main === null) return
    if (isLeaving) main.style.minHeight = `${main.offsetHeight}px`
    const timer = isLeaving ? 0 : setTimeout(() => main.style.removeProperty('min-height'), SCROLLED_TOP_MS)
    return () => clearTimeout(timer)
  }, [isLeaving])
  return (
    <RouteContext value={shown}>
      {shown !== asked && <div className="route-pending screen-only" />}
      <Router
        hook={useShownPath}
        searchHook={useShownSearch}
        aroundNav={aroundNav}
        hrefs={hook.hrefs ?? String}
        {...(ssrContext && { ssrContext })}
      >
        {children}
      </Router>
    </RouteContext>
  )
}
