/** Calls back once the page has loaded, at once if it has; returns a function that prevents it. */
export const whenLoaded = (then: () => void): (() => void) => {
  if (document.readyState === 'complete') {
    then()
    return () => {}
  }
  window.addEventListener('load', then, { once: true })
  return () => window.removeEventListener('load', then)
}
