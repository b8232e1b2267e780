import type { NavigationKind, ReadNavigationKind } from '../../ports/browser'

type NavigationApi = EventTarget

const navigationApi = (): NavigationApi | undefined =>
  (window as Window & { readonly navigation?: NavigationApi }).navigation

type EntryState = { readonly isSeen?: boolean } | null

const isSeen = (): boolean => (history.state as EntryState)?.isSeen === true

const markSeen = (): void => history.replaceState({ ...(history.state as EntryState), isSeen: true }, '')

/** Back and a hand-typed hash both fire `popstate`; only an entry that was visited before counts as `traverse`. */
const readFromEntries = (tell: (kind: NavigationKind) => void): void => {
  const arrive = ({ type }: Event) => {
    if (!isSeen()) tell('navigate')
    else if (type === 'popstate') tell('traverse')
    markSeen()
  }
  markSeen()
  window.addEventListener('popstate', arrive)
  window.addEventListener('hashchange', arrive)
}

const readFromApi = (api: NavigationApi, tell: (kind: NavigationKind) => void): void =>
  api.addEventListener('navigate', (event) =>
    tell(
      (event as Event & { readonly navigationType?: string }).navigationType === 'traverse'
        ? 'traverse'
        : 'navigate',
    ),
  )

/** Uses the Navigation API if the browser has it. */
export const createReadNavigationKind = (): ReadNavigationKind => {
  let kind: NavigationKind = 'navigate'
  const tell = (next: NavigationKind) => {
    kind = next
  }
  const api = navigationApi()
  if (api === undefined) readFromEntries(tell)
  else readFromApi(api, tell)
  return () => kind
}
