export const APP_READY = 'app-ready'

declare global {
  interface Window {
    /** Requests made before the program started, by URL. */
    early?: Record<string, Promise<Response>>
    /** Resolves when the stylesheet has loaded or failed. */
    dressed?: Promise<unknown>
  }
}
