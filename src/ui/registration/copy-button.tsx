import { useState } from 'react'
import { RECEIPT_COPY } from '../copy/receipt'
import { useBrowserHas } from '../parts/use-browser-fact'

/** Puts a text onto the clipboard, where the browser lets it. */
export const CopyButton = ({ text }: { readonly text: string }) => {
  const [copying, setCopying] = useState<'copy' | 'copied' | 'notCopied'>('copy')
  if (!useBrowserHas('clipboard')) return null
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopying('copied'),
      () => setCopying('notCopied'),
    )
  return (
    <button type="button" onClick={copy} className="text-link min-h-11 text-inherit underline">
      <span aria-live="polite">{RECEIPT_COPY[copying]}</span>
    </button>
  )
}
