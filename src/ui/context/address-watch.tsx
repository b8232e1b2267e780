import { createContext, type ReactNode, useLayoutEffect, useRef } from 'react'

type AddressWatch = { current: ((event: Event) => void) | null }

/** Takes the one listener that hears of a changed address before the route follows it, and may stop the event. */
export const AddressWatchContext = createContext<AddressWatch>({ current: null })

const CHANGES = ['popstate', 'hashchange'] as const

export const AddressWatch = ({ children }: { readonly children: ReactNode }) => {
  const watch: AddressWatch = useRef(null)
  // A layout effect, so that it listens before the route does: at the window, Chromium calls listeners in their order alone.
  useLayoutEffect(() => {
    const tell = (event: Event) => watch.current?.(event)
    for (const change of CHANGES) window.addEventListener(change, tell)
    return () => {
      for (const change of CHANGES) window.removeEventListener(change, tell)
    }
  }, [])
  return <AddressWatchContext value={watch}>{children}</AddressWatchContext>
}
