import { createHash } from 'node:crypto'

const HEAD = '<!--page-head-->'
const BODY = '<!--page-body-->'
const DATA = 'id="page-data">null<'
const BOOT = '<script data-boot'

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/gi

export type PageParts = {
  readonly head: string
  readonly body: string
  /** What the program reads; it becomes JSON. */
  readonly data: unknown
  /** The path of the route whose screen this is. */
  readonly screen: string
  /** By hash route, the calls that its screen makes first. */
  readonly calls: Readonly<Record<string, ReadonlyArray<string>>>
}

/** Takes the built page, gives whether pages can be written into it. */
export const isTemplate = (html: string): boolean =>
  [HEAD, BODY, DATA, BOOT].every((mark) => html.includes(mark))

/** JSON inside a script element ends at no `</script>`. */
export const inScript = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c')

/** Takes text, gives it for an element or a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Takes the built page and what a page consists of, gives the whole HTML. */
export const fillTemplate = (template: string, { head, body, data, screen, calls }: PageParts): string =>
  template
    .replace(HEAD, () => head)
    .replace(
      BOOT,
      () => `<script data-screen="${escapeHtml(screen)}" data-calls="${escapeHtml(JSON.stringify(calls))}"`,
    )
    .replace(BODY, () => body)
    .replace(DATA, () => `id="page-data">${inScript(data)}<`)

/** Takes the built page, gives the `sha256-…` of each style that stands in it, for the content policy. */
export const inlineStyleHashes = (html: string): ReadonlyArray<string> =>
  Array.from(
    html.matchAll(STYLE),
    ([, style = '']) => `sha256-${createHash('sha256').update(style).digest('base64')}`,
  )
