import { pageState } from './page-states'

const link = (attributes: object): void =>
  document.head.append(Object.assign(document.createElement('link'), attributes))

/** Loads files of the program without evaluating them. */
export const preload = (files: ReadonlyArray<string>): void => {
  for (const href of files) link({ href, rel: 'modulepreload' })
}

/** Set by the build: the stylesheet; the program and what all screens need, entry first; the other files of each screen. */
declare const STYLES: string
declare const PROGRAM: readonly [string, ...ReadonlyArray<string>]
declare const SCREENS: Readonly<Record<string, ReadonlyArray<string>>>

/** In ms; lets the browser paint the effect of a tap before the program is evaluated. */
const FRAME_MS = 30

/** Loads the full stylesheet: the page holds only the rules that it uses itself. */
const loadStyles = () => {
  window.stylesLoaded = new Promise<void>((done) =>
    link({
      rel: 'stylesheet',
      href: STYLES,
      onerror: done,
      onload: () => {
        // Removes the styles of a hash route’s page, which would override the full stylesheet.
        document.adoptedStyleSheets = []
        done()
      },
    }),
  )
}

/** Loads the program, once, with the files of a screen. */
export const startProgram = (screen: string, onFailure: () => void): void => {
  if (pageState.program) return
  pageState.program = 'starts'
  loadStyles()
  const program = PROGRAM
  preload([...program, ...(SCREENS[screen] ?? [])])
  setTimeout(() => import(/* @vite-ignore */ program[0]).catch(onFailure), FRAME_MS)
}
