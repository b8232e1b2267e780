import { flushSync } from 'react-dom'
import type { AroundNavHandler } from 'wouter'
import { scrollBehavior } from '../parts/scroll-behavior'

const canTransition = (): boolean => 'startViewTransition' in document && scrollBehavior() === 'smooth'

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
    // The browser may skip the animation; the new screen is shown anyway.
    .ready.catch(() => {})
}
