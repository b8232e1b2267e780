import { createHash } from 'node:crypto'

/** How a content security policy names an inline script or style: `sha256-…`. */
export const cspHash = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`
