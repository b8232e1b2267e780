import { addFaces, loadFaces } from './font-faces'
import { APP_READY } from './page-marks'
import { page } from './page-states'

/** The object model quotes the name of a rule's font, and `FontFace` takes the quotes as part of it. */
const FONT = 'Plus Jakarta Sans'
/**
 * In ms since the navigation began. A page that came within it waits so long for its fonts, which come as quickly; then it is shown,
 * and keeps the fonts that stand in until another screen is shown.
 */
const FONTS_MS = 400

const loadFonts = async () => {
  // They stand behind this script.
  while (!document.styleSheets[0]) await new Promise((done) => setTimeout(done))
  const faces = await loadFaces(FONT)
  const add = () => addFaces(faces)
  // Text that is shown keeps its shape: nothing moves while it is read.
  if (page.fonts) add()
  else addEventListener('hashchange', add, { once: true })
}

const showText = () => delete page.fonts

/** Requests the fonts at once if they can come before the first paint, else when the program has started. */
export const takeFonts = () => {
  const take = () => loadFonts().then(showText, showText)
  // A page before fetched the fonts, or this one came quickly, as they will: then they are here before the first paint.
  if (performance.now() < FONTS_MS || document.referrer.includes(location.host)) {
    page.fonts = 'due'
    setTimeout(showText, FONTS_MS)
    take()
  } else document.addEventListener(APP_READY, take)
}
