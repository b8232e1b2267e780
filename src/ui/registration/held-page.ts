import { constVoid } from 'fp-ts/function'
import { useEffect, useEffectEvent, useRef } from 'react'

/** Unlike `history.go`, it works in Chromium after a step forward was prevented. */
const goTo = (key: string): void => {
  const { committed, finished } = window.navigation.traverseTo(key)
  committed?.catch(constVoid)
  finished?.catch(constVoid)
}

/**
 * While `isHeld`, the page beneath stays: each step to another address, such as Back, is prevented or taken back, and then calls
 * `ask`. Returns what takes the step that led to `isAsking`. Without the Navigation API, it does nothing.
 */
export const useHeldPage = (isHeld: boolean, isAsking: boolean, ask: () => void): (() => void) => {
  /** The key of the entry that was asked for. */
  const wanted = useRef<string | null>(null)
  const onStep = useEffectEvent(ask)
  useEffect(() => {
    if (!isAsking) wanted.current = null
  }, [isAsking])
  useEffect(() => {
    const api = window.navigation as Navigation | undefined
    const start = api?.currentEntry?.key
    if (!isHeld || api === undefined || start === undefined) return
    const top = window.scrollY
    const prevent = (event: NavigateEvent) => {
      const { sameDocument, key } = event.destination
      const isStep = event.navigationType === 'traverse' && sameDocument && key !== start
      if (!isStep || !event.cancelable) return
      event.preventDefault()
      wanted.current = key
      onStep()
    }
    // A browser lets no page prevent a second Back without a press in between.
    const takeBack = (event: Event) => {
      const key = api.currentEntry?.key ?? start
      if (event.type === 'popstate') {
        if (key !== start) {
          wanted.current = key
          goTo(start)
        } else if (wanted.current !== null) {
          // The browser may restore where the other page was left.
          requestAnimationFrame(() => window.scrollTo({ top, behavior: 'instant' }))
          onStep()
        }
      }
      if (key !== start && wanted.current !== null) event.stopImmediatePropagation()
    }
    api.addEventListener('navigate', prevent)
    window.onpopstate = takeBack
    window.onhashchange = takeBack
    return () => {
      api.removeEventListener('navigate', prevent)
      window.onpopstate = constVoid
      window.onhashchange = constVoid
    }
  }, [isHeld])
  return () => {
    if (wanted.current !== null) goTo(wanted.current)
  }
}
