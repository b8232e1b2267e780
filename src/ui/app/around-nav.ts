import { flushSync } from 'react-dom'
import type { AroundNavHandler } from 'wouter'
import { scrollBehavior } from '../parts/scroll-behavior'

const canTransition = (): boolean => 'startViewTransition' in document && scrollBehavior() === 'smooth'

/** Goes to another screen; from a link that asks for it what both screens show moves to its new place, unless the visitor wants stillness. */
export const aroundNav: AroundNavHandler = (navigate, to, options) => {
  if (options?.transition !== true || !canTransition()) {
    navigate(to, options)
    return
  }
  document
    .startViewTransition(() => {
      flushSync(() => navigate(to, options))
      document.scrollingElement?.scrollTo({ top: 0, behavior: 'instant' })
    })
    // The browser may leave the motion out; the new screen is there all the same.
    .ready.catch(() => {})
}
