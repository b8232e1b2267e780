import { type ComponentType, useEffect } from 'react'
import { Redirect, useLocation } from 'wouter'
import { findRoute } from '../../domain/routing/find-route'
import { readableRoute, routeOfAddress } from '../../domain/routing/readable-address'
import { useAppContext } from '../context/app-context'
import { useQuery } from '../context/use-query'
import { lazyPart } from '../parts/lazy-part'

/** The view of a screen, the one export of its file. */
const screenOf = (load: () => Promise<Readonly<Record<string, ComponentType>>>) => {
  const loadView = async () => ({ default: Object.values(await load())[0] as ComponentType })
  return { load: loadView, View: lazyPart(loadView) }
}

const FILES = import.meta.glob<Readonly<Record<string, ComponentType>>>('./*/*-screen.tsx', {
  base: '../screens',
})

const SCREENS = new Map(Object.entries(FILES).map(([file, load]) => [file, screenOf(load)]))

const screenNamed = (name: string) => SCREENS.get(`./${name}.tsx`)

const NOT_FOUND = 'not-found/not-found-screen'

const TOUCHES = ['pointerover', 'focusin'] as const

/** Loads the code of a screen as soon as a link to it is touched. */
const usePreload = (slug: string) => {
  useEffect(() => {
    const routeOf = routeOfAddress(slug)
    const find = findRoute(slug)
    const preload = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.host !== location.host) return
      const touched = screenNamed(find(routeOf(link))?.screen ?? '')
      // The failure is reported when the screen is shown.
      touched?.load().catch(() => undefined)
    }
    for (const touch of TOUCHES) document.addEventListener(touch, preload)
    return () => {
      for (const touch of TOUCHES) document.removeEventListener(touch, preload)
    }
  }, [slug])
}

/** The screen of the present route; a former address is replaced by the present one. */
export const Screens = () => {
  const { slug } = useAppContext().site.brand
  const [path] = useLocation()
  const search = useQuery()
  usePreload(slug)
  const route = findRoute(slug)({ path, search })
  if (route?.screen === null) return <Redirect to={readableRoute(slug)(route.path)} replace />
  const View = screenNamed(route?.screen ?? NOT_FOUND)?.View
  // A new path renders a new screen; a new query only updates it.
  return View && <View key={path} />
}
