/** Calls back once the page has loaded, at once if it has; returns a function that prevents it. */
export const whenLoaded = (then: () => void): (() => void) => {
  if (document.readyState === 'complete') {
    then()
    return () => {}
  }
  window.addEventListener('load', then, { once: true })
  return () => window.removeEventListener('load', then)
}

/** In ms after loading; in browsers without idle callbacks, the page then counts as idle. */
const QUIET_MS = 1_500

/** Calls back once the page has loaded and the browser is idle; returns a function that prevents it. */
export const whenIdle = (then: () => void): (() => void) => {
  let idle = 0
  const wait = () => {
    // Safari has no `requestIdleCallback`.
    idle = window.requestIdleCallback?.(then) ?? window.setTimeout(then, QUIET_MS)
  }
  const stopLoading = whenLoaded(wait)
  return () => {
    stopLoading()
    window.cancelIdleCallback?.(idle)
    window.clearTimeout(idle)
  }
}
