import type { MouseEvent } from 'react'

const MAIN = 'main'

/** Moves the focus by script: a link to `#main` would be taken for a hash route. */
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
