import { APP_READY } from './page-marks'
import { page } from './page-states'

/** As the standard says; the type of the DOM library lacks two of its descriptors. */
type FontFaceRule = {
  readonly style: Readonly<Record<'src' | 'fontWeight' | 'unicodeRange', string>>
}

/** The object model quotes the name of a rule's font, and `FontFace` takes the quotes as part of it. */
const FONT = 'Plus Jakarta Sans'
/**
 * In ms since the navigation began. A page that came within it waits so long for its fonts, which come as quickly; then it is shown,
 * and keeps the fonts that stand in until another screen is shown.
 */
const FONTS_MS = 400

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

export const takeFonts = () => {
  const take = () => loadFonts().then(showText, showText)
  // A page before fetched the fonts, or this one came quickly, as they will: then they are here before the first paint.
  if (performance.now() < FONTS_MS || document.referrer.includes(location.host)) {
    page.fonts = 'due'
    setTimeout(showText, FONTS_MS)
    take()
  } else document.addEventListener(APP_READY, take)
}
