// Inlined into each page: loads the program when the page is idle or first touched, and replays clicks made before.
import { APP_READY } from './app-ready'

type FilesByPath = Readonly<Record<string, ReadonlyArray<string>>>

/** Set by the build: the stylesheet; the program, entry first; by path, the files of each screen and of its requests. */
declare const STYLES: string
declare const PROGRAM: readonly [string, ...ReadonlyArray<string>]
declare const SCREENS: FilesByPath
declare const LOADERS: FilesByPath
/** The files of the dialogs that elements with `data-opens` open. */
declare const DIALOGS: ReadonlyArray<string>

const program = PROGRAM

/** In ms; then the program is given up, and held clicks do what they do without it. */
const GIVE_UP_MS = 10_000
/** In ms; the program starts even if the page never becomes idle. */
const LATEST_START_MS = 2_000
const FIRST_TOUCHES = ['pointerdown', 'keydown', 'focusin']

const page = document.documentElement.dataset
const { calls = '{}', screen = '/' } = document.currentScript?.dataset ?? {}
const touched = new Set<HTMLElement>()

/** The program hydrates such parts of a page later than the rest. */
const isLate = (element: Element): boolean => element.closest('[data-late]') !== null

/** How long a dialog that replaces its frame appears without animation, in ms. */
const STILL_MS = 1_000

const frameOf = () => document.getElementById('opening') as HTMLDialogElement | null

/** Shows an empty frame while the dialog loads; closing the frame cancels the dialog. */
const showFrame = (element: HTMLElement, title: string) => {
  const frame = frameOf()
  const heading = frame?.querySelector('p')
  if (!frame || !heading || frame.open) return
  preload(DIALOGS)
  heading.textContent = frame.ariaLabel = title
  frame.onclose = () => untouch(element)
  frame.showModal()
}

const untouch = (element: HTMLElement) => {
  touched.delete(element)
  element.removeAttribute('data-held')
}

const release = (elements: ReadonlyArray<HTMLElement>) => {
  for (const element of elements) {
    untouch(element)
    element.click()
    if (!element.dataset.opens) continue
    // The dialog is rendered after this and finds the focus where it was.
    page.framed = ''
    setTimeout(() => delete page.framed, STILL_MS)
    frameOf()?.close()
  }
}

const letGo = () => {
  page.program = 'ready'
  release([...touched].filter((element) => !isLate(element)))
}

const giveUp = () => {
  removeEventListener('click', hold, true)
  delete page.route
  delete page.program
  release([...touched])
}

const preload = (files: ReadonlyArray<string>) => {
  for (const href of files)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
}

/** Loads the full stylesheet: the page holds only the rules that it uses itself. */
const dress = () => {
  const styles = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: STYLES })
  window.dressed = new Promise((resolve) => {
    styles.onload = styles.onerror = resolve
  })
  document.head.append(styles)
}

const start = () => {
  for (const touch of FIRST_TOUCHES) removeEventListener(touch, start, true)
  if (page.program) return
  page.program = 'starts'
  dress()
  const screen = path.replace(/.+(?=-packages$)/, '')
  preload([...program, ...(SCREENS[screen] ?? []), ...((isHashRoute && LOADERS[screen]) || [])])
  // Unlike an import, a script element belongs to the page's load event.
  document.head.append(
    Object.assign(document.createElement('script'), { type: 'module', src: program[0], onerror: giveUp }),
  )
}

/** Clicks on other links and on submit buttons of plain forms need no program. */
const heldBy = (event: MouseEvent): HTMLElement | null => {
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const found = (event.target as Element).closest<HTMLElement>('a[href^="/"]:not([target]),button')
  if (!found || found.closest('form[method=post],#opening')) return null
  return page.program === 'ready' && !isLate(found) ? null : found
}

const hold = (event: MouseEvent) => {
  const element = heldBy(event)
  if (element === null) return
  event.preventDefault()
  event.stopImmediatePropagation()
  touched.add(element)
  element.dataset.held = ''
  start()
  if (element.dataset.opens) showFrame(element, element.dataset.opens)
  setTimeout(() => touched.has(element) && giveUp(), GIVE_UP_MS)
}

addEventListener('click', hold, true)
document.addEventListener(APP_READY, letGo)

const isHashRoute = page.route === 'hash'
const [path = '', query = ''] = (isHashRoute ? location.hash.replace(/^#\/*/, '/') : screen).split('?')

if (isHashRoute) {
  const asked = new URLSearchParams(query)
  const made = (JSON.parse(calls) as Record<string, ReadonlyArray<string>>)[
    path + (asked.get('tabIdx') === '1' ? '?1' : '')
  ]
  window.early = {}
  for (const call of made ?? []) {
    const url = call + (call.endsWith('/') ? encodeURIComponent(asked.get('id') ?? '') : '')
    window.early[url] = fetch(url, { credentials: 'omit' })
  }
  start()
} else {
  for (const touch of FIRST_TOUCHES) addEventListener(touch, start, { capture: true, passive: true })
  addEventListener('load', () =>
    window.requestIdleCallback === undefined
      ? setTimeout(start)
      : requestIdleCallback(start, { timeout: LATEST_START_MS }),
  )
}
