import type { AroundNavHandler } from 'wouter'
import { scrollBehavior } from '../context/scroll-behavior'

/** In ms; a transition does not keep the page still for longer, even if the next screen has not come. */
const LONGEST_STILL_MS = 250

const canTransition = (): boolean => 'startViewTransition' in document && scrollBehavior() === 'smooth'

let onShown = (): void => {}

/** To be called when the screen of a new route is in the document. */
export const tellShown = (): void => onShown()

/**
 * Navigates within a view transition if the link asks for one and the browser has it; `LONGEST_STILL_MS` after that at the
 * latest, the new screen shows.
 */
export const aroundNav: AroundNavHandler = (navigate, to, options) => {
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
