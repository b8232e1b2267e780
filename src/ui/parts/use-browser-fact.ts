import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** A fact that only the browser knows and that does not change; `onServer` stands for it in rendered pages. */
export const useBrowserFact = <Fact>(read: () => Fact, onServer: Fact): Fact =>
  useSyncExternalStore(neverChanges, read, () => onServer)

export const useBrowserHas = (name: 'share' | 'clipboard'): boolean =>
  useBrowserFact(() => name in navigator, false)
