import { flushSync } from 'react-dom'

const topOf = (element: HTMLElement): number => element.getBoundingClientRect().top

/** Adds a padding of `room` px, plus the margin of the bar, below the products. */
const padBelowProducts = (fields: HTMLElement, room: number): void => {
  const columns = fields.querySelector<HTMLElement>('[data-part="order-columns"]')
  const bar = fields.querySelector<HTMLElement>('[data-part="submit"]')
  if (columns === null || bar === null) return
  const spare = Number.parseFloat(getComputedStyle(bar).marginTop) || 0
  const own = Number.parseFloat(getComputedStyle(columns).paddingBottom) || 0
  columns.style.paddingBottom = `${own + spare + room}px`
}

/**
 * Removes the padding above the fields once nothing is aimed at in the list: the pointer has left it, or the dialog has been
 * scrolled so far that the fields stay where they are seen.
 */
const unpadUnaimed = (dialog: HTMLElement, fields: HTMLElement, list: HTMLElement): void => {
  const ended = new AbortController()
  const unpad = () => {
    ended.abort()
    fields.style.removeProperty('padding-top')
  }
  const unpadUnseen = () => {
    const before = topOf(list)
    const room = Number.parseFloat(fields.style.paddingTop)
    if (dialog.scrollTop < room) return
    unpad()
    dialog.scrollTop += topOf(list) - before
  }
  list.addEventListener('mouseleave', unpad, ended)
  dialog.addEventListener('scroll', unpadUnseen, ended)
}

/**
 * Makes a change and scrolls the dialog so that `element` stays under the finger (M-079). Where the dialog cannot scroll far
 * enough, padding is added: above the fields until the list is not aimed at, or below the products.
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
  if (missing <= -1) {
    padBelowProducts(fields, -missing)
    dialog.scrollTop -= missing
    return
  }
  if (missing < 1 || !list.matches(':hover')) return
  fields.style.paddingTop = `${Number.parseFloat(getComputedStyle(fields).paddingTop) + missing}px`
  unpadUnaimed(dialog, fields, list)
}
