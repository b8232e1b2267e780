export const APP_READY = 'app-ready'

/** Event of the document: the screen of another route is in the document, and not yet painted. */
export const SCREEN_SHOWN = 'screen-shown'

export const OF_PAGE = 'title, link[rel=canonical], [data-of-page]'

declare global {
  interface Window {
    /** Resolves when the stylesheet has loaded or failed. */
    stylesLoaded?: Promise<unknown>
  }
}
