import { marked } from 'marked'
import { bindUnits } from '../../domain/text/bind-units'
import { safeHtml } from './safe-html'

/** Renders Markdown to HTML without anything that runs or loads from elsewhere. */
export const markdownToHtml = (markdown: string): string =>
  safeHtml(marked.parse(bindUnits(markdown), { async: false, gfm: true })).trim()
