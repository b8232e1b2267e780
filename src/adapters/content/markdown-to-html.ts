import { marked } from 'marked'
import { safeHtml } from './safe-html'

export const markdownToHtml = (markdown: string): string =>
  safeHtml(marked.parse(markdown, { async: false, gfm: true })).trim()
