const COVERED_FIRST = 'main h1'

const isOver = (card: HTMLElement, below: Element | null): boolean => {
  if (below === null || card.contains(below)) return false
  const { top, bottom } = card.getBoundingClientRect()
  const other = below.getBoundingClientRect()
  return other.top < bottom && other.bottom > top
}

const GAP_PX = 16

/** Scrolls the page until `other` is below the card, as far as the page can scroll. */
const bringBelow = (card: HTMLElement, other: Element | null): void => {
  if (other === null) return
  window.scrollBy({
    top: other.getBoundingClientRect().top - card.getBoundingClientRect().bottom - GAP_PX,
    behavior: 'instant',
  })
}

/**
 * Keeps a floating card off the focused control and the title by moving it to the top or bottom of the window. With `staysAtTop`,
 * as for a failure (M-085), scrolls the page instead. Esc calls `onEscape`. Returns a function that ends this.
 */
export const keepClear = (card: HTMLElement, onEscape: () => void, staysAtTop: boolean): (() => void) => {
  const moveClear = () => {
    if (card.contains(document.activeElement)) return
    const focused = document.activeElement === document.body ? null : document.activeElement
    card.dataset.at = 'top'
    if (staysAtTop) {
      if (isOver(card, focused)) bringBelow(card, focused)
      return
    }
    if (!isOver(card, focused) && !isOver(card, document.querySelector(COVERED_FIRST))) return
    card.dataset.at = 'bottom'
    if (isOver(card, focused)) card.dataset.at = 'top'
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]') !== null)
      return
    event.preventDefault()
    onEscape()
  }
  moveClear()
  document.addEventListener('focusin', moveClear)
  document.addEventListener('keydown', closeOnEscape)
  return () => {
    document.removeEventListener('focusin', moveClear)
    document.removeEventListener('keydown', closeOnEscape)
  }
}
