export const APP_READY = 'app-ready'

export const OF_PAGE = 'title, link[rel=canonical], [data-of-page]'

declare global {
  interface Window {
    /** Resolves when the stylesheet has loaded or failed. */
    stylesLoaded?: Promise<unknown>
  }
}
