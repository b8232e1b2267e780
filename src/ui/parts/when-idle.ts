const QUIET_MS = 1_500

/** Calls once the page has loaded and the browser has nothing better to do; gives what calls that off. */
export const whenIdle = (then: () => void): (() => void) => {
  let idle = 0
  const wait = () => {
    // Safari knows no idle callback.
    idle = window.requestIdleCallback?.(then) ?? window.setTimeout(then, QUIET_MS)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    window.removeEventListener('load', wait)
    window.cancelIdleCallback?.(idle)
    window.clearTimeout(idle)
  }
}
