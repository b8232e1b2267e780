import { whenIdle } from './when-idle'

/** Keeps what the viewport shows in its place if the element is above it. */
const layOut = (element: HTMLElement): void => {
  const { bottom } = element.getBoundingClientRect()
  element.style.contentVisibility = 'visible'
  if (bottom <= 0) scrollBy({ top: element.getBoundingClientRect().bottom - bottom, behavior: 'instant' })
}

/** Lays out the children of an element of the class `in-turns`, each when the page is idle, because all at once would block it. Returns what stops it. */
export const layOutInTurns = (element: Element): (() => void) => {
  const rest = [...element.children]
  let stop = () => {}
  const next = () => {
    const child = rest.shift()
    if (child instanceof HTMLElement) layOut(child)
    if (rest.length > 0) stop = whenIdle(next)
  }
  next()
  return () => stop()
}

/** Lays out all at once from now on: Back restores the scroll position, for which a page needs its full height. */
export const layOutAtOnce = (): void => {
  delete document.documentElement.dataset.fresh
}
