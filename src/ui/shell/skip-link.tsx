import type { MouseEvent } from 'react'

const MAIN = 'main'

/** Of its own accord, because the hash of a link may be a route. */
const focusMain = (event: MouseEvent): void => {
  event.preventDefault()
  const main = document.getElementById(MAIN)
  main?.setAttribute('tabindex', '-1')
  main?.focus()
}

/** The first stop of Tab, past logo and menu. */
export const SkipLink = () => (
  <a href={`#${MAIN}`} onClick={focusMain} className="skip-link screen-only btn btn-primary">
    Tới nội dung chính
  </a>
)
