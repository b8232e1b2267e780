import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** A constant of a page that only the browser knows; `onServer` is used where pages are rendered. */
export const useBrowserFact = <Fact>(read: () => Fact, onServer: Fact): Fact =>
  useSyncExternalStore(neverChanges, read, () => onServer)

export const useBrowserHas = (name: 'share' | 'clipboard'): boolean =>
  useBrowserFact(() => name in navigator, false)
