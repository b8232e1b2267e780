/** Event of the window: the program has taken over the page, or a part of it that came later. */
export const APP_READY = 'ready'

/** Event of the window: the screen of another route is in the document, and not yet painted. */
export const SCREEN_SHOWN = 'shown'

export const OF_PAGE = 'title, link[rel=canonical], [data-of-page]'

declare global {
  interface Window {
    /** Resolves when the stylesheet has loaded or failed. */
    stylesLoaded?: Promise<unknown>
  }
}
