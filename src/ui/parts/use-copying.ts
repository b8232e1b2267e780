import { useState } from 'react'
import { useBrowserHas } from './use-browser-fact'

type Copying = {
  /** The key of the text to show. */
  readonly state: 'copy' | 'copied' | 'notCopied'
  readonly copy: () => void
}

/** Copies a text to the clipboard; null where the browser has none. */
export const useCopying = (text: string): Copying | null => {
  const [state, setState] = useState<Copying['state']>('copy')
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('notCopied'),
    )
  return useBrowserHas('clipboard') ? { state, copy } : null
}
