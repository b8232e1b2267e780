import { addFaces, loadFaces } from './font-faces'
import { APP_READY, SCREEN_SHOWN } from './page-marks'
import { pageState } from './page-states'

/** The object model quotes the name of a rule's font, and `FontFace` takes the quotes as part of it. */
const FONT = 'Plus Jakarta Sans'
/**
 * In ms since the navigation began. A page that arrives earlier hides its text until then while its fonts load. Text that is
 * shown in a fallback font keeps it until the next screen.
 */
const FONTS_MS = 400

const loadFonts = async () => {
  // The styles follow this script.
  while (!document.styleSheets[0]) await new Promise((done) => setTimeout(done))
  const faces = await loadFaces(FONT)
  const add = () => addFaces(faces)
  // Shown text keeps its fonts until the next screen, so that it does not move while it is read.
  if (pageState.fonts) add()
  else addEventListener(SCREEN_SHOWN, add, { once: true })
}

const showText = () => {
  if (!pageState.fonts) return
  delete pageState.fonts
  // The section that the address names had no place until now.
  document.querySelector(':target')?.scrollIntoView()
}

/** Requests the fonts at once if they can arrive before the first paint, otherwise once the program has started. */
export const takeFonts = () => {
  const take = () => loadFonts().then(showText, showText)
  // The page arrived quickly, or a previous page has cached the fonts: they arrive before the first paint.
  if (performance.now() < FONTS_MS || document.referrer.includes(location.host)) {
    pageState.fonts = 'due'
    setTimeout(showText, FONTS_MS)
    take()
  } else addEventListener(APP_READY, take)
}
