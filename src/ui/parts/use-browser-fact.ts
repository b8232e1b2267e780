import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** What is constant for a page and only the browser knows; `onServer` stands in for it where pages are rendered. */
export const useBrowserFact = <Fact>(read: () => Fact, onServer: Fact): Fact =>
  useSyncExternalStore(neverChanges, read, () => onServer)

export const useBrowserHas = (name: 'share' | 'clipboard'): boolean =>
  useBrowserFact(() => name in navigator, false)
