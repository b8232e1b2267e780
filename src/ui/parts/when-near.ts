import { whenIdle } from './when-idle'

/** Marks a rendered part of a page until its own program, which loads after that of the rest, has hydrated it. */
export const WAITS = 'data-waits'

/** Includes navigation, because a visitor who comes Back needs the page at its full height. */
const SIGNS = ['pointerdown', 'keydown', 'focusin', 'wheel', 'touchmove', 'popstate', 'hashchange']

/** Resolves when a rendered element nears the viewport, the page is used, left or idle; at once if it was not rendered. */
export const whenNear = async (selector: string): Promise<void> => {
  const element = typeof document === 'undefined' ? null : document.querySelector(selector)
  if (element === null) return
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && near(),
      { rootMargin: '25% 0px' },
    )
    const near = () => {
      observer.disconnect()
      stopWaiting()
      for (const touch of SIGNS) removeEventListener(touch, near, true)
      resolve()
    }
    for (const touch of SIGNS) addEventListener(touch, near, { capture: true, passive: true })
    const stopWaiting = whenIdle(near)
    observer.observe(element)
  })
}
