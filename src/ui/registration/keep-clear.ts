const COVERED_FIRST = 'main h1'

const cover = (card: HTMLElement, below: Element | null): boolean => {
  if (below === null || card.contains(below)) return false
  const { top, bottom } = card.getBoundingClientRect()
  const other = below.getBoundingClientRect()
  return other.top < bottom && other.bottom > top
}

/**
 * Moves a card that floats over the page to the top or bottom of the window, off the focused control and the title. Esc acts as
 * its close button. Returns a function that ends this.
 */
export const keepClear = (card: HTMLElement, onEscape: () => void): (() => void) => {
  const place = () => {
    if (card.contains(document.activeElement)) return
    const focused = document.activeElement === document.body ? null : document.activeElement
    card.dataset.at = 'top'
    if (!cover(card, focused) && !cover(card, document.querySelector(COVERED_FIRST))) return
    card.dataset.at = 'bottom'
    if (cover(card, focused)) card.dataset.at = 'top'
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]') !== null)
      return
    event.preventDefault()
    onEscape()
  }
  place()
  document.addEventListener('focusin', place)
  document.addEventListener('keydown', press)
  return () => {
    document.removeEventListener('focusin', place)
    document.removeEventListener('keydown', press)
  }
}
