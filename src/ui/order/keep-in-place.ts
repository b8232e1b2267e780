import { flushSync } from 'react-dom'

const topOf = (element: HTMLElement): number => element.getBoundingClientRect().top

/**
 * Scrolls the element's dialog by as much as the change moves the element, so that it stays under the finger (M-079). Where the
 * dialog cannot scroll up, what is missing stands above the fields until the pointer leaves the list.
 */
export const keepInPlace = (element: HTMLElement, change: () => void): void => {
  const before = topOf(element)
  flushSync(change)
  const dialog = element.closest('dialog')
  const fields = element.closest<HTMLElement>('[data-part="fields"]')
  const list = element.closest('ul')
  if (dialog === null || fields === null || list === null) return
  dialog.scrollTop += topOf(element) - before
  const missing = before - topOf(element)
  if (missing < 1 || !list.matches(':hover')) return
  fields.style.paddingTop = `${Number.parseFloat(getComputedStyle(fields).paddingTop) + missing}px`
  list.addEventListener('pointerleave', () => fields.style.removeProperty('padding-top'), { once: true })
}
