/** State of the page as `data-` attributes of `<html>`, read by styles and tests; each is absent at first. */
type PageStates = {
  /** The hash, if it names another page than the loaded one; `shown`: the loaded page was replaced by that page. */
  route?: string
  program?: 'starts' | 'ready'
  /** `due`: text waits for its fonts. */
  fonts?: 'due'
  /** A dialog replaces its empty frame without an animation. */
  still?: ''
}

export const pageState = document.documentElement.dataset as PageStates
