type Press = Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp'>

/** The longest interval of a double click in ms, and the largest distance of its clicks in px. */
const DOUBLE_CLICK_MS = 500
const DOUBLE_CLICK_PX = 12

let last: { readonly press: Press; readonly isSecond: boolean } | null = null

const isNear = (a: Press, b: Press): boolean =>
  Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) <= DOUBLE_CLICK_PX

const note = (press: MouseEvent): void => {
  const isSecond =
    last !== null && press.timeStamp - last.press.timeStamp <= DOUBLE_CLICK_MS && isNear(press, last.press)
  last = { press, isSecond }
}

/** Watches all clicks to recognize the second click of a double click; returns a function that stops watching. */
export const watchDoubleClicks = (): (() => void) => {
  last = null
  window.addEventListener('click', note, true)
  return () => window.removeEventListener('click', note, true)
}

/** True during the second click of a double click, which was meant for the element before it was replaced. */
export const isSecondClick = (): boolean => last?.isSecond === true
