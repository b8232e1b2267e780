import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** False on the server, which cannot know what the browser supports. */
export const useBrowserHas = (name: 'share' | 'clipboard'): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => name in navigator,
    () => false,
  )
