import { type ComponentType, lazy, useEffect } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { HOME_ALIASES, newsListPath, PATHS, packagesPath } from '../../domain/routing/paths'
import { routeOfAddress } from '../../domain/routing/readable-address'
import { useAppContext } from './app-context'

const screen = (importView: () => Promise<ComponentType>) => {
  const load = async () => ({ default: await importView() })
  return { load, View: lazy(load) }
}

const HOME = screen(async () => (await import('../screens/home/home-screen')).HomeScreen)
const POLICY = screen(async () => (await import('../screens/policy/policy-screen')).PolicyScreen)
const TRADING = screen(async () => (await import('../screens/policy/trading-pages')).TradingPages)
const PACKAGES = screen(async () => (await import('../screens/packages/packages-screen')).PackagesScreen)
const NOT_FOUND = screen(async () => (await import('../screens/not-found/not-found-screen')).NotFoundScreen)

const SCREENS: Readonly<Record<string, ReturnType<typeof screen>>> = {
  ...Object.fromEntries([PATHS.home, ...HOME_ALIASES].map((path) => [path, HOME])),
  [PATHS.productList]: screen(
    async () => (await import('../screens/product-list/product-list-screen')).ProductListScreen,
  ),
  [PATHS.productDetail]: screen(
    async () => (await import('../screens/product-detail/product-detail-screen')).ProductDetailScreen,
  ),
  [PATHS.newsList]: screen(
    async () => (await import('../screens/news-list/news-list-screen')).NewsListScreen,
  ),
  [PATHS.newsDetail]: screen(
    async () => (await import('../screens/news-detail/news-detail-screen')).NewsDetailScreen,
  ),
  [PATHS.video]: screen(async () => (await import('../screens/video/video-screen')).VideoScreen),
  [PATHS.about]: screen(async () => (await import('../screens/about/about-screen')).AboutScreen),
  [PATHS.privacyPolicy]: POLICY,
  [PATHS.returnPolicy]: POLICY,
  [PATHS.tradingTerms]: TRADING,
  [PATHS.complaints]: TRADING,
}

const TOUCHES = ['pointerover', 'focusin'] as const

/** Loads the code of a screen as soon as a link to it is touched. */
const usePreload = (slug: string) => {
  // An effect, because the browser reports what is touched.
  useEffect(() => {
    const routeOf = routeOfAddress(slug)
    const preload = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.host !== location.host) return
      const { path } = routeOf(link)
      const touched = path === packagesPath(slug) ? PACKAGES : SCREENS[path]
      // A failure is reported where the screen is shown.
      touched?.load().catch(() => undefined)
    }
    for (const touch of TOUCHES) document.addEventListener(touch, preload)
    return () => {
      for (const touch of TOUCHES) document.removeEventListener(touch, preload)
    }
  }, [slug])
}

export const Screens = () => {
  const { slug } = useAppContext().site.brand
  usePreload(slug)
  return (
    <Switch>
      {Object.entries(SCREENS).map(([path, { View }]) => (
        <Route key={path} path={path} component={View} />
      ))}
      <Route path={packagesPath(slug)} component={PACKAGES.View} />
      <Route path={PATHS.news}>
        <Redirect to={newsListPath(0)} replace />
      </Route>
      <Route component={NOT_FOUND.View} />
    </Switch>
  )
}
