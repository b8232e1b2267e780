// Inlined into each page: loads the program when the page is idle or first touched, and replays clicks made before.
import { takeFonts } from './fonts'
import { showHashRoute } from './hash-route-page'
import { holdClicks } from './held-clicks'
import { pageState } from './page-states'
import { startProgram } from './start-program'

/** In ms; the program starts even if the page never becomes idle. */
const LATEST_START_MS = 2_000
/** In ms; afterwards the program renders a hash route itself, without its rendered page. */
const LONGEST_WAIT_MS = 5_000

let { screen = '' } = (document.currentScript as HTMLElement).dataset

const start = () => startProgram(screen, giveUp)
const giveUp = holdClicks(start)

const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run))
const startWhenIdle = () => whenIdle(start, { timeout: LATEST_START_MS })

for (const touch of ['pointerdown', 'keydown', 'focusin'])
  addEventListener(touch, start, { capture: true, once: true })
if (pageState.route) {
  screen = ''
  showHashRoute(location.hash)
    .catch(() => undefined)
    .then((shown) => {
      if (shown === undefined) return start()
      screen = shown
      startWhenIdle()
    })
  setTimeout(start, LONGEST_WAIT_MS)
} else addEventListener('load', startWhenIdle)
takeFonts()
