type Press = Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp'>

/** The longest a double click takes, in ms, and the farthest apart its presses are, in px. */
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

/** Watches where and when the window is clicked; gives what ends that. */
export const watchPresses = (): (() => void) => {
  last = null
  window.addEventListener('click', note, true)
  return () => window.removeEventListener('click', note, true)
}

/** Gives whether the click under way is the second of a double click: it was meant for what stood there before. */
export const isSecondPress = (): boolean => last?.isSecond === true
