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

/** In ms; a pointer that aims moves more often. */
const REST_MS = 2_000

/** Removes the padding above the fields once nothing is aimed at in the list: the pointer has left it, or rests. */
const unpadAtRest = (fields: HTMLElement, list: HTMLElement): void => {
  const ended = new AbortController()
  let rest = 0
  const unpad = () => {
    ended.abort()
    window.clearTimeout(rest)
    fields.style.removeProperty('padding-top')
  }
  const wait = () => {
    window.clearTimeout(rest)
    rest = window.setTimeout(unpad, REST_MS)
  }
  list.addEventListener('pointerleave', unpad, ended)
  list.addEventListener('pointermove', wait, ended)
  wait()
}

/**
 * Makes a change and scrolls the dialog so that `element` stays under the finger (M-079). Where the dialog cannot scroll far
 * enough, padding is added: above the fields until the pointer leaves the list or rests, or below the products.
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
  unpadAtRest(fields, list)
}
