export const APP_READY = 'app-ready'

declare global {
  interface Window {
    /** Calls made before the program started, by address. */
    early?: Record<string, Promise<Response>>
    /** All styles are there, or will never be. */
    dressed?: Promise<unknown>
  }
}
