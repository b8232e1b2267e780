import { marked } from 'marked'
import { safeHtml } from './safe-html'

/** Takes Markdown, gives HTML that runs nothing. */
export const markdownToHtml = (markdown: string): string =>
  safeHtml(marked.parse(markdown, { async: false, gfm: true })).trim()
