import { APP_READY } from './page-marks'
import { pageState } from './page-states'
import { preload } from './start-program'

/** Set by the build: the files of the dialogs that elements with `data-opens` open. */
declare const DIALOGS: ReadonlyArray<string>

/** In ms; after that, a held click acts as if the page had no program. */
const GIVE_UP_MS = 10_000
/** In ms; a dialog that replaces its empty frame within this time appears without animation. */
const STILL_MS = 1_000

/** What was clicked last: the visitor has given up what was clicked before. */
let held: HTMLElement | null = null

/** The enclosing part of the page whose program is loaded after the rest; null if there is none. */
const waitsForProgram = (element: Element) => element.closest('[data-waits]')

const frameOf = () => document.getElementById('opening') as HTMLDialogElement | null

const forget = () => {
  delete held?.dataset.held
  held = null
}

/** Shows an empty frame while the dialog loads; closing the frame cancels the dialog. */
const showFrame = (title: string) => {
  const frame = frameOf()
  const heading = frame?.querySelector('p')
  if (!frame || !heading || frame.open) return
  preload(DIALOGS)
  heading.textContent = frame.ariaLabel = title
  frame.onclose = forget
  frame.showModal()
}

/** The element; if the page was replaced, the element with the same label in the new page. */
const inPlaceOf = (element: HTMLElement) =>
  element.isConnected
    ? element
    : (document.querySelector<HTMLElement>(`[aria-label="${element.ariaLabel}"]`) ?? element)

const release = () => {
  const element = held
  if (!element) return
  forget()
  inPlaceOf(element).click()
  if (!element.dataset.opens) return
  // Closing the frame returns the focus before the dialog is rendered.
  pageState.still = ''
  setTimeout(() => delete pageState.still, STILL_MS)
  frameOf()?.close()
}

/** The link or button whose click needs the program; other links and submit buttons of plain forms do not. */
const heldBy = (event: MouseEvent): HTMLElement | null => {
  const found = (event.target as Element).closest<HTMLElement>('a[href^="/"]:not([target]),button')
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  if (!found || found.closest('form[method=post],#opening')) return null
  return pageState.program !== 'ready' || waitsForProgram(found) ? found : null
}

/**
 * Holds the last click until the program is ready; each click calls `start`. Returns a function that releases it without the
 * program.
 */
export const holdClicks = (start: () => void): (() => void) => {
  const hold = (event: MouseEvent) => {
    const element = heldBy(event)
    if (!element) return
    event.preventDefault()
    event.stopImmediatePropagation()
    forget()
    held = element
    element.dataset.held = ''
    start()
    if (element.dataset.opens) showFrame(element.dataset.opens)
    setTimeout(() => held === element && giveUp(), GIVE_UP_MS)
  }
  const giveUp = () => {
    removeEventListener('click', hold, true)
    delete pageState.route
    delete pageState.program
    release()
  }
  addEventListener('click', hold, true)
  addEventListener(APP_READY, () => {
    pageState.program = 'ready'
    if (held && !waitsForProgram(held)) release()
  })
  return giveUp
}
