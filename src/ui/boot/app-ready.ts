/** The program's event once it answers to touches. */
export const APP_READY = 'app-ready'

declare global {
  interface Window {
    /** Calls that were made before the program was there, by address. */
    early?: Record<string, Promise<Response>>
  }
}
