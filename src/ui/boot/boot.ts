// Inlined into each page: loads the program when the page is idle or first touched, and replays clicks made before.
import { PAGE_SEGMENT } from '../../domain/routing/page-segment'
import { APP_READY, OF_PAGE } from './page-marks'

/** As the standard says; the type of the DOM library lacks two of its descriptors. */
type FontFaceRule = {
  readonly style: Readonly<Record<'src' | 'fontWeight' | 'unicodeRange', string>>
}

type FilesByPath = Readonly<Record<string, ReadonlyArray<string>>>

/** Set by the build: the stylesheet; the program and what all screens need, entry first; the other files of each screen, by path. */
declare const STYLES: string
declare const PROGRAM: readonly [string, ...ReadonlyArray<string>]
declare const SCREENS: FilesByPath
/** The files of the dialogs that elements with `data-opens` open. */
declare const DIALOGS: ReadonlyArray<string>

const program = PROGRAM

/** In ms; then the program is given up, and held clicks do what they do without it. */
const GIVE_UP_MS = 10_000
/** In ms; the program starts even if the page never becomes idle. */
const LATEST_START_MS = 2_000
/** In ms; what a tap shows is painted before the program is evaluated. */
const FRAME_MS = 30
/** In ms; then the program renders a hash route whose page has not come. */
const LONGEST_WAIT_MS = 5_000
/**
 * In ms since the navigation began. A page that came within it waits so long for its fonts, which come as quickly; then it is shown,
 * and keeps the fonts that stand in until another screen is shown.
 */
const FONTS_MS = 400
/** The object model quotes the name of a rule's font, and `FontFace` takes the quotes as part of it. */
const FONT = 'Plus Jakarta Sans'

const page = document.documentElement.dataset
const { twins, screen } = (document.currentScript as HTMLElement).dataset as { twins: string; screen: string }
const touched = new Set<HTMLElement>()

/** The program hydrates such parts of a page later than the rest. */
const isLate = (element: Element) => element.closest('[data-late]')

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
  delete element.dataset.held
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

const link = (attributes: object) =>
  document.head.append(Object.assign(document.createElement('link'), attributes))

const preload = (files: ReadonlyArray<string>) => {
  for (const href of files) link({ href, rel: 'modulepreload' })
}

/** Loads the fonts of the page's first rule, which applies without script only. Each on its own would lay out all text anew. */
const loadFonts = async () => {
  // They stand behind this script.
  while (!document.styleSheets[0]) await new Promise((done) => setTimeout(done))
  const faces = (document.styleSheets[0].cssRules[0] as CSSMediaRule).cssRules
  const loaded = await Promise.all(
    Array.from(faces as Iterable<FontFaceRule>, ({ style: { src, fontWeight, unicodeRange } }) =>
      new FontFace(FONT, src, { weight: fontWeight, unicodeRange }).load(),
    ),
  )
  const add = () => {
    for (const face of loaded) document.fonts.add(face)
  }
  // Text that is shown keeps its shape: nothing moves while it is read.
  if (page.fonts) add()
  else addEventListener('hashchange', add, { once: true })
}

const showText = () => delete page.fonts

const takeFonts = () => loadFonts().then(showText, showText)

/** Loads the full stylesheet: the page holds only the rules that it uses itself. */
const dress = () => {
  window.dressed = new Promise<void>((done) =>
    link({
      rel: 'stylesheet',
      href: STYLES,
      onerror: done,
      onload: () => {
        // Those of a hash route's page: they stand behind the full stylesheet and would win.
        document.adoptedStyleSheets = []
        done()
      },
    }),
  )
}

const start = () => {
  if (page.program) return
  page.program = 'starts'
  dress()
  const screen = path.replace(/.+(?=-packages$)/, '')
  preload([...program, ...(SCREENS[screen] ?? [])])
  setTimeout(() => import(/* @vite-ignore */ program[0]).catch(giveUp), FRAME_MS)
}

/** Clicks on other links and on submit buttons of plain forms need no program. */
const heldBy = (event: MouseEvent): HTMLElement | false | null => {
  const found = (event.target as Element).closest<HTMLElement>('a[href^="/"]:not([target]),button')
  return (
    !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
    found &&
    !found.closest('form[method=post],#opening') &&
    (page.program !== 'ready' || isLate(found)) &&
    found
  )
}

const hold = (event: MouseEvent) => {
  const element = heldBy(event)
  if (!element) return
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
const [path, query] = (isHashRoute ? location.hash.replace(/^#\/*/, '/') : screen).split('?') as [
  string,
  string?,
]

/** The readable address of the page that the hash route shows, if it has one. */
const twinAddress = (): string | undefined => {
  const asked = new URLSearchParams(query)
  const twin = (JSON.parse(twins) as Record<string, string>)[path + (asked.get('tabIdx') === '1' ? '?1' : '')]
  const page = asked.get('page')
  if (twin?.endsWith('/')) return twin + encodeURIComponent(asked.get('id') ?? '')
  return twin && page ? `${twin}/${PAGE_SEGMENT}/${page}` : twin
}

/** Shows the rendered page of a hash route in place of the page that was loaded, unless the program has started. */
const showTwin = async (address: string | undefined): Promise<void> => {
  if (!address) return
  const response = await fetch(address)
  const styles = new CSSStyleSheet()
  // The content security policy of this page forbids a style element of another.
  // Its fonts, which come first, would lay out all text anew. The expression does not match itself, as the other page holds it too.
  const html = (await response.text()).replace(
    /<(style)>.*@font-face{.*?}(.*?)<\/\1>/s,
    (_, _name, rules: string) => {
      styles.replaceSync(rules)
      return ''
    },
  )
  const twin = new DOMParser().parseFromString(html, 'text/html')
  if (document.readyState === 'loading')
    await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve))
  // The dialog stands behind the data: without it the page has come in part only, and the program could not start from it.
  if (!response.ok || page.program || !twin.querySelector('#root:not(:empty)~dialog')) return
  document.adoptedStyleSheets = [styles]
  for (const element of document.head.querySelectorAll(OF_PAGE)) element.remove()
  document.head.append(...twin.head.querySelectorAll(OF_PAGE))
  for (const id of ['root', 'page-data'])
    document.getElementById(id)?.replaceWith(twin.getElementById(id) ?? '')
  page.route = 'twin'
}

const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run))
const startWhenIdle = () => whenIdle(start, { timeout: LATEST_START_MS })

for (const touch of ['pointerdown', 'keydown', 'focusin'])
  addEventListener(touch, start, { capture: true, once: true })
if (isHashRoute) {
  showTwin(twinAddress())
    .catch(() => {})
    .then(() => (page.route === 'twin' ? startWhenIdle() : start()))
  setTimeout(start, LONGEST_WAIT_MS)
} else addEventListener('load', startWhenIdle)
// A page before fetched the fonts, or this one came quickly, as they will: then they are here before the first paint.
if (performance.now() < FONTS_MS || document.referrer.includes(location.host)) {
  page.fonts = 'due'
  setTimeout(showText, FONTS_MS)
  takeFonts()
} else document.addEventListener(APP_READY, takeFonts)
