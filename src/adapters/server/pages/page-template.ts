import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const HEAD = '<!--page-head-->'
const BODY = '<!--page-body-->'
const DATA = 'id="page-data">null<'
const BOOT = '<script data-boot'

export type PageParts = {
  readonly head: string
  readonly body: string
  /** JSON as `inScript` writes it. */
  readonly data: string
  readonly screen: string
}

/** Whether a file has the marks between which pages are written; false if nothing was built. */
export const isTemplate = (html: string): boolean =>
  [HEAD, BODY, DATA, BOOT].every((mark) => html.includes(mark))

/** Escapes `<`, so that `</script>` in the data cannot end the element. */
export const inScript = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c')

/** Escapes text for an element or a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Writes a rendered page into the built template. `data` must be escaped for a script element. */
export const fillTemplate = (template: string, { head, body, data, screen }: PageParts): string =>
  template
    .replace(HEAD, () => head)
    .replace(BOOT, () => `<script data-screen="${escapeHtml(screen)}"`)
    .replace(BODY, () => body)
    .replace(DATA, () => `id="page-data">${data}<`)

const PROGRAM = /\s*<(script|dialog)\b[\s\S]*?<\/\1>|<link rel="(?:modulepreload|manifest)"[^>]*>/g

/** Writes a plain form into the built template, without the program, which it does not need. */
export const fillForm = (template: string, { head, body }: Pick<PageParts, 'head' | 'body'>): string =>
  template
    .replace(PROGRAM, '')
    .replace(HEAD, () => head)
    .replace(BODY, () => body)

/** The built page that others are made from; empty if nothing was built. */
export const readTemplate = (siteDir: string): Promise<string> =>
  readFile(join(siteDir, 'index.html'), 'utf8').catch(() => '')
