import { createHash } from 'node:crypto'

/** The name of an inline script or style in a content security policy: `sha256-…`. */
export const cspHash = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Excludes data blocks, which the browser does not execute. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc\s*=)(?![^>]*\stype="application\/)[^>]*>([\s\S]*?)<\/script>/gi

/** The hashes of a page's inline scripts, as `sha256-…`, for the content security policy. */
export const inlineScriptHashes = (html: string): ReadonlyArray<string> =>
  Array.from(html.matchAll(INLINE_SCRIPT), ([, script = '']) => cspHash(script))
