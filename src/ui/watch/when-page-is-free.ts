import { whenLoaded } from './when-loaded'

const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null

/** Calls back once no dialog is open; returns a function that prevents it. */
export const whenNoDialogIsOpen = (then: () => void): (() => void) => {
  const watch = new MutationObserver(() => {
    if (isDialogOpen()) return
    watch.disconnect()
    then()
  })
  if (isDialogOpen()) watch.observe(document, { childList: true, subtree: true, attributeFilter: ['open'] })
  else then()
  return () => watch.disconnect()
}

/** Calls back once the page has loaded and no dialog is open; returns a function that prevents it. */
export const whenPageIsFree = (then: () => void): (() => void) => {
  let stopWatching = () => {}
  const stopLoading = whenLoaded(() => {
    stopWatching = whenNoDialogIsOpen(then)
  })
  return () => {
    stopLoading()
    stopWatching()
  }
}
