import { whenIdle } from './when-idle'

/** Marks what the server drew and the program has not taken over yet. */
export const LATE = 'data-late'

/** Whoever leaves may come Back, and then needs the page at its full length. */
const SIGNS = ['pointerdown', 'keydown', 'focusin', 'wheel', 'touchmove', 'popstate', 'hashchange']

/** Waits until a drawn element comes near the window or the page is touched, left or idle; does not wait where none was drawn. */
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
