import { createHash } from 'node:crypto'

/** Data elements of the page are no script. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc\s*=)(?![^>]*\stype="application\/)[^>]*>([\s\S]*?)<\/script>/gi

export const inlineScriptHashes = (html: string): ReadonlyArray<string> =>
  Array.from(
    html.matchAll(INLINE_SCRIPT),
    ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  )
