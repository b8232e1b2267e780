import { createHash } from 'node:crypto'

/** Data of the page are no script, whatever their element is called. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc\s*=)(?![^>]*\stype="application\/)[^>]*>([\s\S]*?)<\/script>/gi

/** Takes the built page, gives the `sha256-…` of each script that stands in it, for the content policy. */
export const inlineScriptHashes = (html: string): ReadonlyArray<string> =>
  Array.from(
    html.matchAll(INLINE_SCRIPT),
    ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  )
