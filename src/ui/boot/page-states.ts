/** What styles and tests tell by attributes of the root element; each is absent at first. */
type PageStates = {
  /** The hash, if it names another page than the one that was loaded; `shown`: that page stands in its place. */
  route?: string
  program?: 'starts' | 'ready'
  /** `due`: text waits for its fonts. */
  fonts?: 'due'
  /** A dialog takes the place of its empty frame, without an animation. */
  still?: ''
}

export const page = document.documentElement.dataset as PageStates
