import { flushSync } from 'react-dom'

/** Scrolls the element's dialog by as much as the change moves the element, so that it stays under the finger (M-079). */
export const keepInPlace = (element: HTMLElement, change: () => void): void => {
  const before = element.getBoundingClientRect().top
  flushSync(change)
  const dialog = element.closest('dialog')
  if (dialog !== null) dialog.scrollTop += element.getBoundingClientRect().top - before
}
