import { whenIdle } from './when-loaded'

/** Attribute of a server-rendered part whose code is loaded later; removed when it is hydrated. */
export const WAITS = 'data-waits'

/** Events that show that the page is used. `popstate` is one because Back needs the page at its full height. */
const SIGNS = ['pointerdown', 'keydown', 'focusin', 'wheel', 'touchmove', 'popstate', 'hashchange']

/** Resolves when the element nears the viewport, or when the page is used, left or idle; at once if the element is missing. */
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
