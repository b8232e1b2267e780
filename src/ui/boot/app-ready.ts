export const APP_READY = 'app-ready'

declare global {
  interface Window {
    /** Resolves when the stylesheet has loaded or failed. */
    dressed?: Promise<unknown>
  }
}
