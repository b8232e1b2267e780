import type { NavigationKind, ReadNavigationKind } from '../../ports/read-navigation-kind'

type NavigationApi = EventTarget

const navigationApi = (): NavigationApi | undefined =>
  (window as Window & { readonly navigation?: NavigationApi }).navigation

/** Gives a reader of how the address last changed; without the Navigation API a popstate counts as Back or Forward. */
export const createReadNavigationKind = (): ReadNavigationKind => {
  let kind: NavigationKind = 'navigate'
  const api = navigationApi()
  if (api === undefined) {
    window.addEventListener('hashchange', () => {
      kind = 'navigate'
    })
    window.addEventListener('popstate', () => {
      kind = 'traverse'
    })
  } else {
    api.addEventListener('navigate', (event) => {
      kind =
        (event as Event & { readonly navigationType?: string }).navigationType === 'traverse'
          ? 'traverse'
          : 'navigate'
    })
  }
  return () => kind
}
